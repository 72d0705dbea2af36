import type { Fighter, Fighters } from "./fighter.js";

/** Who has fallen (AZ-combat-13). */
export type Fallen = "neither" | "black" | "red" | "both";

/** The dice of a combat: what they count for, and the black one as it was rolled, which Enrage looks at. */
export interface CombatDice {
  readonly red: number;
  readonly black: number;
  readonly blackRolled: number;
}

/** An attack of a step, for the log. */
export interface Strike {
  readonly by: "red" | "black";
  /** The kind of attack. */
  readonly attack: "ranged" | "melee";
  /** When it is made: a swift melee attack comes in the ranged step. */
  readonly step: "ranged" | "melee";
  readonly total: number;
  readonly defence: number;
  readonly hit: boolean;
  readonly damage: number;
}

/** Told what happens, where somebody wants to know. */
export interface Witness {
  strike(strike: Strike): void;
  prevented(who: "red" | "black", amount: number, step: "ranged" | "melee"): void;
  /** At the end of a step, with everything that is taken off it. */
  hurt(who: "red" | "black", amount: number, step: "ranged" | "melee"): void;
  healed(who: "red" | "black", amount: number): void;
  thorns(who: "red" | "black", amount: number): void;
}

/** How a combat ends: who has fallen, the damage that each took, and what was healed after hits. */
export interface Fought {
  fallen: Fallen;
  red: number;
  black: number;
  healed: { red: number; black: number };
  /** AZ-combat-14: the melee step took place. */
  reachedMelee: boolean;
}

/** AZ-combat-1: one round, the ranged step before the melee step (AZ-combat-7), each with the same dice (AZ-combat-16). */
export function fight(fighters: Fighters, dice: CombatDice, witness?: Witness): Fought {
  const { red, black } = fighters;
  // AZ-combat-10: prevention takes its amount off the damage of the whole combat.
  let redLeft = red.prevent;
  let blackLeft = black.prevent;
  const fought: Fought = { fallen: "neither", red: 0, black: 0, healed: { red: 0, black: 0 }, reachedMelee: false };
  for (const step of steps) {
    if (step === "melee") fought.reachedMelee = true;
    // AZ-combat-12: both totals first, then all damage of the step together.
    const redHits = hits(red, black, step, "red", dice, witness);
    const blackHits = hits(black, red, step, "black", dice, witness);
    const onBlack = redHits * damageOf(red, dice.red, 0) + blackHits * red.thorns;
    const onRed = blackHits * damageOf(black, dice.blackRolled, 1) + redHits * black.thorns;
    if (witness && blackHits * red.thorns > 0) witness.thorns("black", blackHits * red.thorns);
    if (witness && redHits * black.thorns > 0) witness.thorns("red", redHits * black.thorns);
    const blackSaved = Math.min(onBlack, blackLeft);
    const redSaved = Math.min(onRed, redLeft);
    blackLeft -= blackSaved;
    redLeft -= redSaved;
    if (witness && blackSaved > 0) witness.prevented("black", blackSaved, step);
    if (witness && redSaved > 0) witness.prevented("red", redSaved, step);
    if (witness && onBlack > blackSaved) witness.hurt("black", onBlack - blackSaved, step);
    if (witness && onRed > redSaved) witness.hurt("red", onRed - redSaved, step);
    fought.black += onBlack - blackSaved;
    fought.red += onRed - redSaved;
    // AZ-combat-13: only now is it looked who has fallen. What a hit heals comes after that.
    const redFell = fought.red - fought.healed.red >= red.health;
    const blackFell = fought.black - fought.healed.black >= black.health;
    if (redFell || blackFell) {
      fought.fallen = redFell ? (blackFell ? "both" : "red") : "black";
      if (redFell) return fought;
    }
    if (redHits > 0) heal(fought, "red", red, witness);
    if (blackFell) return fought;
    if (blackHits > 0) heal(fought, "black", black, witness);
  }
  return fought;
}

const steps = ["ranged", "melee"] as const;

/** AZ-combat-7: the ranged step comes before the melee step. */
export type Step = (typeof steps)[number];

/** How often it hits in this step: a melee attack that is made in the ranged step may come beside a ranged one. */
function hits(
  own: Fighter,
  other: Fighter,
  step: "ranged" | "melee",
  by: "red" | "black",
  dice: CombatDice,
  witness: Witness | undefined,
): number {
  let count = 0;
  const ranged = rangedIn(own, step);
  const melee = meleeIn(own, step);
  if (ranged !== null) count += strike(own, other, "ranged", ranged, step, by, dice, witness);
  if (melee !== null) count += strike(own, other, "melee", melee, step, by, dice, witness);
  return count;
}

/** AZ-combat-8: the value of the ranged attack that is made in this step. */
export function rangedIn({ ranged }: Fighter, step: Step): number | null {
  return step === "ranged" ? ranged : null;
}

/** AZ-combat-8, AZ-combat-15: the value of the melee attack that is made in this step. */
export function meleeIn({ melee, meleeInRanged, noMelee }: Fighter, step: Step): number | null {
  return step === (meleeInRanged ? "ranged" : "melee") && !noMelee ? melee : null;
}

/** AZ-combat-9: what an attack of this step must reach. */
export function defenceIn({ defence, rangedDefence }: Fighter, step: Step): number {
  return step === "ranged" ? defence + rangedDefence : defence;
}

/** AZ-combat-9: equal or higher hits; no result hits or misses by itself. */
function strike(
  own: Fighter,
  other: Fighter,
  attack: "ranged" | "melee",
  value: number,
  step: "ranged" | "melee",
  by: "red" | "black",
  dice: CombatDice,
  witness: Witness | undefined,
): number {
  const total = value + dice[by];
  const defence = defenceIn(other, step);
  const hit = total >= defence;
  if (witness) {
    const damage = hit ? damageOf(own, by === "red" ? dice.red : dice.blackRolled, by === "red" ? 0 : 1) : 0;
    witness.strike({ by, attack, step, total, defence, hit, damage });
  }
  return hit ? 1 : 0;
}

/** AZ-combat-10: never below 0, whatever the margin. AZ-combat-20: only an encounter rages, by its die as it was rolled. */
export function damageOf(own: Fighter, rolled: number, rages: 0 | 1): number {
  const rage = rages === 1 && rolled >= own.rageFrom ? own.rage : 0;
  return Math.max(0, own.damage + rage);
}

/** After a hit: heals what lies on it, old and new. */
function heal(fought: Fought, who: "red" | "black", own: Fighter, witness: Witness | undefined): void {
  const amount = Math.min(own.healAfterHit, own.wounds + fought[who] - fought.healed[who]);
  fought.healed[who] += amount;
  if (witness && amount > 0) witness.healed(who, amount);
}
