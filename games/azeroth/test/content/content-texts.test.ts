import { languages, messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import * as content from "../../content/index.js";
import type { Effect } from "../../content/types.js";
import { effectShapes } from "../../content/validate/effect-shapes.js";
import { folderMessages, messages } from "../messages.js";

const { spaces, characters, abilities, encounters, encounterPowers, items, events, discoveries } = content;
const { startingQuests, eliteQuests, trophies } = content;

const tables = [
  ...[spaces, characters, abilities, encounters, encounterPowers, items],
  ...[events, discoveries, startingQuests, eliteQuests, trophies],
];

/** Everything that a player reads the name of. */
const named = [
  ...tables.flatMap(Object.keys),
  ...Object.values(characters).map(({ power }) => power.id),
  ...Object.values(spaces).flatMap(({ printed }) => printed?.id ?? []),
  ...Object.values(encounters).map(({ type }) => type),
  ...Object.values(items).map(({ kind }) => kind),
  // An event card is named by the card that it is, where somebody looks at it in its deck.
  ...Object.entries(events).flatMap(([event, { colours }]) => colours.map((colour) => `${event}-${colour}`)),
  ...content.colours,
];

function effectsIn(thing: unknown): Effect[] {
  if (typeof thing !== "object" || thing === null) return [];
  return "effect" in thing ? [thing as Effect] : Object.values(thing).flatMap(effectsIn);
}

const effects = effectsIn(tables);

describe("names and texts", () => {
  test("the three languages are in step", () => {
    expect(messageProblems(messages)).toEqual([]);
  });

  test.each(languages)("everything has a name (%s)", (language) => {
    expect(named.filter((id) => !messages[language][`name.${id}`])).toEqual([]);
  });

  test.each(languages)("no name is there for nothing (%s)", (language) => {
    const known = new Set(named.map((id) => `name.${id}`));
    const names = Object.keys(folderMessages("names")[language]).filter((key) => key.startsWith("name."));
    expect(names.filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(languages)("things of one kind have different names (%s)", (language) => {
    for (const table of tables) {
      const names = Object.keys(table).map((id) => messages[language][`name.${id}`]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  test("every effect of the vocabulary has its words, and is used", () => {
    const used = new Set(effects.map(({ effect }) => effect));
    const names = Object.keys(effectShapes) as Effect["effect"][];
    expect(names.filter((name) => !messages.en[`effect.${name}`] || !used.has(name))).toEqual([]);
  });

  test.each(languages)("every effect, aim and resource can be said (%s)", (language) => {
    const speaker = new Speaker(language, messages);
    const said = [
      ...effects.map(content.effectMessage),
      ...Object.values({ ...startingQuests, ...eliteQuests }).map(({ objective, rank }) =>
        content.objectiveMessage(objective, rank),
      ),
      ...Object.values(spaces).flatMap(({ resources }) => resources.map(content.resourceMessage)),
    ].map((message) => speaker.say(message));
    expect([...speaker.missing]).toEqual([]);
    expect(said.filter((text) => /⟨|…|NaN|undefined| {2}/.test(text))).toEqual([]);
  });

  test("cards read as cards", () => {
    const speaker = new Speaker("en", messages);
    const says = (of: readonly Effect[]) => of.map((effect) => speaker.say(content.effectMessage(effect)));
    expect(says(abilities["war-cry"]!.effects)).toEqual(["combat die −2: the opponent"]);
    expect(says(abilities["totem"]!.effects)).toEqual(["energy +1, on each movement roll"]);
    expect(says(encounterPowers["enrage"]!.effects)).toEqual(["damage +1, if its die rolled 5 or more"]);
    expect(says(encounterPowers["elusive"]!.effects)).toEqual(["defence +1, in the ranged step"]);
    expect(says(discoveries["found-snag"]!.effects)).toEqual(["defence −1, until the end of the turn"]);
  });

  test("quests read as quests", () => {
    const { objective, rank } = eliteQuests["fangs-and-graves"]!;
    expect(new Speaker("it", messages).say(content.objectiveMessage(objective, rank))).toBe(
      "Batti 3 Incontri su caselle verdi, ognuno di uno di questi tipi: Bestia e Non morto.",
    );
  });
});
