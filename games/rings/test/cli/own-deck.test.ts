import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lastJson, tavolata } from "../../../../apps/cli/test/person.js";
import { scratchFolder } from "../../../../apps/cli/test/scratch-folder.js";

const scratch = scratchFolder();

/** A deck of fifty cards as RingsDB writes it. */
const list = `The Long Road

Hero (2)
Aragorn (Core Set)
Théodred (Core Set)

Ally (24)
${["Guard of the Citadel", "Faramir", "Son of Arnor", "Snowbourn Scout", "Silverlode Archer", "Longbeard Orc Slayer"]
  .map((name) => `3x ${name} (Core Set)`)
  .join("\n")}
3x Brok Ironfist
3x Gandalf

Event (26)
${["Ever Vigilant", "Common Cause", "For Gondor!", "Sneak Attack", "Valiant Sacrifice", "Grim Resolve"]
  .map((name) => `3x ${name}`)
  .join("\n")}
3x Steward of Gondor
3x Celebrían's Stone
2x Unexpected Courage
`;

function deckFile(text: string): string {
  const file = scratch("deck.txt");
  writeFileSync(file, text);
  return file;
}

describe("a deck from a file", () => {
  test("is played with", async () => {
    const option = `deck.player-1=@${deckFile(list)}`;
    const { out } = await tavolata(["play", "rings", "--seed", "a", "--option", option], { enters: ["q"] });
    expect(out).toContain("brings “Own deck” with Aragorn and Théodred: threat 20");
    expect(out).not.toContain("Which deck do you bring?");
  });

  test("is simulated with, and the match is shown again by the same words", async () => {
    const words = ["--option", `deck.player-1=@${deckFile(list)}`];
    const seen = await tavolata(["simulate", "rings", "--games", "2", "--seed", "s", "--json", ...words]);
    expect(lastJson(seen)).toMatchObject({ games: 2, finished: 2, errors: 0 });
    const shown = await tavolata([
      "replay",
      "--game",
      "rings",
      "--seed",
      "s",
      "--bots",
      "random",
      "--to",
      "1",
      ...words,
    ]);
    expect(shown.out).toContain("deck.player-1=The Long Road Hero (2) Aragorn");
  });

  test("with a card that nobody knows is refused by its name and line, in the reader's language", async () => {
    const option = `deck.player-1=@${deckFile(`${list}2x Warden of Healing (The Long Dark)\n`)}`;
    const { code, err } = await tavolata(["play", "rings", "--language", "it", "--option", option]);
    expect(code).toBe(2);
    expect(err).toContain("«Warden of Healing (The Long Dark)» (riga 27)");
    expect(err).toContain("[LR-setup-4]");
  });

  test("that isn't there is said so", async () => {
    const { code, err } = await tavolata(["simulate", "rings", "--option", "deck.player-1=@nowhere.o8d"]);
    expect(code).toBe(1);
    expect(err).toContain("nowhere.o8d");
  });
});
