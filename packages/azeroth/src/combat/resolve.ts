import type { Outcome } from "@tavolata/kernel";
import { events } from "../content/events.js";
import { heal, takeDamage } from "../play/health.js";
import type { AzerothFlow, Combat, Table } from "../state.js";
import { eventNameOn } from "../tables.js";
import { dieNow } from "./dice.js";
import { type Fighter, type Fighters, fightersIn } from "./fighter.js";
import { heroOutcome } from "./hero-outcome.js";
import { encounterOutcome } from "./outcome.js";
import { fight, type Strike, type Witness } from "./strikes.js";

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
  // AZ-combat-14: whoever fell at range, there is no melee.
  if (fought.fallen !== "neither" && !fought.reachedMelee)
    t.emit({ type: "melee-not-reached", seat: combat.hero }, { rules: ["AZ-combat-7", "AZ-combat-14"] });
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

/** Tells the attacks one by one, and puts the damage of each step on those who take it. */
class Teller implements Witness {
  /** AZ-combat-18: of an encounter; it is forgotten after the combat. */
  #onEncounter = 0;

  constructor(
    private readonly t: Table,
    private readonly combat: Combat,
    private readonly fighters: Fighters,
  ) {}

  strike({ by, attack, step, total, defence, hit, damage }: Strike): void {
    const rules =
      step === "ranged"
        ? ["AZ-combat-8", "AZ-combat-9", "AZ-combat-10", "AZ-combat-12"]
        : ["AZ-combat-15", "AZ-combat-16", "AZ-combat-17"];
    const own = this.fighters[by];
    if (own.ranged === null || own.melee === null) rules.push("AZ-combat-11");
    const isSwift = attack !== step;
    if (isSwift) rules.push("AZ-combat-20");
    const [name, on] = [this.#name(by), this.#name(other(by))];
    this.t.emit(
      { type: "attack-made", by: name, on, attack, step, swift: isSwift, total, defence, hit, damage },
      { rules },
    );
  }

  /** AZ-combat-18: damage stays on heroes. */
  hurt(who: "red" | "black", amount: number): void {
    const rules = ["AZ-combat-10", "AZ-combat-12", "AZ-combat-18"];
    const { hero, foe } = this.combat;
    if (who === "red" || foe.kind === "hero") {
      takeDamage(this.t, who === "red" ? hero : foe.seat, amount, rules);
      return;
    }
    this.#onEncounter += amount;
    const left = Math.max(0, this.fighters.black.health - this.#onEncounter);
    this.t.emit({ type: "encounter-wounded", encounter: foe.encounter, amount, left }, { rules });
  }

  healed(who: "red" | "black", amount: number): void {
    heal(this.t, who === "red" ? this.combat.hero : this.combat.foe.seat, amount, ["AZ-abil-2"]);
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
