import type { EnemyPower, EnemyPowerCard, EnemyPowerType } from "../types.js";
import { ability, fire, hits, knockOut, magic, pay, poison, push, wounds } from "../vocabulary.js";

/** A card with two levels of the same power; the act of the quest chooses (SS-15.3-e). */
function power(
  type: EnemyPowerType,
  first: Omit<EnemyPower, "type">,
  second: Omit<EnemyPower, "type">,
): EnemyPowerCard {
  return {
    type,
    levels: [
      { type, ...first },
      { type, ...second },
    ],
  };
}

/** SS-15.3-a: thirteen random powers. */
export const enemyPowers = {
  "thick-hide": power(
    "passive",
    { effects: [{ effect: "armour", change: 1 }] },
    { effects: [{ effect: "armour", change: 2 }] },
  ),
  vigour: power(
    "passive",
    { effects: [{ effect: "max-hp", change: 2 }] },
    { effects: [{ effect: "max-hp", change: 4 }] },
  ),
  warded: power(
    "passive",
    { effects: [{ effect: "magic-shields", amount: 1 }] },
    { effects: [{ effect: "magic-shields", amount: 2 }] },
  ),
  swift: power(
    "movement",
    { effects: [{ effect: "enemy-movement", change: 1 }] },
    { effects: [{ effect: "enemy-movement", change: 2 }] },
  ),
  hunter: power(
    "movement",
    { effects: [{ effect: "attack-dice", blue: 1, until: "next-attack", if: { justEngaged: true } }] },
    { effects: [{ effect: "attack-dice", red: 1, until: "next-attack", if: { justEngaged: true } }] },
  ),
  brutal: power("attack", { effects: [hits(1)] }, { effects: [hits(2)] }),
  venomous: power("attack", { paid: [pay(ability, poison(1))] }, { paid: [pay(ability, poison(2))] }),
  burning: power("attack", { paid: [pay(magic, fire(1))] }, { paid: [pay(magic, fire(2))] }),
  crushing: power("attack", { paid: [pay(ability, push)] }, { paid: [pay(ability, push, knockOut)] }),
  riposte: power(
    "reaction",
    { when: "attacked-in-melee", effects: [{ ...wounds(1), on: "attacker" }] },
    { when: "attacked-in-melee", effects: [{ ...wounds(2), on: "attacker" }] },
  ),
  unyielding: power(
    "reaction",
    {
      when: "attacked",
      effects: [{ effect: "cancel-hits", amount: 1, of: "all", if: { firstAttackOfRound: true } }],
    },
    {
      when: "attacked",
      effects: [{ effect: "cancel-hits", amount: 2, of: "all", if: { firstAttackOfRound: true } }],
    },
  ),
  bloodlust: power(
    "behaviour",
    { if: "self-wounded", effects: [{ effect: "attack-dice", red: 1 }] },
    { if: "self-wounded", effects: [{ effect: "attack-dice", red: 2 }] },
  ),
  rally: power(
    "special",
    { effects: [{ effect: "heal", amount: 1, on: "self-and-enemies-in-sight" }] },
    { effects: [{ effect: "heal", amount: 2, on: "self-and-enemies-in-sight" }] },
  ),
} as const satisfies Readonly<Record<string, EnemyPowerCard>>;
