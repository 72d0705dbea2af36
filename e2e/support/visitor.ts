import type { Browser, BrowserContextOptions, Locator, Page, WebSocketRoute } from "playwright-core";

/** Somebody at the page in a browser of their own. */
export interface Visitor {
  readonly page: Page;
  /** What went wrong in the page. */
  readonly mistakes: string[];
}

/** Somebody between whom and the server somebody listens. */
export interface Overheard extends Visitor {
  /** Everything that the server sent: bodies of text and messages of sockets. */
  readonly heard: string[];
  /** Breaks the line off, as a bad network would. */
  dropLine(): Promise<void>;
  /** Breaks it off and lets none come about, until it is mended. */
  cutLine(): Promise<void>;
  mendLine(): void;
}

export const desk = { width: 1280, height: 800 };
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let visitors = 0;

/** An address that nobody else comes from: a server counts what each asks for. */
function ownAddress(): string {
  visitors += 1;
  return `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`;
}

/** Somebody whose bots are quick. */
export async function visit(browser: Browser, address?: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: desk,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block", // what a page keeps for later would come between a test and its server
    extraHTTPHeaders: { "x-forwarded-for": ownAddress() },
    ...options,
  });
  await context.addInitScript(() => {
    if (!localStorage.getItem("tavolata.preferences")) localStorage.setItem("tavolata.preferences", '{"pace":4}');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000); // a machine that others use as well is slow
  const mistakes: string[] = [];
  page.on("pageerror", (error) => mistakes.push(String(error)));
  if (address !== undefined) await page.goto(address);
  return { page, mistakes };
}

/** Listens to all that the server sends to somebody from now on, and can break the line. It makes everything slower: only for who wants to know. */
export async function overhear({ page, mistakes }: Visitor): Promise<Overheard> {
  const heard: string[] = [];
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  page.on("response", (response) => {
    if (/json|javascript|html/.test(response.headers()["content-type"] ?? "")) {
      response.text().then(
        (text) => heard.push(text),
        () => {}, // it was left before it had come
      );
    }
  });
  await page.routeWebSocket(/\/api\/play$/, async (line) => {
    if (isCut) return line.close({ code: 1011 });
    const server = line.connectToServer();
    lines.add(line);
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      heard.push(String(message));
      line.send(message);
    });
  });
  const dropLine = async () => {
    const all = [...lines];
    lines.clear();
    await Promise.all(all.map((line) => line.close({ code: 1011 })));
  };
  return {
    page,
    mistakes,
    heard,
    dropLine,
    cutLine: () => {
      isCut = true;
      return dropLine();
    },
    mendLine: () => {
      isCut = false;
    },
  };
}

let loads = 0;

/** Loads a screen from the beginning: where only what follows the # is another, a browser would keep the page that it has. */
export async function goAfresh(page: Page, url: string, screen: string): Promise<void> {
  loads += 1;
  await page.goto(`${url}/?${loads}${screen}`);
}

/** How far the page sticks out to the right; in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Holds something down for as long as it takes. */
export async function holdUntil(page: Page, what: Locator, wanted: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  await wanted.waitFor();
  await page.mouse.up();
}

export const question = (page: Page) => page.locator(".question");
export const actions = (page: Page) => page.locator(".actions");
export const log = (page: Page) => page.getByRole("log");
/** The window at the end of a match. */
export const ending = (page: Page) => page.getByRole("dialog").filter({ has: page.locator(".end-proof") });
