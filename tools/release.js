/** npm run release: makes the next version of all packages out of what stands in .changeset, and tells of it in CHANGELOG.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { takesNoArguments, whenRunAsCommand } from "./command.js";
import { commandOf, root } from "./root.js";
import { runNode, runNpm } from "./run.js";

/**
 * What Changesets says is to be released.
 * @typedef {{ changesets: { summary: string }[]; releases: { newVersion: string }[] }} Plan
 */

whenRunAsCommand(import.meta.url, async (args) => {
  takesNoArguments("npm run release", args, "What kind of version it is say the files in .changeset.");
  const { changesets, releases } = await planned();
  const version = releases[0]?.newVersion;
  if (version === undefined) throw new Error('Nothing is to be released: "npx changeset" notes a change.');
  const file = join(root, "CHANGELOG.md");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, withRelease(readFileSync(file, "utf8"), { version, day, changes: changesets }));
  await must(runNode(commandOf("@changesets/cli", "changeset"), ["version"]));
  await must(runNpm(["version", version, "--no-git-tag-version", "--allow-same-version"]));
  await must(runNpm(["install", "--package-lock-only"]));
});

/** @returns {Promise<Plan>} */
async function planned() {
  const folder = mkdtempSync(join(tmpdir(), "tavolata-release-"));
  const file = join(folder, "plan.json");
  try {
    await must(runNode(commandOf("@changesets/cli", "changeset"), ["status", "--output", relative(root, file)]));
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A changelog with one more release at its head.
 * @param {string} changelog
 * @param {{ version: string; day: string; changes: readonly { summary: string }[] }} release
 */
export function withRelease(changelog, { version, day, changes }) {
  const lines = changes.map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`);
  return changelog.replace(/^# .*\n/, (title) => `${title}\n## ${version}, ${day}\n\n${lines.join("\n")}\n`);
}

/** @param {Promise<number>} running */
async function must(running) {
  const code = await running;
  if (code !== 0) throw new Error(`It ended with exit code ${code}: see what it says above.`);
}
