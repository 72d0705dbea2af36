import { readdirSync } from "node:fs";

/** What lies in a game's folder besides its rules, bots and content: its door, too, which only says what is loaded. */
const others = /^(?:(?:test|screen|paper|bench|messages|dist)\/|game\.ts$)/;

/** The names of a game's own sources, from its folder: without its tests, its screen and what is printed. */
export function sourcesOfGame(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !others.test(name))
    .sort();
}
