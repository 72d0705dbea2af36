import { languages, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { effectMessage, lineMessage, paidMessage } from "../../content/describe.js";
import * as content from "../../content/index.js";
import { questBook } from "../../content/quests/book.js";
import type { Behaviour, Effect, PaidEffect } from "../../content/types.js";
import { effectShapes } from "../../content/validate/effect-shapes.js";
import { messagesOf, textsOfGame } from "../messages.js";

const behaviours: readonly Behaviour[] = [
  ...Object.values(content.enemyScrolls),
  ...Object.values(content.masterScrolls).flatMap(({ front, back }) => [front, back]),
];

/** Everything that a player reads the name of. */
const named = [
  ...[content.heroCards, content.powerCards, content.companions, content.itemCards, content.crownsCards],
  ...[content.enemyScrolls, content.enemyCards, content.masterScrolls, content.enemyPowers, content.encounters],
  ...[content.traps, content.events, content.criticals, content.shadows, content.chests, content.loot],
  ...[content.searchAreas, content.coins, content.tokenCounts, content.powerTokens],
  ...behaviours.flatMap(({ weapons, powers }) => [weapons, powers]),
]
  .flatMap(Object.keys)
  .concat(
    Object.values(content.heroCards).flatMap(({ hero, innate, styles, nature, save }) => [
      hero,
      nature,
      ...styles,
      ...save,
      ...innate.map(({ id }) => id),
    ]),
    Object.values(content.itemCards).flatMap(({ back, kind, category, hand }) =>
      [back?.name, kind, category, hand].flatMap((word) => word ?? []),
    ),
    Object.values(content.companions).map(({ weapon }) => weapon.id),
    Object.values(content.tileSides).map(({ ground }) => ground),
    ["anvil", "tavern"],
  );

/** Every list of effects in the tables, wherever it stands. */
function found<T>(thing: unknown, fits: (one: object) => boolean): T[] {
  if (typeof thing !== "object" || thing === null) return [];
  const inner = Object.values(thing).flatMap((value) => found<T>(value, fits));
  return fits(thing) ? [thing as T, ...inner] : inner;
}

const effects = found<Effect>({ ...content }, (one) => "effect" in one);
const paid = found<PaidEffect>({ ...content }, (one) => "cost" in one && "effects" in one);

describe("names and texts", () => {
  test.each(["content", "effects", "quests"])("the three languages are in step (%s)", (folder) => {
    expect(messageProblems(messagesOf(folder))).toEqual([]);
  });

  test.each(languages)("everything has a name (%s)", (language) => {
    const table = textsOfGame[language];
    const nameless = named.filter(
      (id) => table[`name.${id}`] === undefined && table[`name.${id.replace(/-\d+$/, "")}`] === undefined,
    );
    expect(nameless).toEqual([]);
  });

  test.each(languages)("heroes, enemies and companions have a line about them (%s)", (language) => {
    const families = [content.enemyScrolls, content.masterScrolls].flatMap((table) =>
      Object.values(table).map(({ family }) => family),
    );
    const told = [...Object.keys(content.heroCards), ...Object.keys(content.companions), ...families];
    expect(told.filter((id) => textsOfGame[language][`text.${id}`] === undefined)).toEqual([]);
  });

  test("every effect has its words", () => {
    expect(
      Object.keys(effectShapes).filter((name) => messagesOf("effects").en[`effect.${name}`] === undefined),
    ).toEqual([]);
  });

  test.each(languages)("every effect, every price and every line of a scroll can be said (%s)", (language) => {
    const speaker = new Speaker(language, textsOfGame);
    const said = [
      ...effects.map(effectMessage),
      ...paid.map(paidMessage),
      ...behaviours.flatMap(({ lines }) => lines.map(lineMessage)),
    ].map((message) => speaker.say(message));
    expect([...speaker.missing]).toEqual([]);
    expect(said.filter((text) => /⟨|…|NaN|undefined| {2}/.test(text))).toEqual([]);
  });

  test("SS-15.7.1-a: a scroll reads as the rulebook prints it", () => {
    const speaker = new Speaker("en", textsOfGame);
    expect(content.enemyScrolls["gremlin-blue"].lines.map((line) => speaker.say(lineMessage(line)))).toEqual([
      "{0} Claws.",
      "{1} {2} {3} Move to engage. Claws.",
      "{4} Stone twice. Move 1.",
      "{+} Move 2.",
    ]);
  });

  test("an item's effects read as on a card", () => {
    const speaker = new Speaker("it", textsOfGame);
    const { paid: prices = [] } = content.itemCards["crystal-dagger"].front;
    expect(prices.map((one) => speaker.say(paidMessage(one)))).toEqual(["2 × abilità: Letale II"]);
  });

  test.each(languages)(
    "SS-4.3.2-a: what the Night and the Day of a Quest do is said, with every number (%s)",
    (language) => {
      const unsaid = questBook.flatMap(({ id, night, day }) =>
        [night, day].flatMap((one) => {
          if (!one) return [];
          const said = textsOfGame[language][`quest.${id}.${one.text}`] ?? "";
          return [...one.lasting, ...one.once]
            .flatMap((effect) => Object.values(effect).filter((value) => typeof value === "number"))
            .filter((number) => !said.includes(String(Math.abs(number))))
            .map((number) => `${id}, ${one.text}: ${number}`);
        }),
      );
      expect(unsaid).toEqual([]);
    },
  );
});
