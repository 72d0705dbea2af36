import type { RuleId } from "@tavolata/kernel";
import { blackDie, redDie } from "../../content/dice.js";
import { encounterPowers } from "../../content/encounters/powers.js";
import { combatantOf } from "../../queries/combat/combatant.js";
import { clamped } from "../../queries/combat/dice.js";
import { fightersIn } from "../../queries/combat/fighter.js";
import type { Azeroth, AzerothFlow, Combat, Foe, Table } from "../../state.js";
import { applyAll } from "../11-effects/apply.js";

/** AZ-combat-2: both dice at once, before anything is used. AZ-combat-4: then the encounter's power, first and whole. */
export function* beginCombat(t: Table, foe: Foe): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const { space } = s.heroes[seat]!;
  const isHero = foe.kind === "hero";
  if (isHero) {
    t.emit(
      { type: "hero-attacked", seat, defender: foe.seat, space },
      { rules: ["AZ-pvp-1", "AZ-pvp-2", "AZ-pvp-3", "AZ-pvp-4"] },
    );
    // AZ-pvp-5: for this fight only.
    const defender = s.heroes[foe.seat]!;
    defender.energy = 1;
    t.emit({ type: "energy-changed", seat: foe.seat, change: 1, energy: 1 }, { rules: ["AZ-pvp-5"] });
  } else {
    t.emit(
      { type: "combat-begun", seat, encounter: foe.encounter, from: foe.kind, space },
      { rules: rulesOfFight(s, foe) },
    );
  }
  const rules = isHero ? ["AZ-combat-2", "AZ-pvp-6"] : ["AZ-combat-2", "AZ-combat-3"];
  const [red] = yield* t.roll(redDie, 1, "red-die", { by: seat, rules });
  const [black] = yield* t.roll(blackDie, 1, "black-die", { by: isHero ? foe.seat : seat, rules });
  const combat: Combat = { space, hero: seat, foe, red: Number(red), black: Number(black), plays: [] };
  s.combat = combat;
  if (isHero) return "defence";
  yield* encounterPower(t, combat);
  return "combat";
}

/** AZ-move-10: an encounter with aggro left no choice. */
function rulesOfFight(s: Azeroth, { kind, slot }: Foe): readonly RuleId[] {
  return kind === "unbeaten" && s.track[slot]!.side === "red" ? [...rulesOf[kind], "AZ-move-10"] : rulesOf[kind];
}

const rulesOf: Readonly<Record<Foe["kind"], readonly RuleId[]>> = {
  card: ["AZ-chal-7", "AZ-combat-1"],
  unbeaten: ["AZ-chal-3", "AZ-chal-4", "AZ-combat-1"],
  printed: ["AZ-chal-3", "AZ-chal-4", "AZ-map-3", "AZ-combat-1"],
  event: ["AZ-chal-4", "AZ-event-5", "AZ-combat-1"],
  hero: ["AZ-pvp-4"],
};

/** AZ-combat-20: some powers act once, right after the dice; others change the whole combat, and others act after it. */
function* encounterPower(t: Table, combat: Combat): AzerothFlow {
  const { foe, space, hero } = combat;
  const { power } = combatantOf(t.content, foe, space);
  if (power === undefined) return;
  const { acts, effects } = encounterPowers[power]!;
  if (acts !== "after-dice" && acts !== "combat") return;
  const { dieShift, rageFrom } = fightersIn(t.content, t.state, combat).black;
  const to = clamped(combat.black + dieShift);
  // A die that can't be higher, and one that isn't high enough for rage: then there is nothing to tell.
  if (dieShift !== 0 && to === combat.black) return;
  if (effects.some((one) => one.effect === "damage" && one.ifRolled !== undefined) && combat.black < rageFrom) return;
  t.emit(
    { type: "power-acts", encounter: foe.encounter, power, seat: hero },
    { rules: ["AZ-combat-4", "AZ-combat-20"] },
  );
  // Of an encounter, the opponent is the hero.
  if (acts === "after-dice") return yield* applyAll(t, hero, effects, power, ["AZ-combat-4", "AZ-combat-20"]);
  if (to === combat.black) return;
  t.emit({ type: "die-changed", die: "black", from: combat.black, to }, { rules: ["AZ-combat-6", "AZ-combat-20"] });
}
