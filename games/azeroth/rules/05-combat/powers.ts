import { type Facts, one, type Seat } from "@tavolata/kernel";
import { encounterPowers } from "../../content/encounters/powers.js";
import { combatantOf, isPowerEnded } from "../../queries/combat/combatant.js";
import { dieNow } from "../../queries/combat/dice.js";
import { fightersIn } from "../../queries/combat/fighter.js";
import { oddsNow } from "../../queries/combat/odds.js";
import type { AzerothFlow, Combat, DieColour, Table } from "../../state.js";
import { bestDefence } from "../07-hero-fights/orders.js";
import { type HeroAction, heroActionOffer } from "../09-heroes/hero-actions.js";
import { secretly } from "../09-heroes/secrecy.js";

/** AZ-pvp-7: the defender first, as often as it likes; who passes gets no further chance. */
export function* defence(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const combat = s.combat!;
  const { seat } = combat.foe;
  const order = s.orders[seat]!;
  if (order !== "ask") {
    const best = order === "best" ? bestDefence(t, seat) : undefined;
    // Told once: the table comes back here after every card that it plays.
    if (combat.plays.length === 0) t.emit({ type: "orders-followed", seat, order }, { rules: ["AZ-pvp-7"] });
    if (!best) return "combat";
    yield* useInCombat(t, seat, best);
    return "defence";
  }
  const choice = yield* t.choose<"pass" | HeroAction>(
    seat,
    "defence",
    () => [one("pass", { facts: () => standing(t, combat) }), heroActionOffer(t, seat, "defence")],
    secretly(t.content, s, seat, "defence", ["AZ-pvp-7", "AZ-pvp-5", "AZ-pvp-8"]),
  );
  if (choice === "pass") return "combat";
  yield* useInCombat(t, seat, choice);
  return "defence";
}

/** AZ-combat-4: then the active hero, who strikes when nothing more is to be used (AZ-combat-19). */
export function* combatPowers(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const combat = s.combat!;
  const seat = combat.hero;
  const isHero = combat.foe.kind === "hero";
  const choice = yield* t.choose<"strike" | HeroAction>(
    seat,
    "combat",
    () => [one("strike", { facts: () => standing(t, combat) }), heroActionOffer(t, seat, "combat")],
    secretly(
      t.content,
      s,
      seat,
      "combat",
      isHero ? ["AZ-pvp-7", "AZ-pvp-8", "AZ-combat-19"] : ["AZ-combat-4", "AZ-combat-5", "AZ-combat-19"],
    ),
  );
  if (choice === "strike") return "strikes";
  yield* useInCombat(t, seat, choice);
  return "combat";
}

/** How the combat ends as things stand. */
function standing({ content, state }: Table, combat: Combat): Facts {
  return { odds: oddsNow(content, state, combat) };
}

/** Does it, and tells what it changes in the dice and in the encounter's power. */
function* useInCombat(t: Table, seat: Seat, action: HeroAction): AzerothFlow {
  const { state: s } = t;
  const combat = s.combat!;
  const wasEnded = isPowerEnded(t.content, combat);
  const before = diceNow(t, combat);
  yield* action.run();
  const rules = ["AZ-combat-6"];
  const { foe, space } = combat;
  if (!wasEnded && isPowerEnded(t.content, combat) && foe.kind !== "hero") {
    // AZ-combat-21: lasting powers end; what was done stays done.
    const { power } = combatantOf(t.content, foe, space);
    if (power !== undefined && encounterPowers[power]!.acts === "combat") {
      t.emit({ type: "power-ended", encounter: foe.encounter, power, seat }, { rules: ["AZ-combat-21"] });
      rules.push("AZ-combat-21");
    }
  }
  const after = diceNow(t, combat);
  for (const die of ["red", "black"] as const) {
    const [from, to] = [before[die], after[die]];
    if (from !== to) t.emit({ type: "die-changed", die, from, to }, { rules });
  }
}

/** What the dice count for now. */
function diceNow({ content, state }: Table, combat: Combat): Record<DieColour, number> {
  const fighters = fightersIn(content, state, combat);
  return { red: dieNow(content, combat, "red", fighters), black: dieNow(content, combat, "black", fighters) };
}
