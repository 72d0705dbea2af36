import { readFile } from "node:fs/promises";
import { nodeClient } from "@tavolata/client/node";
import { accessibilityFaults } from "@tavolata/e2e/support/page/accessibility.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { log } from "@tavolata/e2e/support/visitor.js";
import { Match, type Save, WordStream } from "@tavolata/kernel";
import { heroQuest } from "../../game.js";

/** A long match is one of more than 600 answers. */
const answers = 700;

/** A match by chance that lasts that long, and how many events everybody was told in it. */
async function longMatch(): Promise<{ readonly save: Save; readonly events: number }> {
  const { ruleset } = await heroQuest.module();
  for (let i = 0; i < 100; i++) {
    const seed = `long-log-${i}`;
    const match = Match.start(ruleset, { options: { campaign: true }, seed });
    const words = new WordStream(seed, "bots", 0);
    while (match.at < answers && !match.outcome) {
      const { seat, ids, min } = match.asked[0]!;
      const from = words.below(ids.length);
      const count = Math.min(ids.length, Math.max(1, min));
      match.answer({ seat, picks: Array.from({ length: count }, (_, n) => ids[(from + n) % ids.length]!) });
    }
    if (!match.outcome) return { save: match.save(), events: match.eventCount("audience") };
  }
  throw new Error("None of a hundred matches lasted that long.");
}

test("the log of a long match begins with its newest lines; older ones come when asked for, and all of them are kept", async ({
  baseURL,
  page,
}) => {
  const { save, events } = await longMatch();
  const client = nodeClient(baseURL!);
  await client.comeIn("Mira");
  const { id } = await client.openFromFile({ save, open: true });
  client.close();
  await page.goto(`/#/table/${id}`);
  const lines = log(page).locator(".log-moment");
  await lines.first().waitFor();
  const first = await lines.count();
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThanOrEqual(50);
  expect(await accessibilityFaults(page)).toEqual([]);
  const older = log(page).getByRole("button", { name: "Show older lines" });
  await older.click();
  await expect.poll(() => lines.count()).toBeGreaterThan(first);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as text" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(
    text
      .trim()
      .split("\n")
      .filter((line) => /^\d+\.\d+ /.test(line)),
  ).toHaveLength(events);

  await expect
    .poll(async () => {
      if (await older.isVisible()) await older.click();
      return lines.count();
    })
    .toBe(events);
  await log(page).getByText("Fingerprint of the seed").waitFor();
});
