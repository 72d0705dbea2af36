import type { Page } from "@playwright/test";
import { expect } from "./test.js";
import { goAfresh } from "./visitor.js";

/** The addresses of all that the rules of a game lead to on paper. */
export async function onPaper(page: Page, game: string): Promise<string[]> {
  await goAfresh(page, `#/rules/${game}`);
  await page.getByRole("link", { name: "Print the cards (PDF): Letter" }).waitFor();
  return page.locator(".game-on-paper a").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
}

/** They come as PDF. */
export async function expectPdf(links: readonly string[]): Promise<void> {
  for (const link of links) {
    const answer = await fetch(link, { signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    expect([link, answer.status, answer.headers.get("content-type")]).toEqual([link, 200, "application/pdf"]);
  }
}
