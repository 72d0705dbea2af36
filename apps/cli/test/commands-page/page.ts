import type { Command } from "commander";
import { examples } from "./examples.js";
import { npmScripts } from "./npm-scripts.js";
import { englishProgram, everyCommand, fullName, helpOf } from "./program-help.js";

/** The text of docs/commands.md. */
export function commandsPage(): string {
  const [program, ...commands] = everyCommand(englishProgram());
  return [
    "# Commands",
    "",
    "What `npm` and `npx tavolata` can do in this project. This page is written by `npx vitest run commands-page --update`, from `package.json` and from each command's `--help`; a test fails when they say something else.",
    "",
    "## npm",
    "",
    "| command | what it does |",
    "|---|---|",
    ...Object.entries(npmScripts).map(([script, words]) => `| \`${npmCommand(script)}\` | ${words} |`),
    "",
    "## tavolata",
    "",
    "The commands of `tavolata` need a build: `npm run build`, or `npm start` once. Each has its own `--help`, which speaks Italian and French, too: `npx tavolata play --help --language it`.",
    "",
    ...block([helpOf(program!)]),
    ...commands.flatMap(section),
  ].join("\n");
}

const npmCommand = (script: string): string =>
  ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;

function section(command: Command): string[] {
  const lines = examples[command.name()];
  const heading = `${"#".repeat(fullName(command).split(" ").length)} ${fullName(command).replace("npx ", "")}`;
  return [
    heading,
    "",
    ...block([helpOf(command)]),
    ...(lines
      ? [lines.length === 1 ? "Example:" : "Examples:", "", ...block(lines.map((line) => `npx tavolata ${line}`))]
      : []),
  ];
}

const block = (lines: readonly string[]): string[] => ["```", ...lines, "```", ""];
