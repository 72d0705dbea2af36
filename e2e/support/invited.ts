import type { Page } from "@playwright/test";
import { question } from "./visitor.js";

/** Lays a table of a game in the page, with these seats for those who get links; the links into them. The table waits for them. */
export async function layWithLinks(page: Page, game: string, seats: readonly string[]): Promise<string[]> {
  await page.goto("/#/new");
  await page.getByRole("radio", { name: game }).check();
  for (const seat of seats) await page.getByRole("combobox", { name: seat, exact: true }).selectOption("link");
  await page.getByRole("button", { name: "Lay a table" }).click();
  const invitations = page.getByRole("dialog", { name: "Invite your friends" });
  await invitations.waitFor();
  const links = await invitations
    .getByRole("textbox")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole("button", { name: "To the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  return links;
}

/** Whoever came by such a link sits down; the match begins when nobody is missing. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await question(page).waitFor();
}
