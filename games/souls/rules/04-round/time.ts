import { objectArray } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { holds } from "../../queries/effects/guards.js";
import { fullShields } from "../../queries/enemies/magic-shields.js";
import { isMaster } from "../../queries/enemies/scroll.js";
import { enemyOf, findFigure } from "../../queries/figures.js";
import type { Part } from "../../queries/part.js";
import { equipped, hpOf } from "../../queries/profile.js";
import type { Figure, Hero, Souls, SoulsFlow, Table } from "../../state.js";
import { moment } from "../02-quest/triggers.js";
import { saves } from "../05-heroes/saving-throw.js";
import { rechargeAndCoolDown } from "../07-powers/cooldown.js";
import { areaFireAges } from "../10-conditions/area-fire.js";
import { settle, suffer } from "../11-death/wounds.js";
import { revealShadows } from "../15-enemies/shadows.js";
import { applyEffects } from "../effects/apply.js";
import { endLasting } from "../effects/lasting.js";
import { checkGoals } from "./ending.js";

/** SS-4.1-a: effects, recharge, cooldown; the Soul step follows. SS-4.1-j: in the first Round, too. */
export function* timePhase(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  s.round += 1;
  s.phase = "time";
  const rules = ["SS-4-a", "SS-4.1-a", "SS-4.1-b"];
  if (s.round === 1) rules.push("SS-4.1-j");
  t.emit({ type: "phase-begins", phase: "time", round: s.round }, { rules });
  // SS-4.4-a: a Quest that ends with the beginning of a Round ends before anything else happens in it.
  checkGoals(t);
  // SS-15.4-c: play begins, and with it what the heroes see from where they were placed.
  if (s.round === 1) yield* revealShadows(t);
  yield* lastingDamage(t);
  yield* effectsOfTheTime(t);
  restore(t);
  for (const hero of Object.values(s.heroes)) rechargeAndCoolDown(t, hero);
  yield* moment(t, { on: "round", round: s.round });
  return "souls";
}

/** SS-4.1-b: first the damage of Fire and Poison, everybody's at once; then the Saves of those who live (SS-10.6.3-d). */
function* lastingDamage(t: Table): SoulsFlow {
  const { state: s } = t;
  for (const figure of s.figures) {
    if (figure.fire.length > 0) burn(t, figure);
    if (figure.poison > 0) {
      const { value, rules } = poisonDamage(t.content, s, figure);
      suffer(t, figure, value, ...rules);
    }
  }
  areaFireAges(t);
  yield* settle(t);
  for (const figure of [...s.figures]) {
    if (figure.poison === 0 || figure.faction !== "heroes") continue;
    if (yield* saves(t, figure, "SS-10.6.3-c")) {
      figure.poison = 0;
      t.emit({ type: "condition-gone", figure: figure.id, condition: "poisoned" }, { rules: ["SS-10.6.3-c"] });
    }
  }
}

/** SS-10.3-d: each token burns. SS-10.3-b, SS-10.3-c: Fire I goes out, Fire II becomes Fire I. */
function burn(t: Table, figure: Figure): void {
  const { value, rules } = fireDamage(t.content, t.state, figure);
  suffer(t, figure, value, ...rules);
  figure.fire = figure.fire.flatMap((side) => (side === 2 ? [1] : []));
}

function fireDamage(content: SoulsContent, s: Souls, figure: Figure): Part {
  const { fire } = figure;
  const rules = ["SS-10.3-b", "SS-10.3-f"];
  if (fire.includes(2)) rules.push("SS-10.3-c");
  if (fire.length > 1) rules.push("SS-10.3-d");
  if (hasNoAuthor(content, s, figure)) rules.push("SS-16.1-j");
  return { value: fire.length, rules };
}

/** SS-15.11.4-b: an enemy has no Save. SS-10.6.3-d: nor has whoever dies of it. */
function poisonDamage(content: SoulsContent, s: Souls, figure: Figure): Part {
  const rules = ["SS-10.6.3-b"];
  if (figure.faction === "enemies") rules.push("SS-15.11.4-b");
  else if (figure.wounds + figure.poison >= hpOf(content, s, figure)) rules.push("SS-10.6.3-d");
  if (hasNoAuthor(content, s, figure)) rules.push("SS-16.1-j");
  return { value: figure.poison, rules };
}

/** SS-16.1-j: nobody's Menace grows by what burns or poisons a Master. */
function hasNoAuthor(content: SoulsContent, s: Souls, figure: Figure): boolean {
  return figure.kind === "enemy" && isMaster(content, enemyOf(s, figure));
}

/** SS-4.1-c: what waits for the Time phase happens at once: all conditions are looked at before anything changes. */
function* effectsOfTheTime(t: Table): SoulsFlow {
  const { state: s } = t;
  const due = s.lasting.filter(({ until }) => until === "next-time-phase");
  if (due.length === 0) return;
  s.lasting = s.lasting.filter(({ until }) => until !== "next-time-phase");
  const holding = due.filter(({ on, effect }) => {
    const self = findFigure(s, on);
    return self && self.kind !== "ghost" && holds(t.content, s, effect.if, { self });
  });
  for (const { on, name, effect } of holding) {
    const { until: _until, if: _if, ...now } = effect;
    yield* applyEffects(t, [now as Effect], { user: on, name });
  }
}

/** SS-4.1-d, SS-4-b: what lasts until now ends, what is restored now is, and the turn markers are turned up. */
function restore(t: Table): void {
  const { state: s } = t;
  endLasting(s, "everybody", "time-phase", "next-attack-this-round");
  s.usedInRound = objectArray();
  for (const figure of s.figures) figure.magicShields = fullShields(t.content, s, figure);
  for (const hero of Object.values(s.heroes)) {
    restoreItems(t.content, s, hero);
    hero.ready = true;
  }
  t.emit({ type: "restored" }, { rules: ["SS-4.1-d", "SS-8.3.1-a", "SS-4-b"] });
}

/** SS-8.3.1-a: up to the printed number. SS-8.2.1-b: an awakened Soul Weapon sleeps again. */
function restoreItems(content: SoulsContent, s: Souls, hero: Hero): void {
  for (const item of equipped(hero)) {
    const state = s.items[item];
    if (state?.back && itemCard(content, item).back?.how === "awakened") state.back = false;
    const shields = itemSide(content, s, item).magicShields ?? 0;
    if (shields === 0) continue;
    s.items[item] ??= { back: false, charges: 0, shields: 0 };
    s.items[item].shields = shields;
  }
}
