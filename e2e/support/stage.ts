import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { sharedBrowser } from "./browser.js";
import { type Overheard, overhear, type Visitor, visit } from "./visitor.js";

/** Where the tests of one file play: the server that all share, and a browser that no other file uses at the same time. */
export interface Stage {
  /** Of the server, without a slash at the end. */
  readonly url: string;
  /** Somebody comes with a browser of their own. Left out: to an empty page. */
  come(address?: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** The same, and all that the server sends is listened to. */
  comeOverheard(address: string): Promise<Overheard>;
}

/** Sets the stage before the tests of a file. Everybody leaves after each test, which fails when anything went wrong in a page. */
export function setStage(): Stage {
  let browser: Browser | undefined;
  const visitors: Visitor[] = [];
  const leave = () => Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  // Whoever came before the first test leaves as well: the browser stays for the next file.
  afterAll(leave);
  afterEach(async () => {
    const mistakes = visitors.splice(0).flatMap((visitor) => visitor.mistakes);
    await leave();
    expect(mistakes).toEqual([]);
  });
  const come = async (address?: string, options?: BrowserContextOptions) => {
    const visitor = await visit(browser!, address, options);
    visitors.push(visitor);
    return visitor;
  };
  return {
    url: inject("address"),
    come,
    async comeOverheard(address) {
      const overheard = await overhear(await come());
      await overheard.page.goto(address);
      return overheard;
    },
  };
}
