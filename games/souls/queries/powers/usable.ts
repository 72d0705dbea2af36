import { type Bar, bar, type Message, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { Activity, Aim, Effect, PowerCard, PowerLevel, PowerTiming } from "../../content/types.js";
import type { Figure, Hero, OwnedPower } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { isOwnTurn } from "../activity.js";
import { hasNoEffects } from "../effects/held.js";
import { figureOf } from "../figures.js";
import { knownOf } from "./known.js";

/** A power that its owner may use: an innate one, or one level of a card. */
export interface Usable {
  /** `taunt`, `call-lightning:3`. */
  readonly id: string;
  readonly name: string;
  readonly activity: Activity;
  readonly aim: Aim | undefined;
  readonly when: PowerTiming | undefined;
  readonly once: "turn" | "round" | "quest" | undefined;
  readonly needs: PowerCard["needs"] | undefined;
  readonly effects: readonly Effect[];
  /** It touches all heroes in its range. */
  readonly isForAllAround: boolean;
  /** The card and the level that is used; none for innate powers. */
  readonly card: string | undefined;
  readonly level: PowerLevel | undefined;
}

/** How the use of a power is called where it needs no aim: with the level that is used. */
export function powerLabel({ name, level }: Usable): Message {
  return say("option.use-power", { power: name, level: level?.rank ?? 0, target: "none" });
}

/** SS-5.2.2, SS-7-j: innate powers, and all levels of cards that the Soulrank allows (SS-7-i). */
export function powersOf(content: SoulsContent, hero: Hero): readonly Usable[] {
  return knownOf(content, hero).usable;
}

/** Those of them that wait for a moment. */
export function powersAt(content: SoulsContent, hero: Hero, when: PowerTiming): readonly Usable[] {
  return knownOf(content, hero).moments.get(when) ?? none;
}

const none: readonly Usable[] = [];

/** The hero's own card of a power; nothing for innate ones. */
export function ownedCard(hero: Hero, { card }: Usable): OwnedPower | undefined {
  return card === undefined ? undefined : hero.powers.find(({ id }) => id === card);
}

/** Why a power can't be used now, apart from its activity and aim. */
export function whyNotUsable(content: SoulsContent, s: SoulsView, hero: Hero, power: Usable): Bar | undefined {
  const figure = figureOf(s, hero.figure);
  const owned = ownedCard(hero, power);
  if (owned && owned.cooldown > 0) return coolingDown;
  if (owned?.active) return stillWorking;
  if (hasNoEffects(content, figure)) return noEffects;
  // SS-6.5-j.
  if (power.once === "round" && s.usedInRound.includes(useOf(hero, power))) return usedThisRound;
  if (power.once === "quest" && s.usedInQuest.includes(useOf(hero, power))) return usedThisQuest;
  if (power.once === "turn" && s.turn.done.includes(useOf(hero, power))) return usedThisTurn;
  if (power.needs === "hidden" && !figure.hidden) return notHidden;
  return undefined;
}

// Made once: see `whyNoActivity`.
const coolingDown = bar("SS-7-l", "cooling-down");
const stillWorking = bar("SS-7-n", "still-working");
const noEffects = bar("SS-10.6.2-e", "no-effects");
const usedThisRound = bar("SS-6.5-j", "used-this-round");
const usedThisQuest = bar("SS-6.5-j", "used-this-quest");
const usedThisTurn = bar("SS-6.5-j", "used-this-turn");
const notHidden = bar("SS-7-a", "not-hidden");

export function useOf(hero: Hero, { name }: Usable): string {
  return `${name}:${hero.figure}`;
}

/** SS-6.5-e: reactions for a moment, outside the own Hero Turn; SS-10.6.6-b: not while Stunned; SS-11.1-i: not as a Ghost Soul. */
export function reactionsFor(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  when: PowerTiming,
): readonly Usable[] {
  if (figure.kind !== "hero" || figure.stunned !== "none") return none;
  const hero = s.heroes[figure.belongsTo]!;
  const powers = powersAt(content, hero, when);
  if (powers.length === 0 || isOwnTurn(s, figure.belongsTo)) return none;
  return powers.filter((power) => power.activity === "reaction" && !whyNotUsable(content, s, hero, power));
}
