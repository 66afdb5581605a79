export default import.meta.glob<string>(
  [
    "../../../src/futaie/text/fr.ftl",
    "../../../src/futaie/server/text/fr.ftl",
    "../../../src/futaie/games/*/text/fr.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
