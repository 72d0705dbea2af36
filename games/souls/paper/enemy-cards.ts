import { ink } from "@tavolata/print/page/style.js";
import type { CardFace, CardValue } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { effectMessage, lineMessage, paidMessage, roman, valuesMessage } from "../content/describe.js";
import {
  type Behaviour,
  type CompanionCard,
  type Defences,
  type EnemyCard,
  type EnemyPower,
  type EnemyPowerCard,
  enemyScrolls,
  type Family,
  type MasterScroll,
} from "../content/index.js";

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

export function scrollFace(
  id: string,
  scroll: (typeof enemyScrolls)[keyof typeof enemyScrolls],
  words: PaperWords,
): CardFace {
  return {
    name: words.name(id),
    kind: `${words.own("souls.scroll")} · ${words.plainName(scroll.style)}`,
    icon: familyIcons[scroll.family],
    colour: rankColours[scroll.rank] ?? ink.black,
    text: behaviourLines(scroll, words).join("\n"),
  };
}

/** SS-15.2-a: how it defends, and what it leaves. What it does stands on its scroll. */
export function enemyFace(id: string, card: EnemyCard, words: PaperWords): CardFace {
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
export function masterFace(id: string, master: MasterScroll, which: "front" | "back", words: PaperWords): CardFace {
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

/** SS-15.3-e: a power with its two levels, of which the act of the Quest chooses one. */
export function enemyPowerFace(id: string, { type, levels }: EnemyPowerCard, words: PaperWords): CardFace {
  return {
    name: words.name(id),
    kind: words.own("souls.enemy-power", { type }),
    icon: "evil-book",
    colour: "#4b3a4f",
    text: levels
      .map((level, i) => words.within("pair", { name: roman(i + 1), text: whatPowerDoes(level, words) }))
      .join("\n"),
  };
}

/** SS-7.2-a: what fights beside its owner. */
export function companionFace(id: string, card: CompanionCard, words: PaperWords): CardFace {
  const { owner, style, movement, hp, weapon, immune } = card;
  return {
    name: words.name(id),
    kind: `${words.own("souls.companion", { owner })} · ${words.plainName(style)}`,
    icon: "wolf-head",
    colour: "#3d4f43",
    values: [...value("movement", movement, words), ...armourValues(card, words)],
    text: [
      words.own("souls.companion-life", { hp }),
      weaponLine(weapon.id, weapon, words),
      ...(immune.length > 0 ? [words.own("souls.immune", { conditions: [...immune] })] : []),
    ].join("\n"),
  };
}

function behaviourLines({ preferred, lines, weapons, powers }: Behaviour, words: PaperWords): string[] {
  const whom = typeof preferred === "string" ? preferred : preferred.style;
  return [
    words.own("souls.prefers", { whom }),
    ...lines.map((line) => words.sentence(lineMessage(line))),
    ...Object.entries(weapons).map(([name, weapon]) => weaponLine(name, weapon, words)),
    ...Object.entries(powers).map(([name, power]) => words.pair(name, whatPowerDoes(power, words))),
  ];
}

type Weapon = Behaviour["weapons"][string];

function weaponLine(
  name: string,
  { attack, damage, paid = [] }: Pick<Weapon, "attack" | "damage" | "paid">,
  words: PaperWords,
): string {
  return [
    `${words.name(name)} ${words.speaker.say(valuesMessage(attack))} ${words.plainName(damage)}`,
    ...paid.map((one) => words.speaker.say(paidMessage(one))),
  ].join("; ");
}

/** SS-15.1-e: when it works, where something brings it about, and what it does. */
function whatPowerDoes({ when, if: holds, effects = [], paid = [] }: EnemyPower, words: PaperWords): string {
  return [
    ...(when === undefined
      ? []
      : [
          typeof when === "string"
            ? words.within(`souls.power.${when}`)
            : words.within("souls.power.wounded-with", { weapon: when.woundedWith }),
        ]),
    ...(holds ? [words.within(`souls.power.${holds}`)] : []),
    ...paid.map((one) => words.speaker.say(paidMessage(one))),
    ...effects.map((effect) => words.speaker.say(effectMessage(effect))),
  ].join("; ");
}

function defenceValues(card: Defences, words: PaperWords, charges?: number): CardValue[] {
  const { hp } = card;
  return [
    ...value("life", typeof hp === "number" ? hp : `${hp.few}/${hp.many}`, words),
    ...armourValues(card, words),
    ...value("charges", charges, words),
  ];
}

function armourValues(
  { armour, magicShields, defenceDice }: Pick<Defences, "armour" | "magicShields" | "defenceDice">,
  words: PaperWords,
): CardValue[] {
  return [
    ...value("armour", armour, words),
    ...value("magic-shields", magicShields, words),
    ...value("defence-dice", defenceDice, words),
  ];
}

function value(key: string, what: string | number | undefined, words: PaperWords): CardValue[] {
  return what === undefined ? [] : [{ label: words.own(`souls.value.${key}`), value: String(what) }];
}

function defenceLines(card: Defences, words: PaperWords): string[] {
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
