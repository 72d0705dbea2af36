import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useHouse } from "./test-server.js";

const scratch = mkdtempSync(join(tmpdir(), "page-"));
const folder = (file: string) => join(scratch, file);
mkdirSync(folder("web/assets"), { recursive: true });
writeFileSync(folder("web/index.html"), "<h1>Tavolata</h1>");
writeFileSync(folder("web/assets/index-1a2b.js"), "export {}");
writeFileSync(folder("secret.txt"), "secret");
afterAll(() => rmSync(scratch, { recursive: true }));

const house = useHouse({ page: { folder: folder("web"), notFound: "<h1>Nothing here</h1>" } });

/** A request whose path is sent as it stands: `fetch` would tidy it up first. */
async function statusOf(address: string, path: string): Promise<number> {
  const { port } = new URL(address);
  const sent = request({ host: "127.0.0.1", port, path });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}

test("what hasn't changed isn't sent again", async () => {
  const { address } = house;
  const etag = (await fetch(address)).headers.get("etag")!;
  const again = await fetch(address, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect((await fetch(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("what is long is sent compressed to those who can read that, and known again", async () => {
  const { address } = house;
  writeFileSync(folder("web/assets/long.js"), `/* ${"long ".repeat(1_000)}*/`);
  const sent = (accepts: string) => fetch(`${address}/assets/long.js`, { headers: { "accept-encoding": accepts } });
  const small = await sent("br, gzip");
  expect(small.headers.get("content-encoding")).toBe("gzip");
  expect(small.headers.get("vary")).toContain("accept-encoding");
  expect(await small.text()).toContain("long long");
  const plain = await sent("gzip;q=0, br");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toContain("long long");
  const etag = small.headers.get("etag")!;
  const again = await fetch(`${address}/assets/long.js`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("HEAD gives the headers alone, and nothing but GET and HEAD is taken", async () => {
  const { address } = house;
  const head = await fetch(address, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe("17");
  const post = await fetch(address, { method: "POST", body: "x" });
  expect(post.status).toBe(405);
  expect(post.headers.get("allow")).toBe("GET, HEAD");
});

test("nothing outside the folder can be had", async () => {
  const { address } = house;
  symlinkSync(folder("secret.txt"), folder("web/link.txt"));
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

test("the data of the games", async () => {
  const { address } = house;
  const games = (await (await fetch(`${address}/games.json`)).json()) as { id: string }[];
  expect(games.find(({ id }) => id === "lantern-quay")).toMatchObject({
    version: expect.any(String),
    name: { en: "Lantern Quay", it: "Il molo delle lanterne", fr: "Le quai aux lanternes" },
    bots: ["random", "easy", "normal", "strong", "patient"],
  });
  const rules = await fetch(`${address}/games/lantern-quay/rules.json`);
  expect(rules.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await rules.json()).toContainEqual(expect.objectContaining({ id: "LQ-3.2" }));
  const messages = await (await fetch(`${address}/games/lantern-quay/messages/fr.json`)).json();
  expect(messages).toMatchObject({ "game.name": "Le quai aux lanternes", "option.yes": "oui" });
  const nothing = await (await fetch(`${address}/games/lantern-quay/messages/fr.secret.json`)).json();
  expect(nothing).toEqual({});
  for (const path of ["/games/chess/rules.json", "/games/lantern-quay/messages/de.json", "/games/lantern-quay"]) {
    expect((await fetch(address + path)).status).toBe(404);
  }
});
