// Writes the service worker with the names of all files that were built.

import type { Plugin } from "vite";

export function shell(): Plugin {
  let root = "";
  return {
    name: "futaie-shell",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => fileName.startsWith("assets/"));
        const entry = built.find((file) => file.type === "chunk" && file.isEntry)!.fileName;
        const files = [...built.map(({ fileName }) => `/${fileName}`).sort(), "/icon.svg", "/manifest.webmanifest"];
        const source = await this.fs.readFile(`${root}/src/shell/worker.js`, { encoding: "utf8" });
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("There is no index.");
        const digest = await crypto.subtle.digest(
          "SHA-256",
          new TextEncoder().encode(files.join() + index.source + source),
        );
        const release = Array.from(new Uint8Array(digest).slice(0, 8), (byte) =>
          byte.toString(16).padStart(2, "0"),
        ).join("");
        const worker = source
          .replace("__RELEASE__", release)
          .replace('["__FILES__"]', JSON.stringify(files))
          .replace("__ENTRY__", `/${entry}`);
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
      },
    },
  };
}
