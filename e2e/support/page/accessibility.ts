import type { Page } from "@playwright/test";
import axe from "axe-core";

type Axe = typeof axe;

/** What can be wrong: anything, or only what another colour scheme changes. */
type Extent = "anything" | "colours";

/** What axe-core finds wrong with a page, one readable line for each place. */
export async function accessibilityFaults(page: Page, extent: Extent = "anything"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    // What is right needn't be described, and no sound plays by itself here, for which everything would be loaded again.
    (only) =>
      (globalThis as unknown as { axe: Axe }).axe
        .run({ resultTypes: ["violations"], preload: false, ...only })
        .then((results) => results.violations),
    extent === "colours" ? { runOnly: ["color-contrast", "link-in-text-block"] } : {},
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`));
}

/** The same in both colour schemes, of which the page shows the dark one. In the light only what has to do with colours can be another. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await accessibilityFaults(page, "colours");
  await page.emulateMedia({ colorScheme: "dark" });
  return [...faults, ...light.map((fault) => `in the light: ${fault}`)];
}
