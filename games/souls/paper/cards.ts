import { ink } from "@tavolata/print/page/style.js";
import type { Sheet } from "@tavolata/print/printer.js";
import { type CardFace, type CardValue, cardPages } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { effectMessage, paidMessage, roman, valuesMessage } from "../content/describe.js";
import {
  companions,
  encounters,
  enemyCards,
  enemyPowers,
  enemyScrolls,
  events,
  type ItemCard,
  type ItemSide,
  itemCards,
  masterScrolls,
  type PowerCard,
  type PowerWorks,
  powerCards,
  traps,
} from "../content/index.js";
import { companionFace, enemyFace, enemyPowerFace, masterFace, scrollFace } from "./enemy-cards.js";
import { encounterFace, eventFace } from "./event-cards.js";
import { stopped } from "./stopped.js";

const kindIcons = {
  weapon: "broadsword",
  armour: "breastplate",
  artefact: "gem-pendant",
  permanent: "knapsack",
  consumable: "potion-ball",
  projectile: "thrown-daggers",
} as const;

const categoryIcons: Readonly<Record<string, string>> = {
  shield: "round-shield",
  hammer: "warhammer",
  bow: "bow-arrow",
  crossbow: "crossbow",
  dagger: "plain-dagger",
  staff: "wizard-staff",
  wand: "fairy-wand",
  axe: "battle-axe",
  mace: "warhammer",
  mail: "mail-shirt",
  robe: "robe",
  leather: "mail-shirt",
};

const kindColours = {
  weapon: "#5a4632",
  armour: "#3f5566",
  artefact: ink.gold,
  permanent: "#5d5a3a",
  consumable: ink.green,
  projectile: "#6a4a3a",
} as const;
/**
 * Items with both sides, powers with their levels, traps, of the enemies their scrolls, their cards and the masters, then events,
 * encounters, Enemy Powers and companions. What a Quest tells at an event stands on its story sheet alone.
 */
export function printCards({ press, words }: Sheet): void {
  cardPages(press, [
    ...Object.entries(itemCards).flatMap(([id, card]) =>
      Array.from({ length: card.copies }, () => itemFace(id, card, words)),
    ),
    ...Object.entries(powerCards).map(([id, card]) => powerFace(id, card, words)),
    ...Object.entries(traps).map(([id, { range, effects, number }]) => ({
      name: words.name(id),
      kind: words.own("souls.trap"),
      icon: "wolf-trap",
      colour: "#4b3a4f",
      corner: String(number),
      values: [{ label: words.own("souls.value.range"), value: String(range) }],
      text: effects
        .map((effect) => words.sentence(effectMessage(effect)))
        .map(stopped)
        .join("\n"),
    })),
    ...Object.entries(enemyScrolls).map(([id, scroll]) => scrollFace(id, scroll, words)),
    ...Object.entries(enemyCards).map(([id, card]) => enemyFace(id, card, words)),
    ...Object.entries(masterScrolls).flatMap(([id, master]) =>
      (["front", "back"] as const).map((side) => masterFace(id, master, side, words)),
    ),
    ...Object.entries(events).map(([id, card]) => eventFace(id, card, words)),
    ...Object.entries(encounters).map(([id, card]) => encounterFace(id, card, words)),
    ...Object.entries(enemyPowers).map(([id, card]) => enemyPowerFace(id, card, words)),
    ...Object.entries(companions).map(([id, card]) => companionFace(id, card, words)),
  ]);
}

function sideText(side: ItemSide, words: PaperWords): string {
  return [
    ...(side.paid ?? []).map((paid) => words.sentence(paidMessage(paid))),
    ...(side.effects ?? []).map((effect) => words.sentence(effectMessage(effect))),
  ]
    .map(stopped)
    .join("\n");
}

function sideValues(side: ItemSide, words: PaperWords): CardValue[] {
  const value = (key: string, what: string | number | undefined) =>
    what === undefined ? [] : [{ label: words.own(`souls.value.${key}`), value: String(what) }];
  return [
    ...value("attack", side.attack && words.speaker.say(valuesMessage(side.attack))),
    ...value("range", side.range),
    ...value("armour", side.armour),
    ...value("magic-shields", side.magicShields),
    ...value("defence-dice", side.defenceDice),
    ...value("charges", side.charges?.max),
  ];
}

function itemFace(id: string, card: ItemCard, words: PaperWords): CardFace {
  const { front, back, kind } = card;
  const parts = [sideText(front, words)];
  if (back) {
    const values = sideValues(back, words).map(({ label, value }) => `${label} ${value}`);
    const price = back.price === undefined ? [] : [words.within("souls.price", { crowns: back.price })];
    const own = sideText(back, words);
    const told = own === parts[0] ? [] : [own];
    parts.push(words.own(`souls.back.${back.how}`, { text: [...values, ...price].join(", ") }), ...told);
  }
  const runes = front.runes;
  const who =
    runes.for === "anybody"
      ? []
      : runes.for === "any-of"
        ? [words.within("card.only", { who: [...runes.styles] })]
        : [words.within("souls.all-but", { style: runes.style })];
  return {
    name: words.name(id),
    kind: [
      words.name(kind),
      ...(card.hand ? [words.within(`souls.hand.${card.hand}`)] : []),
      ...(front.damage ? [words.plainName(front.damage)] : []),
    ].join(" · "),
    icon: categoryIcons[card.category ?? ""] ?? kindIcons[kind],
    colour: kindColours[kind],
    ...(front.price === undefined ? {} : { corner: String(front.price) }),
    values: sideValues(front, words),
    text: parts.filter((part) => part !== "").join("\n"),
    ...(who.length > 0 ? { foot: who.join(", ") } : {}),
  };
}

function powerFace(id: string, card: PowerCard, words: PaperWords): CardFace {
  const base = workLines(card.base, words);
  const levels = card.levels.map((level) => {
    const cooldown = level.cooldown === undefined ? [] : [words.within("souls.cooldown", { turns: level.cooldown })];
    const does = [...workLines(level, words), ...cooldown];
    return does.length > 0 ? words.within("pair", { name: roman(level.rank), text: does.join("; ") }) : "";
  });
  return {
    name: words.name(id),
    kind: [words.name(card.activity), ...(card.damage ? [words.plainName(card.damage)] : [])].join(" · "),
    icon: "spell-book",
    colour: card.nature === "lawful" ? ink.blue : card.nature === "chaos" ? ink.red : "#3d4f43",
    ...(card.aim ? { values: [{ label: words.own("souls.value.range"), value: String(card.aim.range) }] } : {}),
    text: [...base.map(stopped), ...levels].filter((line) => line !== "").join("\n"),
    foot: card.hero ? words.name(card.hero) : words.own("souls.talent"),
  };
}

function workLines({ attack, paid = [], effects = [] }: PowerWorks, words: PaperWords): string[] {
  return [
    ...(attack ? [words.own("souls.attack-with", { values: words.speaker.say(valuesMessage(attack)) })] : []),
    ...paid.map((one) => words.sentence(paidMessage(one))),
    ...effects.map((effect) => words.sentence(effectMessage(effect))),
  ];
}
