import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import sort from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/wire.ts", "src/games/*/shapes.ts", "src/games/hortis/rulesPictures.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    plugins: { sort },
    rules: {
      "no-undef": "off", // the types' check knows better
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // Svelte drops a space at the edge of a block
      "svelte/prefer-svelte-reactivity": "off", // our maps are made anew, or nothing on the page reads them
      "sort/imports": ["error", { groups: [["^[^.]", "^\\."]] }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["**/*.svelte"], rules: { "no-useless-assignment": "off" } }, // it does not see what is read in markup
  { files: ["**/*.ts", "**/*.svelte"], rules: { "@typescript-eslint/no-floating-promises": "error" } },
  { files: ["*.js", "src/shell/worker.js"], extends: [ts.configs.disableTypeChecked] },
);
