import { each, one } from "@tavolata/kernel";
import { underLoad } from "../../queries/combat/load.js";
import { isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table, Turn } from "../../state.js";
import { readBlow, throwCombat } from "../01-dice/dice.js";
import { defend } from "../06-melee/defence.js";
import { unblocked } from "../06-melee/hits.js";
import { wound } from "../06-melee/wounds.js";
import { tellTrait } from "../rh-3-experience/telling.js";
import { passesZones } from "../rh-3-experience/warrior.js";
import { withstood } from "../rh-3-experience/withstanding.js";
import { zonesOver } from "../rh-5-zones/combat-zone.js";

/** HQ-RH6-a: whether a figure begins its turn in an enemy's combat zone, and where. */
export function noteEngagement(t: Table, turn: Turn, figure: Figure): void {
  if (zonesOver(t, figure, figure.square).length > 0) turn.engagedOn = figure.square;
}

/**
 * HQ-RH6-a: who leaves the combat zone in which its turn began is attacked before the first step; HQ-RH6-b: by every enemy
 * whose zone it is. Says whether the figure can still go: who falls stays where it is.
 */
export function* disengage(t: Table, turn: Turn, figure: Figure): HeroFlow<boolean> {
  if (turn.engagedOn === figure.square) delete turn.engagedOn;
  else if (!leavesAnotherZone(t, figure)) return true;
  const ignored = yield* ignoreWithFeat(t, turn, figure);
  for (const enemy of zonesOver(t, figure, figure.square)) {
    if (enemy !== ignored) yield* freeAttack(t, enemy, figure);
    if (!isOnBoard(t.state, figure) || isHelpless(figure)) return false;
  }
  return true;
}

/** HQ-RH3-warrior: who needn't stop in combat zones pays for leaving each of them. */
function leavesAnotherZone(t: Table, figure: Figure): boolean {
  if (!passesZones(t, figure) || zonesOver(t, figure, figure.square).length === 0) return false;
  tellTrait(t, figure, "warrior");
  return true;
}

/** HQ-RH6-a: one die, and no defence. A ? does nothing. */
function* freeAttack(t: Table, enemy: Figure, figure: Figure): HeroFlow {
  const dice = underLoad(t.content, enemy, 1);
  if (dice === 0) return;
  const rules = ["HQ-RH6-a", "HQ-RH6-b"];
  t.emit({ type: "free-attack", figure: enemy.id, target: figure.id }, { rules });
  const blow = readBlow(yield* throwCombat(t, dice, { purpose: "free-attack", by: enemy, rules }));
  const left = withstood(t, figure, enemy, blow, false);
  const shields = yield* defend(t, figure, "none", rules, enemy);
  wound(t, figure, unblocked(left, shields), { by: enemy, rules });
}

/** HQ-4.13-c: a feat may be spent to ignore the free attack of one enemy of the player's choice. */
function* ignoreWithFeat(t: Table, turn: Turn, figure: Figure): HeroFlow<Figure | undefined> {
  const enemies = () => zonesOver(t, figure, figure.square);
  // HQ-4.13-b: who has declined it at a trap has it still.
  if (turn.feat === "none" || enemies().length === 0) return undefined;
  const enemy = yield* t.choose<Figure | "keep-feat">(
    figure.seat,
    "feat-attack",
    () => [each(enemies(), ({ id }) => `ignore:${id}`, { at: ({ id }) => [`figure:${id}`] }), one("keep-feat")],
    { rules: ["HQ-4.13-c"] },
  );
  if (enemy === "keep-feat") return undefined;
  turn.feat = "none";
  t.emit({ type: "free-attack-ignored", figure: figure.id, by: enemy.id }, { rules: ["HQ-4.13-c"] });
  return enemy;
}
