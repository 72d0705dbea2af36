import { derived } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { enemyPowerCard } from "../../content/tables.js";
import type { Effect, EnemyMoment, EnemyPower } from "../../content/types.js";
import type { Enemy, Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { type AttackForm, printed } from "../attack/form.js";
import { hasNoEffects } from "../effects/held.js";
import { enemyOf } from "../figures.js";
import { byWord, type EffectsByWord } from "../powers/known.js";
import { type Scroll, scrollOf } from "./scroll.js";

export interface NamedPower {
  readonly name: string;
  readonly power: EnemyPower;
}

interface Known {
  readonly powers: readonly NamedPower[];
  readonly passive: EffectsByWord;
  /** Those that wait for a moment; those that follow a wound by the weapon that deals it. */
  readonly moments: ReadonlyMap<string, readonly NamedPower[]>;
  /** SS-15.1-n: its weapons with all effects, by their names, as far as somebody asked. */
  readonly forms: Map<string, AttackForm>;
}

/** Worked out once for each scroll, and for each Act and row of Enemy Power cards that an enemy had with it. */
const remembered = derived((_content: SoulsContent) => ({
  alone: new Map<Scroll, Known>(),
  withCards: new Map<Scroll, Row[]>(),
}));

/** A row of cards: what is known with it, and the rows that have a card more. */
interface Row {
  known: Known | undefined;
  readonly more: Map<string, Row>;
}

function knownOf(content: SoulsContent, s: SoulsView, enemy: Enemy): Known {
  const scroll = scrollOf(content, enemy);
  if (enemy.powers.length > 0) return withCards(content, s, scroll, enemy);
  const { alone } = remembered(content);
  let found = alone.get(scroll);
  if (!found) {
    found = workOut(content, s, scroll, enemy);
    alone.set(scroll, found);
  }
  return found;
}

function withCards(content: SoulsContent, s: SoulsView, scroll: Scroll, enemy: Enemy): Known {
  const byScroll = remembered(content).withCards;
  let byAct = byScroll.get(scroll);
  if (!byAct) {
    byAct = [];
    byScroll.set(scroll, byAct);
  }
  byAct[s.act] ??= noCards();
  let row = byAct[s.act]!;
  for (const card of enemy.powers) {
    let next = row.more.get(card);
    if (!next) {
      next = noCards();
      row.more.set(card, next);
    }
    row = next;
  }
  row.known ??= workOut(content, s, scroll, enemy);
  return row.known;
}

function noCards(): Row {
  return { known: undefined, more: new Map() };
}

function workOut(content: SoulsContent, s: SoulsView, scroll: Scroll, enemy: Enemy): Known {
  const powers: NamedPower[] = Object.entries(scroll.powers).map(([name, power]) => ({ name, power }));
  for (const name of enemy.powers)
    powers.push({ name, power: enemyPowerCard(content, name).levels[s.act === 1 ? 0 : 1] });
  const passive = powers.filter(({ name, power }) => holdsByItself(power) && !isCalled(scroll, name));
  return {
    powers,
    passive: byWord(passive.map(({ name, power }) => ({ name, effects: guarded(power) }))),
    moments: byMoment(powers),
    forms: new Map(),
  };
}

function byMoment(powers: readonly NamedPower[]): Known["moments"] {
  const sorted = new Map<string, NamedPower[]>();
  for (const named of powers) {
    const { when } = named.power;
    if (!when) continue;
    const own = sorted.get(momentName(when)) ?? [];
    own.push(named);
    sorted.set(momentName(when), own);
  }
  return sorted;
}

function momentName(moment: EnemyMoment): string {
  return typeof moment === "object" ? `wounded-with:${moment.woundedWith}` : moment;
}

/** The powers of an enemy for a moment. */
export function enemyPowersAt(
  content: SoulsContent,
  s: SoulsView,
  enemy: Enemy,
  moment: EnemyMoment,
): readonly NamedPower[] {
  const { moments } = knownOf(content, s, enemy);
  return moments.size === 0 ? none : (moments.get(momentName(moment)) ?? none);
}

const none: readonly NamedPower[] = [];

/** SS-15.1-i: what holds by itself holds only while the condition of its power does. */
function guarded({ if: condition, effects = [] }: EnemyPower): readonly Effect[] {
  if (condition !== "self-wounded") return effects;
  return effects.map((effect) => ({ ...effect, if: { ...effect.if, selfWounded: true } }));
}

/** SS-15.1-n: a weapon of the scroll, with what the enemy's powers add to its effects (SS-15.3-g: the scroll's first). */
export function enemyForm(content: SoulsContent, s: SoulsView, figure: Figure, weapon: string): AttackForm {
  const enemy = enemyOf(s, figure);
  if (hasNoEffects(content, figure)) return formOf(scrollOf(content, enemy), weapon, []);
  const { forms, powers } = knownOf(content, s, enemy);
  let form = forms.get(weapon);
  if (!form) {
    form = formOf(scrollOf(content, enemy), weapon, powers);
    forms.set(weapon, form);
  }
  return form;
}

function formOf({ weapons }: Scroll, weapon: string, powers: readonly NamedPower[]): AttackForm {
  const { attack: values, damage, paid } = weapons[weapon]!;
  return {
    name: weapon,
    values,
    damage,
    // SS-15.9-f: the behaviour line decides on the range.
    range: 0,
    paid: [...printed(weapon, paid), ...powers.flatMap(({ name, power }) => printed(name, power.paid))],
  };
}

/** The powers of an enemy: those of its scroll, then those of its cards, at the level of the Act (SS-15.3-e, SS-15.3-f). */
export function enemyPowers(content: SoulsContent, s: SoulsView, enemy: Enemy): readonly NamedPower[] {
  return knownOf(content, s, enemy).powers;
}

/** SS-15.1-e to SS-15.1-i: what holds by itself, from the scroll first and then from Enemy Power cards (SS-15.3-g). */
export function passiveOfEnemy(content: SoulsContent, s: SoulsView, enemy: Enemy): EffectsByWord {
  return knownOf(content, s, enemy).passive;
}

export function holdsByItself({ type, when }: EnemyPower): boolean {
  return !when && type !== "special" && type !== "charge" && type !== "reaction";
}

/** A power that a behaviour line calls works only then (SS-15.1-i). */
function isCalled({ lines }: Scroll, name: string): boolean {
  return lines.some(({ say }) => say.some((sentence) => sentence.do === "use" && sentence.power === name));
}
