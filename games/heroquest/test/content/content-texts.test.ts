import { languages, messageProblems } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { fateCards } from "../../content/fate-cards.js";
import { allies } from "../../content/figures/allies.js";
import { antagonists } from "../../content/figures/antagonists.js";
import { champions } from "../../content/figures/champions.js";
import { archetypes, heroes } from "../../content/figures/heroes.js";
import { traits } from "../../content/figures/traits.js";
import { items } from "../../content/items/items.js";
import { questItems } from "../../content/items/quest-items.js";
import { questBook, testQuests } from "../../content/quests/book.js";
import { scenery } from "../../content/scenery.js";
import { elements, spells } from "../../content/spells/index.js";
import { trapKinds } from "../../content/trap-kinds.js";
import { foundItems, treasureDeck } from "../../content/treasure-deck.js";
import type { Item, Spell } from "../../content/types.js";
import { messagesOf } from "../messages.js";

describe("names and texts", () => {
  const messages = messagesOf("content");

  test("HQ-7.4: what adds to the defence against shots says so", () => {
    const cards = [
      ...Object.entries<Item>(items).map(([id, { effects = [] }]) => ({ id, effects })),
      ...Object.entries<Spell>(spells).map(([id, { paid }]) => ({ id, effects: paid })),
    ];
    const protections = cards.filter(({ effects }) =>
      effects.some((one) => one.effect === "defence-dice" && one.change > 0),
    );
    expect(protections.length).toBeGreaterThan(4);
    for (const { id } of protections) {
      expect(messages.en[`text.${id}`]).toContain("also against shots");
      expect(messages.it[`text.${id}`]).toContain("anche contro i tiri");
      expect(messages.fr[`text.${id}`]).toContain("aussi contre les tirs");
    }
  });

  const named = [
    // The seat of the Evil Wizard has the word alone.
    ...Object.keys(archetypes).map((id) => (id === "wizard" ? "heroes.wizard" : id)),
    ...[heroes, antagonists, champions, allies, items, treasureDeck, scenery, trapKinds].flatMap(Object.keys),
    ...[spells, fateCards, traits].flatMap(Object.keys),
    ...elements,
    // On the board a hero is called by archetype and number.
    ...Object.values(heroes).map(({ archetype, figure }) => `${archetype}-${figure}`),
    ...[...questBook, ...testQuests].flatMap((quest) => quest.antagonists.flatMap(({ id }) => id ?? [])),
    ...[...questBook, ...testQuests].flatMap((quest) =>
      quest.triggers.flatMap(({ acts }) =>
        acts.flatMap((act) =>
          act.act === "place" || act.act === "ambush" ? act.antagonists.flatMap(({ id }) => id ?? []) : [],
        ),
      ),
    ),
  ];
  const told = [
    archetypes,
    heroes,
    antagonists,
    champions,
    allies,
    items,
    treasureDeck,
    trapKinds,
    spells,
    fateCards,
    traits,
  ];

  test("the three languages are in step", () => {
    expect(messageProblems(messages)).toEqual([]);
  });

  test.each(languages)("everything has a name and every card a text (%s)", (language) => {
    const table = messages[language];
    expect(named.filter((id) => table[`name.${id}`] === undefined)).toEqual([]);
    expect(told.flatMap(Object.keys).filter((id) => table[`text.${id}`] === undefined)).toEqual([]);
  });

  test.each(languages)("HQ-2.4-d: a hero's figure has the hero's name (%s)", (language) => {
    const table = messages[language];
    for (const [id, { archetype, figure }] of Object.entries(heroes)) {
      expect(table[`name.${archetype}-${figure}`]).toBe(table[`name.${id}`]);
    }
  });

  test("no name or text without its thing", () => {
    const known = new Set([...named, ...told.flatMap(Object.keys)]);
    const strays = Object.keys(messages.en).filter((key) => !known.has(key.replace(/^(name|text)\./, "")));
    expect(strays).toEqual([]);
  });

  test("items that are found or belong to a quest are items like the others", () => {
    for (const id of [...Object.keys(foundItems), ...Object.keys(questItems)]) expect(items).toHaveProperty(id);
  });
});
