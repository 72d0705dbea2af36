import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lastJson, tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const inFolder = scratchFolder();
const forever = () => new Promise<void>(() => {});

function lab(...more: string[]) {
  const words = ["lab", "lantern-quay", "--matches", "30", "--seed", "x", "--workers", "1", "--out", inFolder("out")];
  return tavolata([...words, ...more], { meanwhile: forever });
}

test("variants are compared, and a page, CSV and JSON lie in the folder", async () => {
  const seen = await lab("--variant", "bots=random;name=chance", "--json");
  expect(seen).toMatchObject({ code: 0, err: "" });
  const found = lastJson(seen) as {
    folder: string;
    isOver: boolean;
    variants: { against?: object; verdict?: object }[];
  };
  expect(found).toMatchObject({ folder: inFolder("out"), isOver: true });
  expect(found.variants).toHaveLength(2);
  expect(found.variants[1]!.against).toHaveProperty("differenceInterval");
  for (const file of ["index.html", "matches.csv", "variants.csv", "cards.csv", "losses.csv", "summary.json"])
    expect(existsSync(inFolder(`out/${file}`)), file).toBe(true);
  expect(readFileSync(inFolder("out/summary.json"), "utf8")).toContain('"chance"');
});

test("the same command finds what is there, and another one is refused", async () => {
  const first = await lab();
  expect(first.out).toMatch(/30 matches, won \d+\.\d% \(/);
  expect((await lab()).out).toBe(first.out);
  const other = await lab("--variant", "pairs=2");
  expect(other.code).toBe(2);
  expect(other.err).toContain("Another experiment is kept in");
});

test("whoever ends it early is told how to go on", async () => {
  const words = ["lab", "lantern-quay", "--matches", "30", "--workers", "1", "--out", inFolder("out")];
  const cut = await tavolata(words, { meanwhile: () => Promise.resolve() });
  expect(cut.code).toBe(130);
  expect(cut.err).toContain("the same command goes on");
  expect((await tavolata(words, { meanwhile: forever })).code).toBe(0);
});

test("what can't be played is refused with what can", async () => {
  const seen = await lab("--variant", "bots=clever");
  expect(seen.code).toBe(2);
  expect(seen.err).toContain("There is no bot “clever”. The bots are: random,");
});
