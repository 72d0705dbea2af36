import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Overheard, overhear } from "./page/overheard.js";

/** Somebody more comes with a browser of their own: to this address, or to an empty page. */
export type Come = (address?: string, options?: BrowserContextOptions) => Promise<Page>;

interface People {
  readonly come: Come;
  /** The same, and all that the server sends is listened to. */
  comeOverheard(address: string): Promise<Overheard>;
}

/** A test in the browser. Whoever is at `page` and whoever comes has a browser of their own; the test fails when anything went wrong in a page of theirs. */
export const test = base.extend<People>({
  context: async ({ context }, use) => {
    const mistakes = await prepare(context);
    await use(context);
    expect(mistakes).toEqual([]);
  },
  come: async ({ browser }, use) => {
    const came: { readonly context: BrowserContext; readonly mistakes: readonly string[] }[] = [];
    await use(async (address, options) => {
      const context = await browser.newContext(options);
      came.push({ context, mistakes: await prepare(context) });
      const page = await context.newPage();
      if (address !== undefined) await page.goto(address);
      return page;
    });
    await Promise.all(came.map(({ context }) => context.close()));
    expect(came.flatMap(({ mistakes }) => mistakes)).toEqual([]);
  },
  comeOverheard: async ({ come }, use) => {
    await use(async (address) => {
      const overheard = await overhear(await come());
      await overheard.page.goto(address);
      return overheard;
    });
  },
});

export { expect };

/** Lets somebody come from an address of their own and have quick bots. Answers with what goes wrong in their pages. */
async function prepare(context: BrowserContext): Promise<readonly string[]> {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress() });
  await context.addInitScript(() => {
    if (location.protocol === "about:") return; // an empty page keeps nothing
    if (!localStorage.getItem("tavolata.preferences")) localStorage.setItem("tavolata.preferences", '{"pace":4}');
  });
  const mistakes: string[] = [];
  context.on("weberror", (error) => mistakes.push(String(error.error())));
  return mistakes;
}

let visitors = 0;

/** An address that nobody else comes from: a server counts what each asks for. */
function ownAddress(): string {
  visitors += 1;
  return `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`;
}
