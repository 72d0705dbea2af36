import { type CorrectedValues, correctionsText, mostCorrections } from "@tavolata/kernel";
import { beforeEach, expect, test, vi } from "vitest";

/** Accounts as the server keeps them, by person and game. */
const accounts: Record<string, Record<string, CorrectedValues>> = {};
let me: string | undefined;

vi.mock("@tavolata/ui/page/network.js", () => ({ isOffline: () => me === undefined }));
vi.mock("../../../../apps/web/src/app/client.js", () => ({
  whoAmI: async () => (me === undefined ? undefined : { id: me }),
  client: {
    boxFigures: async () => structuredClone(accounts[me!] ?? {}),
    async setBoxFigures(game: string, { figures }: { figures: CorrectedValues }) {
      accounts[me!] = { ...accounts[me!], [game]: figures };
    },
  },
}));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});

interface Apart {
  readonly left: CorrectedValues;
  readonly isTooMany: boolean;
}

// By their addresses: they speak of the browser, whose types tests don't know.
const at = (file: string) => new URL(`../../../../apps/web/src/printed-values/${file}`, import.meta.url).href;
const { together } = (await import(/* @vite-ignore */ at("account-values.ts"))) as { together(): Promise<void> };
const { apartHere } = (await import(/* @vite-ignore */ at("apart-values.ts"))) as {
  apartHere(game: string): Apart | undefined;
};

const here = (game = "souls") => JSON.parse(kept.get(`tavolata.figures.${game}`) ?? "{}") as CorrectedValues;
const correctHere = (figures: CorrectedValues, game = "souls") =>
  kept.set(`tavolata.figures.${game}`, correctionsText(figures));

/** A die of some box, and a card of it. */
const blue = { "dice.blue.hit": 2, "dice.blue.miss": 0 };
const sting = { "items.greedy-sting.front.attack.hits": 2 };

beforeEach(() => {
  kept.clear();
  for (const person of Object.keys(accounts)) delete accounts[person];
  me = "mira";
});

test("figures are brought together with the account, and without a network nothing is", async () => {
  accounts["mira"] = { souls: blue };
  correctHere(sting);
  me = undefined;
  await together();
  expect(here()).toEqual(sting);
  me = "mira";
  await together();
  expect(here()).toEqual({ ...blue, ...sting });
  expect(accounts["mira"]!["souls"]).toEqual(here());
});

test("somebody else who signs in at this browser takes nothing away from it, nor from the account of before", async () => {
  correctHere(sting);
  await together();
  accounts["tor"] = { souls: blue };
  me = "tor";
  await together();
  const both = { ...blue, ...sting };
  expect([here(), accounts["tor"]["souls"]]).toEqual([both, both]);
  expect(accounts["mira"]!["souls"]).toEqual(sting);
  // Whoever was here before comes back, and finds what was corrected meanwhile.
  me = "mira";
  await together();
  expect(accounts["mira"]!["souls"]).toEqual(both);
});

test("figures that are too many together stay where they are, however often it is tried, and one is told", async () => {
  const some = (letter: string) =>
    Object.fromEntries(Array.from({ length: mostCorrections - 50 }, (_, i) => [`${letter}.${i}.x`, 1]));
  accounts["mira"] = { souls: some("a") };
  correctHere(some("b"));
  for (let time = 0; time < 3; time++) {
    await together();
    expect(accounts["mira"]!["souls"]).toEqual(some("a"));
    expect(here()).toEqual(some("b"));
    expect(apartHere("souls")).toEqual({ left: {}, isTooMany: true });
  }
  correctHere({ "b.1.x": 1 });
  await together();
  expect(here()).toEqual({ ...some("a"), "b.1.x": 1 });
  expect(apartHere("souls")).toBeUndefined();
});

test("dice that two devices have corrected otherwise are kept as they are here, whole, and one is told what isn't kept", async () => {
  const [ours, theirs] = [
    { "dice.red.hit": 3, "dice.red.miss": 0 },
    { "dice.red.hit+hit": 2, "dice.red.miss": 0 },
  ];
  accounts["mira"] = { souls: { ...theirs, ...sting } };
  correctHere(ours);
  await together();
  expect(here()).toEqual({ ...ours, ...sting });
  expect(accounts["mira"]!["souls"]).toEqual(here());
  expect(apartHere("souls")).toEqual({ left: theirs, isTooMany: false });
  // It stays to be read until somebody has decided, also when nothing is left to bring together.
  await together();
  expect(apartHere("souls")).toEqual({ left: theirs, isTooMany: false });
});

test("while a die is being corrected here, nothing is taken back and nobody is told anything", async () => {
  accounts["mira"] = { souls: blue };
  correctHere({ "dice.red.hit": 3 });
  await together();
  expect(here()).toEqual({ ...blue, "dice.red.hit": 3 });
  expect(apartHere("souls")).toBeUndefined();
});
