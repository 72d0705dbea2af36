import type { Page, WebSocketRoute } from "@playwright/test";

/** Somebody between whom and the server somebody listens. */
export interface Overheard {
  readonly page: Page;
  /** Everything that the server sent: bodies of text and messages of sockets. */
  readonly heard: string[];
  /** Breaks the line off, as a bad network would. */
  dropLine(): Promise<void>;
  /** Breaks it off and lets none come about, until it is mended. */
  cutLine(): Promise<void>;
  mendLine(): void;
}

/** Listens to all that the server sends to somebody from now on, and can break the line. It makes everything slower: only for who wants to know. */
export async function overhear(page: Page): Promise<Overheard> {
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
