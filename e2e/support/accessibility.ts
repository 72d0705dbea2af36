import axe from "axe-core";
import type { Page } from "playwright-core";

type Axe = typeof axe;

/** What axe-core finds wrong with a page, one readable line for each place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  // What is right needn't be described.
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] }),
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`));
}
