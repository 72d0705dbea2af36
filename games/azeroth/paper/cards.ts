import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type CardFace, cardPages } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { abilities } from "../content/abilities/index.js";
import { effectMessage, objectiveMessage } from "../content/describe.js";
import { discoveries } from "../content/discoveries.js";
import { encounters } from "../content/encounters/index.js";
import { encounterPowers } from "../content/encounters/powers.js";
import { events } from "../content/events.js";
import { items } from "../content/items/index.js";
import { eliteQuests } from "../content/quests/elite.js";
import { startingQuests } from "../content/quests/starting.js";
import type { Ability, Effect, Encounter, EventCard, Item, Quest } from "../content/types.js";
import { classLooks } from "./hero-sheets.js";
import { colourInk } from "./map.js";

const itemIcons = { weapon: "broadsword", armour: "breastplate", bag: "knapsack" } as const;

const typeIcons: Readonly<Record<Encounter["type"], string>> = {
  beast: "direwolf",
  undead: "shambling-zombie",
  brigand: "bandit",
  elemental: "rock-golem",
  demon: "imp-laugh",
  dragonkin: "dragon-head",
};

/** Abilities as often as they are in their decks; encounters, items, events, quests and discoveries. */
export function printCards({ press, words }: Sheet): void {
  cardPages(press, [
    ...Object.entries(abilities).flatMap(([id, ability]) =>
      Array.from({ length: ability.copies }, () => abilityFace(id, ability, words)),
    ),
    ...Object.entries(encounters).map(([id, encounter]) => encounterFace(id, encounter, words)),
    ...Object.entries(items).map(([id, item]) => itemFace(id, item, words)),
    ...Object.entries(events).flatMap(([id, event]) =>
      event.colours.map((colour) => eventFace(id, event, colour, words)),
    ),
    ...Object.entries({ ...startingQuests, ...eliteQuests }).map(([id, quest]) => questFace(id, quest, words)),
    ...Object.entries(discoveries).flatMap(([id, { colour, copies, effects, time }]) =>
      Array.from({ length: copies }, () => ({
        name: words.name(id),
        kind: [words.own("azeroth.discovery"), ...(time ? [words.text(`time.${time}`)] : [])].join(" · "),
        icon: "magnifying-glass",
        colour: colourInk[colour],
        text: told(effects, words),
      })),
    ),
  ]);
}

function told(effects: readonly Effect[], words: PaperWords): string {
  return effects.map((effect) => `${words.sentence(effectMessage(effect))}.`).join("\n");
}

function abilityFace(
  id: string,
  { class: className, cost, time, attach, effects }: Ability,
  words: PaperWords,
): CardFace {
  return {
    name: words.name(id),
    kind: words.text(`time.${time}`),
    ...classLooks[className],
    corner: String(cost),
    text: [...(attach ? [`${words.text(`attach.${attach}`)}.`] : []), told(effects, words)].join("\n"),
    foot: words.name(className),
  };
}

function encounterFace(id: string, encounter: Encounter, words: PaperWords): CardFace {
  const { colour, type, aggro, power } = encounter;
  const effects = power === undefined ? [] : (encounterPowers[power]?.effects ?? []);
  return {
    name: words.name(id),
    kind: [words.name(type), words.plainName(colour)].join(" · "),
    icon: typeIcons[type],
    colour: colourInk[colour],
    corner: String(encounter.number),
    values: (["melee", "ranged", "defence", "health", "damage"] as const).flatMap((what) =>
      encounter[what] === null ? [] : [{ label: words.own(`azeroth.value.${what}`), value: String(encounter[what]) }],
    ),
    text: [
      ...(aggro ? [words.own("azeroth.aggro")] : []),
      ...(power === undefined ? [] : [words.pair(power, told(effects, words))]),
    ].join("\n"),
  };
}

function itemFace(id: string, { kind, colour, number, classes, effects, time }: Item, words: PaperWords): CardFace {
  return {
    name: words.name(id),
    kind: [
      words.own(`azeroth.item.${kind}`),
      words.plainName(colour),
      ...(time ? [words.text(`time.${time}`)] : []),
    ].join(" · "),
    icon: itemIcons[kind],
    colour: colourInk[colour],
    corner: String(number),
    text: told(effects, words),
    ...(classes.length > 0 ? { foot: words.own("card.only", { who: [...classes] }) } : {}),
  };
}

function eventFace(
  id: string,
  { now = [], lasting = [], stands, reward = [] }: EventCard,
  colour: keyof typeof colourInk,
  words: PaperWords,
): CardFace {
  const place = stands?.[colour];
  return {
    name: words.name(id),
    kind: [words.own("azeroth.event"), words.plainName(colour)].join(" · "),
    icon: "card-draw",
    colour: colourInk[colour],
    text: [
      ...(now.length > 0 ? [told(now, words)] : []),
      ...(lasting.length > 0 ? [words.own("azeroth.lasting"), told(lasting, words)] : []),
      ...(place ? [words.own("azeroth.stands", { encounter: place.encounter, space: place.space })] : []),
      ...(reward.length > 0 ? [words.own("azeroth.reward"), told(reward, words)] : []),
    ].join("\n"),
  };
}

function questFace(id: string, { rank, valour, objective, reward }: Quest, words: PaperWords): CardFace {
  return {
    name: words.name(id),
    kind: [words.own("azeroth.quest"), words.plainName(rank)].join(" · "),
    icon: "scroll-unfurled",
    colour: rank === "grey" ? ink.gold : colourInk[rank],
    corner: String(valour),
    text: [
      words.sentence(objectiveMessage(objective, rank)),
      ...(reward.length > 0 ? [words.own("azeroth.reward"), told(reward, words)] : []),
    ].join("\n"),
  };
}
