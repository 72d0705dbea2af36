import type { Locator, Page } from "@playwright/test";

/** The box in which a lesson speaks. */
export const lesson = (page: Page): Locator => page.locator(".lesson");

/** Waits until a lesson of twelve steps has come to this one. */
export const atStep = (page: Page, step: number): Promise<void> =>
  lesson(page).getByText(`Step ${step} of 12`).waitFor();
