/** npm run check: the quick look after every change. No browser, no database. */
import { checkAll, lint, tests, types } from "./checks.js";
import { takesNoArguments, whenRunAsCommand } from "./command.js";
import { install } from "./install.js";

/** These start servers with their databases: npm test has the time for them. */
const slow = ["apps/server/test/**", "apps/cli/test/serve.test.ts", "e2e/ordeal/test/short.test.ts"];

whenRunAsCommand(import.meta.url, (args) => {
  takesNoArguments("npm run check", args, 'For some tests only: "npx vitest run <part of a file\'s name>".');
  /** @type {import("./tally.js").Tally[]} */
  const tallies = [];
  return checkAll(
    [
      { title: "Dependencies", work: () => install() },
      types,
      lint,
      tests(
        "Unit tests",
        slow.flatMap((files) => ["--exclude", files]),
        tallies,
      ),
    ],
    tallies,
  );
});
