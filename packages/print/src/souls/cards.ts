import {
  type Behaviour,
  type Defences,
  type EncounterCard,
  type EnemyCard,
  type EventCard,
  encounters,
  enemyCards,
  enemyScrolls,
  events,
  type Family,
  type ItemCard,
  type ItemSide,
  itemCards,
  type MasterScroll,
  masterScrolls,
  type PowerCard,
  type PowerWorks,
  powerCards,
  traps,
} from "@tavolata/souls/content";
import {
  activationMessage,
  effectMessage,
  encounterMessages,
  lineMessage,
  paidMessage,
  roman,
  spawnMessage,
  valuesMessage,
} from "@tavolata/souls/open";
import { ink } from "../page/style.js";
import type { Sheet } from "../printer.js";
import { type CardFace, type CardValue, cardPages } from "../sheets/cards.js";
import type { Words } from "../words.js";

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
const rankColours: Readonly<Record<string, string>> = {
  green: ink.green,
  blue: ink.blue,
  red: ink.red,
  purple: ink.violet,
};

const familyIcons: Readonly<Record<Family, string>> = {
  gremlin: "goblin-head",
  bandit: "bandit",
  "orc-warrior": "orc-head",
  "orc-shaman": "orc-head",
  troll: "troll",
  "hollow-king": "crowned-skull",
};

const eventIcons: Readonly<Record<EventCard["kind"], string>> = {
  standard: "hourglass",
  story: "open-book",
  night: "moon",
  day: "sun",
};
const eventColours: Readonly<Record<EventCard["kind"], string>> = {
  standard: "#4a4238",
  story: ink.gold,
  night: ink.blue,
  day: "#9a5a1c",
};

/**
 * Items with both sides, powers with their levels, traps, of the enemies their scrolls, their cards and the masters, then events and
 * encounters. What a Quest tells at an event stands on its story sheet alone.
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
  ]);
}

function sideText(side: ItemSide, words: Words): string {
  return [
    ...(side.paid ?? []).map((paid) => words.sentence(paidMessage(paid))),
    ...(side.effects ?? []).map((effect) => words.sentence(effectMessage(effect))),
  ]
    .map(stopped)
    .join("\n");
}

function sideValues(side: ItemSide, words: Words): CardValue[] {
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

function itemFace(id: string, card: ItemCard, words: Words): CardFace {
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

function powerFace(id: string, card: PowerCard, words: Words): CardFace {
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

function workLines({ attack, paid = [], effects = [] }: PowerWorks, words: Words): string[] {
  return [
    ...(attack ? [words.own("souls.attack-with", { values: words.speaker.say(valuesMessage(attack)) })] : []),
    ...paid.map((one) => words.sentence(paidMessage(one))),
    ...effects.map((effect) => words.sentence(effectMessage(effect))),
  ];
}

function scrollFace(id: string, scroll: (typeof enemyScrolls)[keyof typeof enemyScrolls], words: Words): CardFace {
  return {
    name: words.name(id),
    kind: `${words.own("souls.scroll")} · ${words.plainName(scroll.style)}`,
    icon: familyIcons[scroll.family],
    colour: rankColours[scroll.rank] ?? ink.black,
    text: behaviourLines(scroll, words).join("\n"),
  };
}

/** SS-15.2-a: how it defends, and what it leaves. What it does stands on its scroll. */
function enemyFace(id: string, card: EnemyCard, words: Words): CardFace {
  const { family, rank } = enemyScrolls[card.scroll as keyof typeof enemyScrolls];
  const count = card.powerIcons;
  return {
    name: words.name(id),
    kind: words.own("souls.enemy-card"),
    icon: familyIcons[family],
    colour: rankColours[rank] ?? ink.black,
    values: defenceValues(card, words, card.charges),
    text: [...(count > 0 ? [words.own("souls.enters", { count })] : []), ...defenceLines(card, words)].join("\n"),
  };
}

/** SS-16-a: one side of a master's scroll, which is its card as well. */
function masterFace(id: string, master: MasterScroll, which: "front" | "back", words: Words): CardFace {
  const { vengeful, turns, ...side } = master[which];
  const turned = turns && { text: turns.effects.map((effect) => words.speaker.say(effectMessage(effect))).join("; ") };
  return {
    name: words.name(id),
    kind: `${words.own(`souls.master.${which}`)} · ${words.plainName(side.style)}`,
    icon: familyIcons[master.family],
    colour: ink.violet,
    values: defenceValues(master, words),
    text: [
      ...(vengeful ? [words.own("souls.vengeful")] : []),
      ...behaviourLines(side, words),
      ...(turned ? [words.own("souls.turns", turned)] : []),
      ...defenceLines(master, words),
    ].join("\n"),
  };
}

