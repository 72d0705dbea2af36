import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);

const outside = /(?:^|\/)(?:node_modules|dist|test|testing|fixtures|pictures)\//;

/** All sources of the house besides tests, by their paths. */
const sources = new Map(
  ["apps", "bench", "e2e", "games", "packages", "tools"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !outside.test(`${name}`))
      .map((name): [string, string] => [name, readFileSync(new URL(name, root), "utf8")]),
  ),
);

const games = [...sources.keys()].flatMap((name) => /^games\/([^/]+)\/game\.ts$/.exec(name)?.[1] ?? []);

/** The games that the house is made for: the small one is an example everywhere. */
const real = games.filter((game) => game !== "lantern-quay");

/** What a file imports: paths from the root, without their endings; packages by their folder. */
function importsOf(file: string): string[] {
  const found = sources.get(file)!.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)["'`]/g);
  return [...found].flatMap(([, name]) => {
    if (name!.startsWith(".")) return [join(dirname(file), name!)];
    const [, home, rest] = /^@tavolata\/([^/]+)\/?(.*)$/.exec(name!) ?? [];
    if (home === undefined) return [];
    return [join(home === "games" ? "games" : isApp(home) ? `apps/${home}` : `packages/${home}`, rest || "index.js")];
  });
}

const isApp = (name: string) => ["cli", "server", "site", "web"].includes(name);

/** The floors of the house, the lowest first: whoever stands on one may look down, and around on the same floor where it says so. */
const floors: readonly { readonly rooms: RegExp; readonly around?: true }[] = [
  { rooms: /^packages\/kernel\// },
  { rooms: /^packages\/(?:kit|language|bots|client)\// },
  { rooms: /^packages\/game\// },
  { rooms: /^packages\/(?:table|home)\//, around: true },
  { rooms: /^packages\/(?:ui|print|lab)\// },
  { rooms: /^games\// },
  { rooms: /^(?:apps|bench|e2e|tools)\//, around: true },
];

const floorOf = (file: string) => floors.findIndex(({ rooms }) => rooms.test(file));
const packageOf = (file: string) => file.split("/").slice(0, 2).join("/");

function wrongWays(isWrong: (from: string, to: string) => boolean): string[] {
  return [...sources.keys()].flatMap((from) =>
    importsOf(from)
      .filter((to) => isWrong(from, to))
      .map((to) => `${from} imports ${to}`),
  );
}

test("there is something to look at", () => {
  expect(sources.size).toBeGreaterThan(1_500);
  expect(real).toHaveLength(real.length > 0 ? real.length : 1);
  expect([...sources.keys()].flatMap(importsOf).length).toBeGreaterThan(5_000);
  expect([...sources.keys()].filter((file) => floorOf(file) < 0)).toEqual([]);
});

test("whoever stands on a floor looks down, never up", () => {
  expect(wrongWays((from, to) => floorOf(to) > floorOf(from))).toEqual([]);
});

test("packages of one floor don't look at each other", () => {
  const isNeighbour = (from: string, to: string) =>
    floorOf(from) === floorOf(to) && !floors[floorOf(from)]?.around && packageOf(from) !== packageOf(to);
  // What lies directly in games/ is the list and what belongs to it.
  const isList = (file: string) => /^games\/[^/]+$/.test(file);
  expect(wrongWays((from, to) => isNeighbour(from, to) && !isList(from) && !isList(to))).toEqual([]);
});

test("only what is started knows the list of the games, and what belongs to it", () => {
  const isList = (file: string) => /^games\/(?:index|files)\.js$/.test(file);
  const mayKnow = (file: string) => floorOf(file) === floors.length - 1 || /^games\/(?:index|files)\.ts$/.test(file);
  expect(wrongWays((from, to) => isList(to) && !mayKnow(from))).toEqual([]);
});

test("a game is reached through its door", () => {
  const inside = /^games\/([^/]+)\//;
  const isOther = (from: string, to: string) => inside.test(to) && inside.exec(to)![1] !== inside.exec(from)?.[1];
  expect(wrongWays((from, to) => isOther(from, to) && !/^games\/[^/]+\/game\.js$/.test(to))).toEqual([]);
});

describe("the rooms of a game", () => {
  const roomOf = (file: string) => /^games\/[^/]+\/(screen|paper|test)\//.exec(file)?.[1] ?? "rules";
  const isInside = (file: string) => /^games\/[^/]+\/.+/.test(file) && !/\/game\.[jt]s$/.test(file);

  test("rules, bots and content know neither screen nor paper nor tests", () => {
    const isWrong = (from: string, to: string) => roomOf(from) === "rules" && roomOf(to) !== "rules";
    expect(wrongWays((from, to) => isInside(from) && isInside(to) && isWrong(from, to))).toEqual([]);
  });

  test("screen and paper don't know each other", () => {
    const apart = new Set(["screen/paper", "paper/screen"]);
    expect(wrongWays((from, to) => isInside(from) && apart.has(`${roomOf(from)}/${roomOf(to)}`))).toEqual([]);
  });

  test("only screens need React, only papers print", () => {
    const isScreen = (from: string) => roomOf(from) === "screen";
    expect(
      wrongWays((from, to) => isInside(from) && to.startsWith("packages/ui/") && !isScreen(from) && !isType(from, to)),
    ).toEqual([]);
    expect(
      wrongWays((from, to) => isInside(from) && to.startsWith("packages/print/") && roomOf(from) !== "paper"),
    ).toEqual([]);
  });
});

/** Whether only types are imported. */
function isType(from: string, to: string): boolean {
  const name = to.replace(/^packages\/ui\//, "@tavolata/ui/");
  return new RegExp(`import type [^;]*"${name}"`).test(sources.get(from)!);
}

test("nothing outside the games names one of them, besides documents and what is kept of earlier releases", () => {
  const allowed = /^(?:apps\/site\/|tools\/(?:release-fixture|site)\.js$|games\/index\.ts$)/;
  const named = new RegExp(`\\b(?:${real.join("|")})\\b`);
  const naming = [...sources].flatMap(([file, source]) => {
    if (allowed.test(file) || games.some((game) => file.startsWith(`games/${game}/`))) return [];
    const words = [...source.matchAll(/["'`/]([a-z-]+)["'`/]/g)].map(([, word]) => word!);
    return words.filter((word) => named.test(word) && real.includes(word)).map((word) => `${file} names ${word}`);
  });
  expect(naming).toEqual([]);
});
