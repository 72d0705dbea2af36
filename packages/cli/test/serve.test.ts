import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { type Seen, tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

/** A built client in a folder, served while something happens. */
async function whileServing(happens: (address: string) => Promise<void>, more: readonly string[] = []): Promise<Seen> {
  mkdirSync(scratch("web/assets"), { recursive: true });
  writeFileSync(scratch("web/index.html"), "<h1>Tavolata</h1>");
  writeFileSync(scratch("web/assets/index-1a2b.js"), "export {}");
  writeFileSync(scratch("secret.txt"), "secret");
  const words = ["serve", "--folder", scratch("web"), "--port", "0", ...more];
  return tavolata(words, { meanwhile: (out) => happens(/http:\S+/.exec(out)![0]) });
}

/** A request whose path is sent as it stands: `fetch` would tidy it up first. */
async function statusOf(address: string, path: string): Promise<number> {
  const { port } = new URL(address);
  const sent = request({ host: "127.0.0.1", port, path });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}

test("says where it is on one line, serves the client, and ends well", async () => {
  const { code, out, err } = await whileServing(async (address) => {
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await page.text()).toBe("<h1>Tavolata</h1>");
    const script = await fetch(`${address}/assets/index-1a2b.js?x=1`);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Tavolata is at http:\/\/localhost:\d+\n$/);
});

test("what hasn't changed isn't sent again", async () => {
  await whileServing(async (address) => {
    const etag = (await fetch(address)).headers.get("etag")!;
    const again = await fetch(address, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect((await fetch(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

test("HEAD gives the headers alone, and nothing but GET and HEAD is taken", async () => {
  await whileServing(async (address) => {
    const head = await fetch(address, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe("17");
    const post = await fetch(address, { method: "POST", body: "x" });
    expect(post.status).toBe(405);
    expect(post.headers.get("allow")).toBe("GET, HEAD");
  });
});

test("what isn't there is a page with a way home", async () => {
  await whileServing(
    async (address) => {
      const missing = await fetch(`${address}/nowhere`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toMatch(/<html lang="it">[\s\S]*Questa pagina non c’è[\s\S]*<a href="\/">/);
      expect((await fetch(`${address}/assets`)).status).toBe(404);
    },
    ["--language", "it"],
  );
});

test("nothing outside the folder can be had", async () => {
  await whileServing(async (address) => {
    symlinkSync(scratch("secret.txt"), scratch("web/link.txt"));
    const paths = [
      "/../secret.txt",
      "/assets/../../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..%5csecret.txt",
    ];
    for (const path of [...paths, "//secret.txt", "/link.txt", "/%00", "/%zz", "/web/../../secret.txt"]) {
      expect([path, await statusOf(address, path)]).toEqual([path, 404]);
    }
  });
});

test("the data of the games", async () => {
  await whileServing(async (address) => {
    const games = (await (await fetch(`${address}/games.json`)).json()) as { id: string }[];
    expect(games.find(({ id }) => id === "lantern-quay")).toMatchObject({
      version: expect.any(String),
      name: { en: "Lantern Quay", it: "Il molo delle lanterne", fr: "Le quai aux lanternes" },
      bots: ["random", "thumb"],
    });
    const rules = await fetch(`${address}/games/lantern-quay/rules.json`);
    expect(rules.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await rules.json()).toContainEqual(expect.objectContaining({ id: "LQ-3.2" }));
    const messages = await (await fetch(`${address}/games/lantern-quay/messages/fr.json`)).json();
    expect(messages).toMatchObject({ "game.name": "Le quai aux lanternes", "option.yes": "oui" });
    for (const path of ["/games/chess/rules.json", "/games/lantern-quay/messages/de.json", "/games/lantern-quay"]) {
      expect((await fetch(address + path)).status).toBe(404);
    }
  });
});

test("a port that was asked for and is taken is an error", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  mkdirSync(scratch("web"));
  const { code, err } = await tavolata(["serve", "--folder", scratch("web"), "--port", String(port)]);
  other.close();
  expect(code).toBe(1);
  expect(err).toContain(`Port ${port} on 127.0.0.1 can’t be had`);
});

test("without a port, the next free one is taken", async () => {
  mkdirSync(scratch("web"));
  const words = ["serve", "--folder", scratch("web")];
  const ports: number[] = [];
  const portIn = (out: string) => Number(/:(\d+)\n/.exec(out)![1]);
  await tavolata(words, {
    meanwhile: async (out) => {
      ports.push(portIn(out));
      await tavolata(words, { meanwhile: async (inner) => void ports.push(portIn(inner)) });
    },
  });
  const [first, second] = ports;
  expect(first).toBeGreaterThanOrEqual(8080);
  expect(second).toBeGreaterThan(first!);
});

test("a client that isn't built, or a folder that isn't there, is said clearly", async () => {
  const house = pathToFileURL(scratch("/"));
  expect(await tavolata(["serve"], { house })).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining("This part isn’t built yet (web): run “npm run build” first."),
  });
  expect((await tavolata(["serve", "--folder", scratch("nowhere")])).err).toMatch(/There is no folder .*nowhere/);
});
