/**
 * npm run device-fixture: plays at a device with a real browser, writes quests and a deck and so on, and keeps what the browser keeps of it in e2e/fixtures. The
 * tests of later versions find all of it again. To be run when a release is made.
 */

import { whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { ensureBrowser } from "./installing/browser-install.js";
import { commandOf } from "./root.js";
import { runNode } from "./run.js";
import { types, webBuild } from "./testing/checks.js";
import { runStages } from "./testing/stages.js";

whenRunAsCommand(import.meta.url, async ([name, ...more]) => {
  if (!name || more.length > 0 || !/^[\w.-]+$/.test(name)) {
    throw new Error('Say how the release is called, as in "npm run device-fixture -- 0.2.0".');
  }
  const play = () =>
    runNode(commandOf("@playwright/test", "playwright"), ["test", "saved-device"], {
      env: { TAVOLATA_KEEP_DEVICE: name },
    });
  const failed = await runStages([
    { title: "Dependencies", work: () => install() },
    { title: "Browser", work: ensureBrowser },
    types,
    webBuild,
    { title: "Device", work: play },
  ]);
  return failed ? 1 : 0;
});
