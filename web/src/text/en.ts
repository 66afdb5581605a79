export default import.meta.glob<string>(
  [
    "../../../src/futaie/text/en.ftl",
    "../../../src/futaie/server/text/en.ftl",
    "../../../src/futaie/games/*/text/en.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
