import { print } from "@tavolata/print";
import { expect, test } from "vitest";
import { textOf } from "../../../test/paper/drawn.js";
import { encounters, enemyPowers, events } from "../../content/index.js";
import { souls } from "../../game.js";

test("the cards have all that an enemy needs beside a real board: its scroll, its defence and its masters", async () => {
  const text = await allCards();
  for (const said of [
    "Prefers: most wounded",
    "Enemy card",
    "5/7 HP",
    "5 HP with up to three heroes, 7 with more",
    "Leaves: 3 Soul Points, 1 Loot, 1 Treasure",
    "Master’s scroll, back",
    "At half of its HP it is turned",
  ])
    expect(text).toContain(said);
});

test("the cards hold every Enemy Power with its levels and moments, and the companion", async () => {
  const text = await allCards();
  expect(text.match(/Enemy Power · /g)).toHaveLength(Object.keys(enemyPowers).length);
  for (const said of [
    "Riposte Enemy Power · reaction I: when it is attacked in melee; ",
    "Bloodlust Enemy Power · behaviour I: while it is wounded; ",
    "Fenrir 4 Movement 0 Armour 0 Magic shields 2 Defence dice Companion of Laegon · dexterity HP: 4 and its owner’s Soulrank Bite",
  ])
    expect(text).toContain(said);
});

test("the cards hold every event that a quest names by number, and every encounter", async () => {
  const text = await allCards();
  expect(text.match(/Event card /g)).toHaveLength(Object.keys(events).length);
  expect(text.match(/Encounter card /g)).toHaveLength(Object.keys(encounters).length);
  for (const said of [
    "Dark Champions 10 Event card Enemies come by the Spawn Gates: heroes minus enemies in play, minus 1 with up to three heroes, minus 2 with more. Gets an Enemy Power: each enemy spawned.",
    "As long as this card lies face up on the deck: sight reaches 3 areas.",
    "Lost Souls 15 Event card Enemies come by the Spawn Gates: heroes minus enemies in play, plus 1.",
    "Quiet Wind 12 Event card Nothing happens.",
    "Night 5 Event card Beside the Event deck. First whatever the Quest says of Night",
    "Dark Rites G Encounter card All enemies of this style act: magic. If there are none: All enemies of this style act: strength. They use their special powers.",
    "Fight! H Encounter card 3 enemies act, from the active player on. The deck is reshuffled.",
  ])
    expect(text).toContain(said);
});

test("the cards tell nothing of what a quest hides; its story sheet does", async () => {
  const printed = { game: "souls", language: "en", paper: "a4" } as const;
  const cards = await allCards();
  const story = await textOf((await print([souls], { ...printed, quest: "the-waking", what: ["notes"] })).bytes);
  for (const secret of ["you have been dead too long", "the sun remembers you"]) {
    expect(story).toContain(secret);
    expect(cards).not.toContain(secret);
  }
});

let printedCards: Promise<string> | undefined;

/** All cards, in words: printed once for all tests. */
function allCards(): Promise<string> {
  printedCards ??= print([souls], { game: "souls", language: "en", paper: "a4", what: ["cards"] }).then(({ bytes }) =>
    textOf(bytes),
  );
  return printedCards;
}
