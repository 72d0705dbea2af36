import type { Outcome } from "@tavolata/kernel";
import { events } from "../content/events.js";
import { heal } from "../play/health.js";
import type { AzerothFlow, Combat, Table } from "../state.js";
import { eventNameOn } from "../tables.js";
import { dieNow } from "./dice.js";
import { type Fighter, type Fighters, fightersIn } from "./fighter.js";
import { heroOutcome } from "./hero-outcome.js";
import { encounterOutcome } from "./outcome.js";
import { type Fought, fight, type Strike, type Witness } from "./strikes.js";

/** AZ-combat-19: the values are fixed. Then ranged before melee (AZ-combat-7), and the outcome. */
export function* strikes(t: Table): AzerothFlow<string | Outcome> {
  const { state: s } = t;
  const combat = s.combat!;
  const fighters = fightersIn(s, combat);
  const red = dieNow(combat, "red", fighters);
  const black = dieNow(combat, "black", fighters);
  t.emit(
    {
      type: "values-fixed",
      seat: combat.hero,
      red: valuesOf(fighters.red, red),
      black: valuesOf(fighters.black, black),
    },
    { rules: ["AZ-combat-19", ...rulesOfValues(t)] },
  );
  const fought = fight(fighters, { red, black, blackRolled: combat.black }, new Teller(t, combat, fighters));
  takeDamage(t, combat, fought);
  s.combat = null;
  if (combat.foe.kind === "hero") yield* heroOutcome(t, combat, fought.fallen, fighters);
  else yield* encounterOutcome(t, combat, fought.fallen);
  return "maintenance";
}

function valuesOf({ melee, ranged, defence, damage }: Fighter, die: number) {
  return { melee, ranged, defence, damage, die };
}

/** What an event changes in the values of a combat: Eclipse, Blood Moon. */
const valued: ReadonlySet<string> = new Set(["attack", "melee", "ranged", "defence", "damage"]);

/** What else counts in these values. */
function rulesOfValues({ state: s }: Table): string[] {
  const { hero, foe } = s.combat!;
  const heroes = foe.kind === "hero" ? [hero, foe.seat] : [hero];
  const isArmed = heroes.some((seat) => s.heroes[seat]!.weapon !== "" || s.heroes[seat]!.armour !== "");
  const rules = isArmed ? ["AZ-item-9"] : [];
  if (s.event !== "" && events[eventNameOn(s.event)]!.lasting?.some(({ effect }) => valued.has(effect)))
    rules.push("AZ-event-4");
  return rules;
}

/** AZ-combat-18: damage stays on heroes; that of an encounter is forgotten. */
function takeDamage(t: Table, { hero, foe }: Combat, { red, black, healed, fallen, reachedMelee }: Fought): void {
  const sides = [
    { seat: hero, damage: red, healing: healed.red },
    ...(foe.kind === "hero" ? [{ seat: foe.seat, damage: black, healing: healed.black }] : []),
  ];
  for (const { seat, damage, healing } of sides) {
    const one = t.state.heroes[seat]!;
    if (damage > 0) {
      one.damage += damage;
      t.emit(
        { type: "wounded", seat, amount: damage, damage: one.damage },
        { rules: ["AZ-combat-10", "AZ-combat-12", "AZ-combat-18"] },
      );
    }
    if (healing > 0) heal(t, seat, healing, ["AZ-abil-2"]);
  }
  // AZ-combat-14: whoever fell at range, there is no melee.
  if (fallen !== "neither" && !reachedMelee)
    t.emit({ type: "melee-not-reached", seat: hero }, { rules: ["AZ-combat-7", "AZ-combat-14"] });
}

/** Tells the attacks one by one. */
class Teller implements Witness {
  constructor(
    private readonly t: Table,
    private readonly combat: Combat,
    private readonly fighters: Fighters,
  ) {}

  strike({ by, step, total, defence, hit, damage }: Strike): void {
    const rules =
      step === "ranged"
        ? ["AZ-combat-8", "AZ-combat-9", "AZ-combat-10", "AZ-combat-12"]
        : ["AZ-combat-15", "AZ-combat-16", "AZ-combat-17"];
    const own = this.fighters[by];
    const isSilent = own.ranged === null || own.melee === null;
    this.t.emit(
      { type: "attack-made", by: this.#name(by), on: this.#name(other(by)), step, total, defence, hit, damage },
      { rules: isSilent ? [...rules, "AZ-combat-11"] : rules },
    );
  }

  prevented(who: "red" | "black", amount: number): void {
    this.t.emit({ type: "damage-prevented", who: this.#name(who), amount }, { rules: ["AZ-combat-10"] });
  }

  thorns(who: "red" | "black", amount: number): void {
    this.t.emit({ type: "thorns", who: this.#name(who), amount }, { rules: ["AZ-abil-2"] });
  }

  #name(side: "red" | "black"): string {
    const { hero, foe } = this.combat;
    if (side === "red") return hero;
    return foe.kind === "hero" ? foe.seat : foe.encounter;
  }
}

function other(side: "red" | "black"): "red" | "black" {
  return side === "red" ? "black" : "red";
}
