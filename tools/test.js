/** npm test: everything, from a fresh clone to the last browser test. */

import { takesNoArguments, whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { ensureBrowser } from "./installing/browser-install.js";
import { ensureNginx } from "./installing/nginx.js";
import { checkAll, documents, lint, sizes, tests, types, unused, webBuild } from "./testing/checks.js";

/** How many random matches each property is tried on, unless the caller says. */
const seeds = process.env["TAVOLATA_SEEDS"] ?? "1000";

whenRunAsCommand(import.meta.url, (args) => {
  takesNoArguments("npm test", args, 'For some tests only: "npx vitest run <part of a file\'s name>".');
  /** @type {import("./testing/tally.js").Result[]} */
  const results = [];
  return checkAll(
    [
      { title: "Dependencies", work: () => install() },
      { title: "Browser", work: ensureBrowser },
      { title: "Door", work: ensureNginx },
      types,
      lint(),
      unused,
      webBuild,
      sizes,
      tests("Unit, property and database tests", "Vitest", [], results, { TAVOLATA_SEEDS: seeds }),
      tests("Browser tests", "Playwright", [], results),
      documents,
    ],
    results,
  );
});
