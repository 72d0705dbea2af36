import type { Effect, EffectName, EnemyPower, PowerCard } from "../content/types.js";
import { scrollOf } from "../enemies/scroll.js";
import { continuousEffects } from "../events-in-force.js";
import { enemyOf, heroOf } from "../figures.js";
import { slotNames } from "../items/slots.js";
import { auras } from "../powers/tokens.js";
import type { Enemy, Figure, Hero, Souls } from "../state.js";
import { criticalToken, enemyPowerCard, heroCard, isOnItems, itemCard, itemSide, powerCard } from "../tables.js";
import { type Circumstances, holds } from "./guards.js";

/** An effect with this word. */
export type Word<N extends EffectName> = Extract<Effect, { readonly effect: N }>;

/** SS-2-d: the same bonus from the same effect counts once, whoever gives it: the name of the card tells. */
export function heldWords<N extends EffectName>(s: Souls, word: N, circumstances: Circumstances): Word<N>[] {
  const { self } = circumstances;
  const names: string[] = [];
  const found: Word<N>[] = [];
  const look = (name: string, effects: readonly Effect[] | undefined) => {
    if (!effects || names.includes(name)) return;
    for (const effect of effects) {
      if (effect.effect !== word || !holds(s, effect.if, circumstances)) continue;
      if (!names.includes(name)) names.push(name);
      found.push(effect as Word<N>);
    }
  };
  for (const { name, on, effect } of s.lasting) if (on === self.id) look(name, [effect]);
  continuousEffects(s, self, look);
  if (s.tokens.length > 0) auras(s, self, look);
  if (self.kind === "hero" && !hasNoEffects(self)) lookAtHero(s, heroOf(s, self), word, look);
  if (self.kind === "enemy" && !hasNoEffects(self)) lookAtEnemy(s, enemyOf(s, self), look);
  return found;
}

/** The sum of what all held effects of a word change. */
export function heldSum<N extends EffectName>(
  s: Souls,
  word: N,
  circumstances: Circumstances,
  amount: (effect: Word<N>) => number,
): number {
  let sum = 0;
  for (const effect of heldWords(s, word, circumstances)) sum += amount(effect);
  return sum;
}

/** SS-10.6.2-e. */
export function hasNoEffects(figure: Figure): boolean {
  return figure.criticals.some((token) => criticalToken(token).does.critical === "no-effects");
}

type Look = (name: string, effects: readonly Effect[] | undefined) => void;

/** SS-6.5-a, SS-8-a: passive powers, and what is equipped or, for what is used from there, in the inventory. */
function lookAtHero(s: Souls, hero: Hero, word: EffectName, look: Look): void {
  for (const { id, activity, when, effects } of heroCard(hero.version).innate)
    if (activity === "passive" && !when) look(id, effects);
  for (const { id } of hero.powers) {
    const card = powerCard(id);
    // A bonus for saving throws is asked for when one is made.
    if (card.activity === "passive" && (!card.when || card.when === "save-rolled"))
      look(id, passiveEffects(card, hero));
  }
  if (!isOnItems(word)) return;
  for (const slot of slotNames) if (hero.slots[slot] !== "") lookAtItem(s, hero.slots[slot], look);
  for (const item of hero.inventory) if (itemCard(item).kind === "permanent") lookAtItem(s, item, look);
}

function lookAtItem(s: Souls, item: string, look: Look): void {
  const { activity, effects } = itemSide(s, item);
  if (activity === undefined || activity === "passive") look(item, effects);
}

/** SS-7-j, SS-7-k: the base and the highest level that the Soulrank allows. SS-7-i: below the first level nothing. */
export function passiveEffects(card: PowerCard, hero: Hero): readonly Effect[] {
  const level = card.levels.findLast(({ rank }) => rank <= hero.soulrank);
  if (!level) return none;
  let effects = passives.get(level);
  if (!effects) {
    effects = [...(card.base.effects ?? []), ...(level.effects ?? [])];
    passives.set(level, effects);
  }
  return effects;
}

const none: readonly Effect[] = [];

/** Base and level of passive powers together, made once for each level. */
const passives = new WeakMap<object, readonly Effect[]>();

/** SS-15.1-e to SS-15.1-i: what holds by itself, from the scroll first and then from Enemy Power cards (SS-15.3-g). */
function lookAtEnemy(s: Souls, enemy: Enemy, look: Look): void {
  for (const { name, power } of enemyPowers(s, enemy))
    if (holdsByItself(power) && !isCalled(s, enemy, name)) look(name, power.effects);
}

export interface NamedPower {
  readonly name: string;
  readonly power: EnemyPower;
}

/** The powers of an enemy: those of its scroll, then those of its cards, at the level of the Act (SS-15.3-e, SS-15.3-f). */
export function enemyPowers(s: Souls, enemy: Enemy): NamedPower[] {
  const { powers } = scrollOf(s, enemy);
  const named = Object.keys(powers).map((name) => ({ name, power: powers[name]! }));
  for (const name of enemy.powers) named.push({ name, power: enemyPowerCard(name).levels[s.act === 1 ? 0 : 1] });
  return named;
}

function holdsByItself({ type, when }: EnemyPower): boolean {
  return !when && type !== "special" && type !== "charge" && type !== "reaction";
}

/** A power that a behaviour line calls works only then (SS-15.1-i). */
function isCalled(s: Souls, enemy: Enemy, name: string): boolean {
  return scrollOf(s, enemy).lines.some(({ say }) =>
    say.some((sentence) => sentence.do === "use" && sentence.power === name),
  );
}
