/** npm run site: the documents as a site at dist/site, with the pictures that the browser tests have made. */
import { existsSync } from "node:fs";
import { whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { ensureBrowser } from "./installing/browser-install.js";
import { commandOf } from "./root.js";
import { runNode } from "./run.js";
import { documents, pictures, types, webBuild } from "./testing/checks.js";
import { runStages } from "./testing/stages.js";

/** The browser tests that keep pictures of screens. */
const withPictures = ["screens", "games/.*/table", "companion"];

whenRunAsCommand(import.meta.url, async (args) => {
  if (args.some((arg) => arg !== "--anew")) {
    throw new Error('npm run site takes one word at most: "--anew" has the browser tests make all pictures anew.');
  }
  const takePictures = {
    title: "Pictures",
    work: () => runNode(commandOf("@playwright/test", "playwright"), ["test", ...withPictures]),
  };
  const isAnew = args.length > 0 || !existsSync(pictures);
  const failed = await runStages([
    { title: "Dependencies", work: () => install() },
    types,
    ...(isAnew ? [{ title: "Browser", work: ensureBrowser }, webBuild, takePictures] : []),
    documents,
  ]);
  return failed ? 1 : 0;
});
