import { powerCard } from "../../content/tables.js";
import { ownedCard, type Usable, useOf } from "../../queries/powers/usable.js";
import type { Hero, Table } from "../../state.js";
import { startCooldown } from "./cooldown.js";

/** A power is used: it is told, counted (SS-6.5-j), and turned face down (SS-7-l); SS-7-m: innate powers stay; SS-7-n: some wait for their end. */
export function spendPower(t: Table, hero: Hero, power: Usable, ...rules: string[]): void {
  const { state: s } = t;
  t.emit(
    { type: "power-used", hero: hero.figure, power: power.name, level: power.level?.rank ?? 0 },
    { rules: ["SS-7-j", power.card ? "SS-7-k" : "SS-7-m", ...(power.aim ? [] : ["SS-6.5-f"]), ...rules] },
  );
  if (power.once === "round") s.usedInRound.push(useOf(hero, power));
  if (power.once === "quest") s.usedInQuest.push(useOf(hero, power));
  if (power.once === "turn") s.turn.done.push(useOf(hero, power));
  const owned = ownedCard(hero, power);
  if (!owned || power.activity === "passive") return;
  if (powerCard(t.content, owned.id).cooldownFrom === "end") owned.active = true;
  else startCooldown(t, hero, owned, power.level?.cooldown ?? 1);
}

/** SS-7-n: the effect of a power is over: now it cools down. SS-7-l: by the hourglasses of the level that was used. */
export function endPower(t: Table, hero: Hero, id: string, used?: number): void {
  const owned = hero.powers.find((power) => power.id === id && power.active);
  if (!owned) return;
  const { levels } = powerCard(t.content, id);
  const level = levels.find(({ rank }) => rank === used) ?? levels[0]!;
  startCooldown(t, hero, owned, level.cooldown ?? 1);
}
