import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const program = readFileSync(new URL("../build/sw/worker.js", import.meta.url), "utf8");
const head = 'const build = "b"; const shell = ["index.html", "assets/page.js"]; const rest = ["assets/part.js"];';
const scope = "https://house.example/";

interface Asked {
  readonly path: string;
  readonly mode?: string;
}

/** The page's worker among a browser's parts that do as told. */
function startWorker(answer: (path: string) => number | undefined, isFull = false) {
  const heard = new Map<string, (event: object) => void>();
  const fetched: string[] = [];
  const kept = new Map<string, Response>();
  const hrefOf = (place: string | URL | { readonly url: string }) =>
    new URL(typeof place === "object" && "url" in place ? place.url : place, scope).href;
  const cache = {
    match: async (place: string) => kept.get(hrefOf(place)),
    put: async (place: string, response: Response) => {
      if (isFull) throw new Error("The quota has been exceeded.");
      kept.set(hrefOf(place), response);
    },
  };
  const fetch = async (place: string | { readonly url: string }) => {
    const { pathname } = new URL(hrefOf(place));
    fetched.push(pathname.slice(1));
    const status = answer(pathname.slice(1));
    if (status === undefined) throw new TypeError("no network");
    const response = new Response(pathname.endsWith("games.json") ? "[]" : `${status} ${pathname}`, { status });
    Object.defineProperty(response, "type", { value: "basic" });
    return response;
  };
  const self = {
    addEventListener: (kind: string, listen: (event: object) => void) => heard.set(kind, listen),
    registration: { scope },
    location: { origin: new URL(scope).origin },
  };
  const caches = { open: async () => cache, match: cache.match };
  runInContext(`${head}\n${program}`, createContext({ self, caches, fetch, URL, setTimeout, console: { warn() {} } }));
  return {
    fetched,
    kept,
    async ask({ path, mode = "cors" }: Asked): Promise<string> {
      let response: Promise<Response> | undefined;
      const request = { url: scope + path, method: "GET", mode };
      heard.get("fetch")!({
        request,
        respondWith: (given: Promise<Response>) => {
          response = given;
        },
      });
      return (await response!).text();
    },
    async say(data: unknown): Promise<object[]> {
      const told: object[] = [];
      let work: Promise<void> | undefined;
      heard.get("message")!({
        data,
        source: { postMessage: (message: object) => told.push(message) },
        waitUntil: (given: Promise<void>) => {
          work = given;
        },
      });
      await work;
      return told;
    },
  };
}

test("a worker keeps everything only for its own page, and never fetches the page's frame again", async () => {
  const worker = startWorker(() => 200);
  expect(await worker.say({ keepAll: `${scope}assets/newer.js` })).toMatchObject([{ tavolata: "not-kept" }]);
  expect(worker.fetched).toEqual([]);
  const told = await worker.say({ keepAll: `${scope}assets/page.js` });
  expect(told.at(-1)).toMatchObject({ tavolata: "keeping", kept: 2, all: 2 });
  expect([...worker.fetched].sort()).toEqual(["assets/part.js", "games.json", "games.json"]);
});

test("a full disk doesn't withhold what the network said", async () => {
  const worker = startWorker(() => 200, true);
  expect(await worker.ask({ path: "assets/part.js" })).toBe("200 /assets/part.js");
  expect(await worker.ask({ path: "games/lantern-quay/rules.json" })).toBe("200 /games/lantern-quay/rules.json");
});

test("a server that says no is believed; one that isn't well or isn't there is replaced by what is kept", async () => {
  let status: number | undefined = 403;
  const worker = startWorker(() => status);
  worker.kept.set(`${scope}index.html`, new Response("kept"));
  expect(await worker.ask({ path: "", mode: "navigate" })).toBe("403 /");
  status = 502;
  expect(await worker.ask({ path: "", mode: "navigate" })).toBe("kept");
  worker.kept.set(`${scope}index.html`, new Response("kept"));
  status = undefined;
  expect(await worker.ask({ path: "", mode: "navigate" })).toBe("kept");
});