/** SS-4.3-c: what the card itself does, in the order in which it is resolved (SS-4.3-j). */
function eventFace(id: string, card: EventCard, words: Words): CardFace {
  const { kind, number, continuous = [], effects = [], spawn, onSpawned = [] } = card;
  const said = (list: typeof effects) => list.map((effect) => stopped(words.sentence(effectMessage(effect))));
  const lasting = continuous.map((effect) => words.speaker.say(effectMessage(effect))).join("; ");
  const lines = [
    ...(kind === "standard" ? [] : [words.own(`souls.event.${kind}`, { number })]),
    ...(lasting === "" ? [] : [stopped(words.own("souls.event.continuous", { text: lasting }))]),
    ...said(effects),
    ...(spawn ? [words.sentence(spawnMessage(spawn))] : []),
    ...said(onSpawned),
  ];
  return {
    name: words.name(id),
    kind: words.own("souls.event-card"),
    icon: eventIcons[kind],
    colour: eventColours[kind],
    corner: String(number),
    text: lines.length > 0 ? lines.join("\n") : words.own("souls.event.nothing"),
  };
}

function encounterFace(id: string, card: EncounterCard, words: Words): CardFace {
  return {
    name: words.name(id),
    kind: words.own("souls.encounter-card"),
    icon: "crossed-swords",
    colour: "#6b2430",
    corner: card.letter,
    text: [activationMessage(card.main), ...encounterMessages(card)].map((one) => words.sentence(one)).join("\n"),
  };
}

function behaviourLines({ preferred, lines, weapons, powers }: Behaviour, words: Words): string[] {
  const whom = typeof preferred === "string" ? preferred : preferred.style;
  return [
    words.own("souls.prefers", { whom }),
    ...lines.map((line) => words.sentence(lineMessage(line))),
    ...Object.entries(weapons).map(([name, { attack, damage, paid = [] }]) =>
      [
        `${words.name(name)} ${words.speaker.say(valuesMessage(attack))} ${words.plainName(damage)}`,
        ...paid.map((one) => words.speaker.say(paidMessage(one))),
      ].join("; "),
    ),
    ...Object.entries(powers).map(([name, { effects = [], paid = [] }]) =>
      words.pair(
        name,
        [
          ...paid.map((one) => words.speaker.say(paidMessage(one))),
          ...effects.map((effect) => words.speaker.say(effectMessage(effect))),
        ].join("; "),
      ),
    ),
  ];
}

function defenceValues(card: Defences, words: Words, charges?: number): CardValue[] {
  const value = (key: string, what: string | number | undefined) =>
    what === undefined ? [] : [{ label: words.own(`souls.value.${key}`), value: String(what) }];
  const { hp, armour, magicShields, defenceDice } = card;
  return [
    ...value("life", typeof hp === "number" ? hp : `${hp.few}/${hp.many}`),
    ...value("armour", armour),
    ...value("magic-shields", magicShields),
    ...value("defence-dice", defenceDice),
    ...value("charges", charges),
  ];
}

function defenceLines(card: Defences, words: Words): string[] {
  const { hp, types = {}, otherTypes = 0, defencePaid = [], immune = [], soulPoints, drops } = card;
  const change = (count: number, damage: string) =>
    count === 0
      ? []
      : [words.own(count > 0 ? "souls.weakness" : "souls.resistance", { damage, count: Math.abs(count) })];
  const { crowns = 0, loot = 0, treasure = 0 } = drops;
  return [
    ...(typeof hp === "number" ? [] : [words.own("souls.life", hp)]),
    ...Object.entries(types).flatMap(([damage, count]) => change(count, damage)),
    ...change(otherTypes, words.within("souls.other-types")),
    ...defencePaid.map((one) => words.sentence(paidMessage(one))),
    ...(immune.length > 0 ? [words.own("souls.immune", { conditions: [...immune] })] : []),
    words.own("souls.leaves", { soulPoints, crowns, loot, treasure }),
  ];
}

/** With its full stop, where it has none. */
function stopped(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
