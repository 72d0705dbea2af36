import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { pathToFileURL } from "node:url";
import { nodeClient } from "@tavolata/client/node";
import { expect, onTestFinished, test } from "vitest";
import { emptyDataFolder } from "../../server/test/storage/empty-database.js";
import { type CommandResult, tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

/** A built client in a folder, served while something happens. */
async function whileServing(
  happens: (address: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<CommandResult> {
  mkdirSync(scratch("web/assets"), { recursive: true });
  writeFileSync(scratch("web/index.html"), "<h1>Tavolata</h1>");
  writeFileSync(scratch("web/assets/index-1a2b.js"), "export {}");
  const words = ["serve", "--folder", scratch("web"), "--data", await dataFolder(), "--port", "0", ...more];
  return tavolata(words, { meanwhile: (out) => happens(/http:\S+/.exec(out)![0]) });
}

/** A folder to keep tables in, with an empty database: to make one takes seconds. */
async function dataFolder(): Promise<string> {
  const folder = await emptyDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("says where it is on one line, serves the client, and ends well", async () => {
  const { code, out, err } = await whileServing(
    async (address) => {
      const page = await fetch(address);
      expect(page.status).toBe(200);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(page.headers.get("cache-control")).toBe("no-cache");
      expect(page.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await page.text()).toBe("<h1>Tavolata</h1>");
      const script = await fetch(`${address}/assets/index-1a2b.js?x=1`);
      expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const missing = await fetch(`${address}/nowhere`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toMatch(/<html lang="it">[\s\S]*Questa pagina non c’è[\s\S]*<a href="\/">/);
      const guest = nodeClient(address);
      expect(await guest.comeIn("Mira")).toMatchObject({ name: "Mira" });
      guest.close();
    },
    ["--language", "it"],
  );
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Tavolata è su http:\/\/localhost:\d+\n$/);
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

/** A PostgreSQL whose disk is full: it tells whoever comes, and hangs up. */
async function fullDatabase(): Promise<string> {
  const fields = ["SFATAL", "VFATAL", "C53100", "Mcould not write init file: No space left on device"];
  const said = Buffer.from(`${fields.join("\0")}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  const database = createServer((socket) => {
    socket.on("error", () => {}).once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, said])));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void database.close());
  await once(database, "listening");
  return `postgresql://tavolata@127.0.0.1:${(database.address() as AddressInfo).port}/tavolata`;
}

test("a start where there is no room left says so, and what to do", async () => {
  mkdirSync(scratch("web"), { recursive: true });
  const words = ["serve", "--folder", scratch("web"), "--port", "0"];
  const { code, out, err } = await tavolata(words, { env: { DATABASE_URL: await fullDatabase() } });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/There is no room left on the disk where the tables are kept \(.*\)\. Make some/);
});

test("without a port, the next free one is taken", async () => {
  mkdirSync(scratch("web"));
  const words = async () => ["serve", "--folder", scratch("web"), "--data", await dataFolder()];
  const ports: number[] = [];
  const portIn = (out: string) => Number(/:(\d+)\n/.exec(out)![1]);
  await tavolata(await words(), {
    meanwhile: async (out) => {
      ports.push(portIn(out));
      await tavolata(await words(), { meanwhile: async (inner) => void ports.push(portIn(inner)) });
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
