import type { Outcome, RuleId } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { Effect } from "../../content/types.js";
import type { CombatValues } from "../../events.js";
import { foeName } from "../../queries/combat/combatant.js";
import { dieNow } from "../../queries/combat/dice.js";
import { type Fighter, type Fighters, fightersIn } from "../../queries/combat/fighter.js";
import { eachSource } from "../../queries/combat/sources.js";
import { damageOf, fight, type Strike, type Witness } from "../../queries/combat/strikes.js";
import type { Azeroth, AzerothFlow, Combat, Table } from "../../state.js";
import { encounterOutcome } from "../06-outcomes/outcome.js";
import { heroOutcome } from "../07-hero-fights/hero-outcome.js";
import { heal, takeDamage } from "../09-heroes/health.js";

/** AZ-combat-19: the values are fixed. Then ranged before melee (AZ-combat-7), and the outcome. */
export function* strikes(t: Table): AzerothFlow<string | Outcome> {
  const { state: s } = t;
  const combat = s.combat!;
  const fighters = fightersIn(t.content, s, combat);
  const red = dieNow(t.content, combat, "red", fighters);
  const black = dieNow(t.content, combat, "black", fighters);
  t.emit(
    {
      type: "values-fixed",
      seat: combat.hero,
      foe: foeName(combat.foe),
      red: valuesOf(fighters.red, red, damageOf(fighters.red, combat.red, 0)),
      black: valuesOf(fighters.black, black, damageOf(fighters.black, combat.black, 1)),
    },
    { rules: ["AZ-combat-19", ...rulesOfValues(t.content, s, combat, fighters)] },
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

/** AZ-combat-11: an attack that is missing isn't listed. AZ-combat-20: rage counts in the damage. */
function valuesOf({ melee, ranged, defence }: Fighter, die: number, damage: number): CombatValues {
  if (melee === null) return ranged === null ? { defence, damage, die } : { ranged, defence, damage, die };
  return ranged === null ? { melee, defence, damage, die } : { melee, ranged, defence, damage, die };
}

/** Effects that change the values of a combat. */
const valued: ReadonlySet<string> = new Set(["attack", "melee", "ranged", "defence", "damage", "damage-by-wounds"]);

function isValue({ effect, each, ifRolled = 0 }: Effect, black: number): boolean {
  return each === undefined && valued.has(effect) && black >= ifRolled;
}

function lacksAttack({ melee, ranged }: Fighter): boolean {
  return melee === null || ranged === null;
}

/** The rules of everything that counts in these values. */
function rulesOfValues(content: AzerothContent, s: Azeroth, combat: Combat, fighters: Fighters): RuleId[] {
  const rules: RuleId[] = [];
  if (lacksAttack(fighters.red) || lacksAttack(fighters.black)) rules.push("AZ-combat-11");
  eachSource(content, s, combat, (_by, _name, effects, rule) => {
    if (!rules.includes(rule) && effects.some((one) => isValue(one, combat.black))) rules.push(rule);
  });
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
    const isSwift = attack !== step;
    if (isSwift) rules.push("AZ-combat-20");
    const [name, on] = [this.#name(by), this.#name(other(by))];
    this.t.emit(
      { type: "attack-made", by: name, on, attack, step, swift: isSwift, total, defence, hit, damage },
      { rules },
    );
  }

  /** AZ-combat-18: damage stays on heroes. */
  hurt(who: "red" | "black", amount: number, step: "ranged" | "melee"): void {
    const rules = [...(step === "ranged" ? ["AZ-combat-10", "AZ-combat-12"] : ["AZ-combat-17"]), "AZ-combat-18"];
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

  /** AZ-combat-10, AZ-combat-17: with everything that takes something off it. */
  prevented(who: "red" | "black", amount: number, step: "ranged" | "melee"): void {
    const sources: string[] = [];
    const rules = new Set<RuleId>([step === "ranged" ? "AZ-combat-10" : "AZ-combat-17"]);
    eachSource(this.t.content, this.t.state, this.combat, (by, name, effects, rule) => {
      if (by !== who || !effects.some(({ effect }) => effect === "prevent")) return;
      sources.push(name);
      rules.add(rule);
    });
    this.t.emit({ type: "damage-prevented", who: this.#name(who), amount, sources }, { rules: [...rules] });
  }

  thorns(who: "red" | "black", amount: number): void {
    this.t.emit({ type: "thorns", who: this.#name(who), amount }, { rules: ["AZ-abil-2"] });
  }

  #name(side: "red" | "black"): string {
    const { hero, foe } = this.combat;
    return side === "red" ? hero : foeName(foe);
  }
}

function other(side: "red" | "black"): "red" | "black" {
  return side === "red" ? "black" : "red";
}
