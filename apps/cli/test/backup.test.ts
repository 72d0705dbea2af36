import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type NodeTransport, nodeClient } from "@tavolata/client/node";
import { expect, onTestFinished, test } from "vitest";
import { newDataFolder } from "../../server/test/storage/empty-database.js";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

/** Serves what lies in a folder while something happens. */
function whileServing(data: string, happens: (address: string) => Promise<void>) {
  writeFileSync(scratch("index.html"), "<h1>Tavolata</h1>");
  const words = ["serve", "--folder", scratch("."), "--data", data, "--port", "0"];
  return tavolata(words, { meanwhile: (out) => happens(/http:\S+/.exec(out)![0]) });
}

test("a house is backed up and restored by the commands, and its people find their tables; what can't be done says why and leaves nothing behind", async () => {
  const data = await newDataFolder();
  onTestFinished(() => rmSync(data, { recursive: true }));
  const file = scratch("everything.jsonl");
  let cookie = "";
  let table = "";
  const served = await whileServing(data, async (address) => {
    const mira = nodeClient(address);
    await mira.comeIn("Mira");
    table = (await mira.openTable({ game: "lantern-quay", seats: { "smuggler-1": { sits: "me" } } })).id;
    cookie = (mira.transport as NodeTransport).cookie!;
    mira.close();
    // A folder is one server's: the backup is refused, and no half of a file keeps the next one from being made.
    const busy = await tavolata(["backup", file, "--data", data]);
    expect(busy).toMatchObject({ code: 1, out: "" });
    expect(busy.err).toContain("another server");
    expect(existsSync(file)).toBe(false);
    expect(existsSync(`${file}.part`)).toBe(false);
  });
  expect(served).toMatchObject({ code: 0, err: "" });

  // What an interrupted one left isn't in the way, whoever may read it.
  writeFileSync(`${file}.part`, "half", { mode: 0o644 });
  expect(await tavolata(["backup", file, "--data", data])).toMatchObject({ code: 0, err: "" });
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const written = readFileSync(file, "utf8");
  const again = await tavolata(["backup", file, "--data", data]);
  expect(again.code).toBe(1);
  expect(again.err).toContain("there already");
  expect(readFileSync(file, "utf8")).toBe(written);

  const elsewhere = scratch("elsewhere");
  expect(await tavolata(["restore", file, "--data", elsewhere])).toMatchObject({ code: 0, err: "" });
  expect((await tavolata(["restore", file, "--data", elsewhere])).err).toContain("empty");
  await whileServing(elsewhere, async (address) => {
    const mira = nodeClient(address, {}, cookie);
    expect(await mira.table(table)).toMatchObject({ id: table, owned: true });
    mira.close();
  });

  expect(await tavolata(["restore", scratch("nowhere.jsonl"), "--data", elsewhere])).toMatchObject({ code: 1 });
  expect(await tavolata(["backup", scratch("other.jsonl"), "--data", scratch("nowhere")])).toMatchObject({ code: 1 });
  expect(existsSync(scratch("other.jsonl"))).toBe(false);
});
