import { derived, objectArray } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { heroCard, powerCard } from "../../content/tables.js";
import type { Effect, EffectName, PowerCard, PowerTiming } from "../../content/types.js";
import type { Hero } from "../../state.js";
import type { Usable } from "./usable.js";

/** What a hero's card and powers give him at his Soulrank. */
interface Known {
  readonly soulrank: number;
  readonly powers: readonly string[];
  readonly usable: readonly Usable[];
  readonly passive: EffectsByWord;
  /** Those of the usable ones that wait for a moment. */
  readonly moments: ReadonlyMap<PowerTiming, readonly Usable[]>;
  /** How many items a turn he uses for a Free Action instead of an Action. */
  readonly freeItems: number;
}

/** The effects of one card that share a word. */
export interface NamedEffects {
  readonly name: string;
  readonly effects: readonly Effect[];
}

/** The same for all words: rules ask for one word after the other, and nearly always there is nothing. */
export type EffectsByWord = ReadonlyMap<EffectName, readonly NamedEffects[]>;

export function byWord(cards: readonly NamedEffects[]): EffectsByWord {
  const sorted = new Map<EffectName, NamedEffects[]>();
  for (const { name, effects } of cards) {
    for (const word of new Set(effects.map(({ effect }) => effect))) {
      const own = sorted.get(word) ?? [];
      own.push({ name, effects: effects.filter(({ effect }) => effect === word) });
      sorted.set(word, own);
    }
  }
  return sorted;
}

/** What is known of heroes is worked out once. */
const remembered = derived((_content: SoulsContent) => ({
  /** By the hero's card: at a table nobody else has it. */
  lastOf: new Map<string, Known>(),
  /** What heroes with the same cards and rank can use is the same: a few for every party that is ever seen. */
  all: new Map<string, Known>(),
}));

/** SS-5.2.2, SS-7-j, SS-6.5-a: innate powers, and cards as far as the Soulrank allows. */
export function knownOf(content: SoulsContent, hero: Hero): Known {
  const { lastOf, all } = remembered(content);
  const last = lastOf.get(hero.version);
  if (last && isFor(last, hero)) return last;
  const powers = objectArray<string>();
  for (const { id } of hero.powers) powers.push(id);
  const key = `${hero.version} ${hero.soulrank} ${powers.join(" ")}`;
  let known = all.get(key);
  if (!known) {
    const usable = usableBy(content, hero);
    const passive = byWord(passiveOf(content, hero));
    known = {
      soulrank: hero.soulrank,
      powers,
      usable,
      passive,
      moments: byMoment(usable),
      freeItems: freeItems(usable),
    };
    all.set(key, known);
  }
  lastOf.set(hero.version, known);
  return known;
}

function freeItems(usable: readonly Usable[]): number {
  let free = 0;
  for (const { effects } of usable)
    for (const effect of effects) if (effect.effect === "action-items-free") free += effect.perTurn;
  return free;
}

function byMoment(usable: readonly Usable[]): Known["moments"] {
  const sorted = new Map<PowerTiming, Usable[]>();
  for (const power of usable) {
    if (!power.when) continue;
    const own = sorted.get(power.when) ?? [];
    own.push(power);
    sorted.set(power.when, own);
  }
  return sorted;
}

function isFor({ soulrank, powers }: Known, hero: Hero): boolean {
  if (soulrank !== hero.soulrank || powers.length !== hero.powers.length) return false;
  for (let i = 0; i < powers.length; i++) if (powers[i] !== hero.powers[i]!.id) return false;
  return true;
}

/** SS-7-i: all levels of cards that the Soulrank allows. */
function usableBy(content: SoulsContent, hero: Hero): Usable[] {
  // Field by field, as below: all that can be used has one shape inside Node.js, because rules ask for it all the time.
  const usable = heroCard(content, hero.version).innate.map(
    ({ id, activity, aim, when, once, effects }): Usable => ({
      id,
      name: id,
      activity,
      aim,
      when,
      once,
      needs: undefined,
      effects,
      isForAllAround: isForAllAround(effects),
      card: undefined,
      level: undefined,
    }),
  );
  for (const { id } of hero.powers) {
    const card = powerCard(content, id);
    for (const level of card.levels) {
      if (level.rank > hero.soulrank) continue;
      // SS-7-k: the base and this level, no other.
      const effects = [...(card.base.effects ?? []), ...(level.effects ?? [])];
      usable.push({
        id: `${id}:${level.rank}`,
        name: id,
        activity: card.activity,
        aim: card.aim,
        when: card.when,
        once: card.once,
        needs: card.needs,
        effects,
        isForAllAround: isForAllAround(effects),
        card: id,
        level,
      });
    }
  }
  return usable;
}

function isForAllAround(effects: readonly Effect[]): boolean {
  return effects.length > 0 && effects.every(({ on }) => on === "heroes-in-range");
}

/** SS-6.5-a: what holds by itself. */
function passiveOf(content: SoulsContent, hero: Hero): NamedEffects[] {
  const innate = heroCard(content, hero.version).innate.filter(({ activity, when }) => activity === "passive" && !when);
  // A bonus for saving throws is asked for when one is made.
  const cards = hero.powers
    .map(({ id }) => ({ id, card: powerCard(content, id) }))
    .filter(({ card }) => card.activity === "passive" && (!card.when || card.when === "save-rolled"));
  return [
    ...innate.map(({ id, effects }) => ({ name: id, effects })),
    ...cards.map(({ id, card }) => ({ name: id, effects: passiveEffects(card, hero) })),
  ];
}

/** SS-7-j, SS-7-k: the base and the highest level that the Soulrank allows. SS-7-i: below the first level nothing. */
function passiveEffects(card: PowerCard, hero: Hero): readonly Effect[] {
  const level = card.levels.findLast(({ rank }) => rank <= hero.soulrank);
  return level ? [...(card.base.effects ?? []), ...(level.effects ?? [])] : [];
}
