import { letBotPlay } from "@tavolata/e2e/support/laid-table.js";
import { keepPicture, lookAround } from "@tavolata/e2e/support/page/look-around.js";
import { expect, test } from "@tavolata/e2e/support/test.js";
import { overflow, phone } from "@tavolata/e2e/support/visitor.js";
import type { Save } from "@tavolata/kernel";
import { answerSouls, layMoment, openSouls, questionIn, saveAt, shortSeed, soulsTwin } from "./support/twin.js";

let seed: string;

test.beforeAll(async () => {
  seed = await shortSeed();
});

test.use({ colorScheme: "dark" });

/** The moments that are looked at, each when it comes for the first time; those with `true` more closely. */
const moments: Readonly<Record<string, boolean>> = {
  "choose-hero": false,
  outfit: false,
  "hero-turn": true,
  "pay-effect": false,
  "next-hero": false,
};

test("two heroes in one hand play the first quest to its end by clicks; every moment looks right at every width", async ({
  page,
}) => {
  const twin = await soulsTwin(seed);
  const { match } = twin;
  await openSouls(page, seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  let onBoard = 0;
  /** How much was hatched, because it was barred. */
  let hatched = 0;
  while (match.asked[0]) {
    const { kind, seat } = match.asked[0];
    await questionIn(page, match.decision(seat)!).waitFor();
    const isClose = moments[kind];
    if (isClose !== undefined && !seen.has(kind)) faults.push(...(await lookAround(page, `souls-${kind}`, isClose)));
    seen.add(kind);
    if (kind === "hero-turn") hatched += await page.locator(".sw-forbidden").count();
    if ((await answerSouls(page, twin)) === "board") onBoard += 1;
  }
  expect(onBoard).toBeGreaterThan(10);
  expect(hatched).toBeGreaterThan(0);
  const ending = page.getByRole("dialog").filter({ has: page.locator(".end-proof") });
  await ending.locator(".sw-report dd").first().waitFor();
  expect(faults).toEqual([]);
});

/** A match at the first moment of this kind that fits. */
async function at(kind: string, fits?: Parameters<typeof saveAt>[2]): Promise<Save> {
  const save = await saveAt(seed, kind, fits);
  if (!save) throw new Error(`The match with the seed "${seed}" has no such moment: ${kind}.`);
  return save;
}

test("results are coins: an effect is chosen, taken back and chosen again before it counts", async ({ page }) => {
  await layMoment(page, await at("pay-effect"));
  const effect = page.locator(".sw-effect.open").first();
  const spent = page.locator(".sw-paying .sw-coin.spent");
  await effect.click();
  await page.locator(".sw-effect.chosen").waitFor();
  const paid = await spent.count();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator(".sw-effect.chosen").waitFor({ state: "detached" });
  expect(await spent.count()).toBeLessThanOrEqual(paid);
  await effect.click();
  await page.locator(".sw-effect.chosen").click();
  await page.locator(".sw-effect.chosen").waitFor({ state: "detached" });
  await effect.click();
  await page.locator(".sw-effect.chosen").waitFor();
  await page.getByRole("button", { name: "Resolve", exact: true }).click();
  await page
    .getByRole("log")
    .getByText(/pays for .+ –/)
    .first()
    .waitFor();
});

test("with the keyboard alone: arrows lead from area to area and say what is there, Enter walks", async ({ page }) => {
  const canMove = (options: readonly string[]) => options.some((id) => id.startsWith("move:"));
  const save = await at("hero-turn", canMove);
  await layMoment(page, save);
  const goOn = page.locator(".sw-reader-on");
  if ((await goOn.count()) > 0) await goOn.click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const { keyboard } = page;
  const words = page.locator(".sw-board > [role=status]");
  await keyboard.press("ArrowUp");
  await words.getByText(/HP/).waitFor();
  const target = page.locator(".sw-target.move[data-at]").first();
  const area = (await target.getAttribute("data-at"))!.slice("area:".length);
  await target.focus();
  await page.locator(".sw-sight").waitFor();
  await keyboard.press("Enter");
  await page.getByRole("log").getByText(`to ${area}`).first().waitFor();
  // A bot that plays the same turn says why in the log.
  await layMoment(page, save);
  await letBotPlay(page);
  await page.getByRole("log").locator(".log-reason").first().waitFor({ state: "attached" });
});

test("on a phone three languages have room in every tab, and no text is missing", async ({ come }) => {
  const page = await come(undefined, phone);
  await layMoment(page, await at("hero-turn", (options) => options.length > 5));
  const faults: string[] = [];
  for (const language of ["it", "fr", "en"] as const) {
    await page.evaluate((chosen) => {
      localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen }));
    }, language);
    await page.reload();
    await page.locator(`html[lang="${language}"] .sw-board[data-question]`).waitFor();
    await keepPicture(page, `souls-phone-${language}`);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      if ((await overflow(page)) > 0) faults.push(`it sticks out in ${language}`);
      const text = await page.evaluate(() => document.body.innerText);
      faults.push(...(text.match(/⟨[^⟩]*⟩|souls\.[a-z.-]+/g) ?? []));
    }
  }
  expect(faults).toEqual([]);
});
