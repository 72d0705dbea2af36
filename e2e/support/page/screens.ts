import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "../test.js";
import { goAfresh, overflow } from "../visitor.js";
import { accessibilityFaults } from "./accessibility.js";
import { faultsAtTwice, layoutFaults } from "./layout.js";
import { keepPicture, pictures } from "./look-around.js";

const widths = [360, 768, 1280, 1920];
/** The screens whose contrasts are checked in the light theme as well: the others are made of the same parts. */
const alsoLight = ["home", "new-table", "table", "settings"];

const languages = ["it", "fr", "en"] as const;

/** A screen: where it is, what is there when it has come, and what is done then. */
export interface ScreenVisit {
  readonly at: string;
  readonly has: string;
  after?(page: Page): Promise<void>;
}

export async function show(page: Page, { at, has, after }: ScreenVisit): Promise<void> {
  await goAfresh(page, at);
  await page.locator(has).first().waitFor();
  await after?.(page);
}

interface Look {
  readonly page: Page;
  readonly name: string;
  readonly screen: ScreenVisit;
  readonly faults: string[];
}

/** What a screen says; but not the rulings, which are written in one language and name options by their ids. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const other of document.querySelectorAll<HTMLElement>("main [lang], .rule-ruling"))
      other.style.display = "none";
    const text = document.body.innerText;
    for (const other of document.querySelectorAll<HTMLElement>("main [lang], .rule-ruling")) other.style.display = "";
    return text;
  });
}

/** A text that is missing shows its key. */
function keysIn(text: string): string[] {
  const keys = text.match(/(?<![\w/.:])(?:[a-z]+\.)+[a-z][a-z-]*(?!\w)/g) ?? [];
  return keys.filter((key) => !key.endsWith("icons.net"));
}

/** Looks at a screen in one language on a phone, and says what it says there. */
async function speaks({ page, name, screen, faults }: Look, language: string): Promise<string> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(
    (chosen) => localStorage.setItem("tavolata.preferences", JSON.stringify({ language: chosen })),
    language,
  );
  await show(page, screen);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  if ((await overflow(page)) > 0) faults.push(`${name} sticks out in ${language}`);
  const text = await textOf(page);
  const keys = keysIn(text);
  if (keys.length > 0) faults.push(`${name} has no text in ${language} for ${keys.join(", ")}`);
  return text;
}

/** Looks at a screen at every width, in the dark and in the light, and keeps it as pictures. */
async function looks({ page, name, faults }: Look): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : width < 1000 ? 1024 : 900 });
    await keepPicture(page, `${name}-${width}`);
    if ((await overflow(page)) > 0) faults.push(`${name} sticks out at ${width} pixels`);
    faults.push(...(await layoutFaults(page)).map((fault) => `${name} at ${width}: ${fault}`));
    if (width === 360 || width === 1280) {
      faults.push(...(await faultsAtTwice(page)).map((fault) => `${name} at ${width}, 200 %: ${fault}`));
    }
    if (width === 1280) faults.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (alsoLight.includes(name)) {
    faults.push(...(await accessibilityFaults(page, "colours")).map((fault) => `${name} (light): ${fault}`));
  }
  await keepPicture(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: "dark" });
}

/** Whatever is wrong with these screens: in three languages on a phone, and at every width. Each is kept as a picture under its name. */
export async function screenFaults(page: Page, screens: Readonly<Record<string, ScreenVisit>>): Promise<string[]> {
  await mkdir(pictures, { recursive: true });
  await page.goto("/");
  const faults: string[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    const look = { page, name, screen, faults };
    const told = new Set<string>();
    for (const language of languages) told.add(await speaks(look, language));
    if (told.size < languages.length) faults.push(`${name} says the same in two languages`);
    await looks(look);
  }
  return faults;
}
