import { languages, Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { challengeCards } from "../../content/tables.js";
import { messages } from "../messages.js";

test("every event card is called by the event's name, also where the card itself is named", () => {
  for (const card of Object.values(challengeCards).flat()) {
    if (!("event" in card)) continue;
    for (const language of languages) {
      expect(messages[language][`name.${card.id}`]).toBe(messages[language][`name.${card.event}`]);
    }
  }
});

test("no two things that stand side by side at the table have one name", () => {
  const pairs = [
    ["studies", "study"],
    ["spark", "found-spark"],
    ["scroll", "found-scroll"],
    ["curse", "found-curse"],
    ["thief", "found-thief"],
    ["thief", "rogue"],
    ["found-thief", "rogue"],
    ["ward", "warding"],
  ] as const;
  for (const language of languages) {
    const named = (word: string) => messages[language][`name.${word}`]!.toLowerCase();
    expect(pairs.filter(([one, other]) => named(one) === named(other))).toEqual([]);
  }
});

test("what is prevented is said in the singular and the plural alike, with its cause", () => {
  const english = new Speaker("en", messages);
  const line = (amount: number) =>
    english.event({
      type: "damage-prevented",
      number: 1,
      rules: [],
      who: "player-2",
      amount,
      sources: ["ward"],
    } as never);
  expect([line(1), line(2)]).toEqual([
    "Ward: 1 damage to Player 2 is prevented",
    "Ward: 2 damage to Player 2 is prevented",
  ]);
});
