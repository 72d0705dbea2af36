/** npm run check: the quick look after every change, at what it can have touched. No browser, no database. */
import { lastGreen, noteGreen, stateNow } from "./changed/last-green.js";
import { planSince } from "./changed/plan.js";
import { whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { checkAll, lint, tests, types, unused } from "./testing/checks.js";

whenRunAsCommand(import.meta.url, async (args) => {
  if (args.some((arg) => arg !== "--all"))
    throw new Error(
      '"npm run check" takes no arguments besides --all. For some tests only: "npx vitest run <part of a file\'s name>".',
    );
  const now = stateNow();
  const plan = planSince(args.length > 0 ? undefined : lastGreen(), now);
  console.log(args.length > 0 ? "Everything runs." : plan.why);
  /** @type {import("./testing/tally.js").Result[]} */
  const results = [];
  const code = await checkAll(
    [
      { title: "Dependencies", work: () => install() },
      types,
      lint(plan.lint),
      unused,
      tests(
        "Unit tests",
        "Vitest",
        ["--project", "unit", ...(plan.tests ?? [])],
        results,
        plan.games.length > 0 ? { TAVOLATA_GAMES: plan.games.join(" "), TAVOLATA_SEEDS: "1" } : {},
      ),
    ].filter(({ title }) => title !== "Unit tests" || plan.tests?.length !== 0),
    results,
  );
  if (code === 0) noteGreen(now);
  return code;
});
