export default import.meta.glob<string>(
  [
    "../../../src/futaie/text/it.ftl",
    "../../../src/futaie/server/text/it.ftl",
    "../../../src/futaie/games/*/text/it.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
