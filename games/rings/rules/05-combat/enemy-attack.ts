import { each, one, type RuleId, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { defendersOf } from "../../queries/attacks.js";
import { hitPointsLeft, isForbidden, stands, statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf, playerOrder } from "../../queries/table.js";
import type { CardId, EnemyAttack, InPlay, Rings, RingsFlow, Table } from "../../state.js";
import { tellShadowsDiscarded } from "../02-cards/leaving.js";
import { exhaust } from "../04-travel-and-encounter/engaging.js";
import { raiseThreat } from "../06-refresh-and-end/threat.js";
import { react } from "../07-timing/react.js";
import { actionWindow } from "../07-timing/window.js";
import { damage } from "./damage.js";
import { dealShadow, resolveShadows } from "./shadow.js";

/** LR-combat-enemy-2 to LR-combat-enemy-14: the four steps of an enemy's attack, with a window after each (LR-combat-enemy-9). */
export function* enemyAttack(t: Table, enemy: CardId, seat: Seat, outside = false): RingsFlow {
  const { state: s } = t;
  const attack: EnemyAttack = { side: "enemy", enemy, seat, defenders: [], defended: false, blank: false, outside };
  s.attacks.push(attack);
  const rule = s.cards[enemy]!.seat === seat ? "LR-combat-enemy-2" : "LR-combat-enemy-15";
  const inside = s.attacks.length > 1 ? ["LR-shadow-10"] : [];
  t.emit({ type: "attack-begun", enemy, seat }, { rules: [rule, "LR-combat-enemy-12", ...inside] });
  const finished = yield* steps(t, attack);
  if (!finished) t.emit({ type: "attack-ended-early", enemy }, { rules: ["LR-combat-enemy-10"] });
  s.attacks.pop();
  if (s.lasting.length > 0) s.lasting = s.lasting.filter((one) => one.until !== "attack" || one.attack !== enemy);
}

/** LR-shadow-9: an attack beyond the usual one has a shadow card of its own, which goes when the attack is over. */
export function* extraAttack(t: Table, enemy: CardId, seat: Seat): RingsFlow {
  tellShadowsDiscarded(t, enemy, "LR-shadow-9");
  yield* dealShadow(t, enemy, seat);
  if (!t.state.cards[enemy]) return;
  yield* enemyAttack(t, enemy, seat);
  tellShadowsDiscarded(t, enemy, "LR-shadow-9");
}

/** Says whether the attack came to its end. */
function* steps(t: Table, attack: EnemyAttack): RingsFlow<boolean> {
  const { state: s } = t;
  const { enemy, seat } = attack;
  // LR-combat-enemy-10: the enemy is gone, or LR-end-2: nobody is left to be attacked. Moved or disengaged, it goes on.
  const isOver = () => !s.cards[enemy] || !s.order.includes(seat);
  if (!attack.outside) {
    yield* react(t, { on: "attacks", card: enemy, seat });
    if (isOver()) return false;
    yield* windowAfter(t, "enemy-chosen");
    if (isOver()) return false;
  }
  yield* declareDefenders(t, attack);
  if (isOver()) return false;
  yield* windowAfter(t, "defender");
  if (isOver()) return false;
  yield* resolveShadows(t, attack, isOver);
  if (isOver()) return false;
  yield* windowAfter(t, "shadow-effect");
  if (isOver()) return false;
  yield* dealDamage(t, attack);
  t.emit({ type: "attack-over", enemy }, { rules: ["LR-combat-enemy-14"] });
  // The attack was made, even if its player is out by now.
  if (s.cards[enemy]) yield* react(t, { on: "attack-over", card: enemy, seat });
  yield* windowAfter(t, "enemy-damage");
  return true;
}

function windowAfter(t: Table, name: "enemy-chosen" | "defender" | "shadow-effect" | "enemy-damage"): RingsFlow {
  return actionWindow(t, name, "LR-combat-enemy-9");
}

/** LR-combat-enemy-3, LR-keyword-sentinel: one defender or none; where none is declared, another player's sentinel may step in. */
function* declareDefenders(t: Table, attack: EnemyAttack): RingsFlow {
  const { state: s } = t;
  const { enemy, seat } = attack;
  const several = stands(s, "several-defenders", seat);
  let chosen = yield* askForDefenders(
    t,
    seat,
    () => readyDefenders(t.content, s, seat),
    several,
    "LR-combat-enemy-3",
    enemy,
  );
  for (const other of playerOrder(s)) {
    if (chosen.length > 0) break;
    if (other === seat) continue;
    const sentinels = () =>
      readyDefenders(t.content, s, other).filter(({ id }) => cardOf(t.content, id).keywords.includes("sentinel"));
    chosen = yield* askForDefenders(t, other, sentinels, false, "LR-keyword-sentinel", enemy);
  }
  attack.defenders = chosen.map(({ id }) => id);
  attack.defended = chosen.length > 0;
  if (chosen.length === 0) {
    t.emit({ type: "undefended", enemy, seat }, { rules: ["LR-combat-enemy-3", "LR-combat-enemy-7"] });
    return;
  }
  for (const { id } of chosen) exhaust(t, id, "LR-combat-enemy-3");
  const rules = several ? ["LR-combat-enemy-3", "LR-combat-enemy-13"] : ["LR-combat-enemy-3"];
  t.emit({ type: "defended", enemy, seat, cards: [...attack.defenders] }, { rules });
  yield* react(t, { on: "defender-declared", card: attack.defenders[0]!, cards: [...attack.defenders], seat });
}

function* askForDefenders(
  t: Table,
  seat: Seat,
  able: () => InPlay[],
  several: boolean,
  rule: RuleId,
  enemy: CardId,
): RingsFlow<readonly InPlay[]> {
  const count = able().length;
  if (count === 0) return [];
  const offer = () => each(able(), { verb: "defend", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] });
  if (several) {
    return yield* t.chooseSome(seat, "defenders", () => [offer()], {
      min: 0,
      max: count,
      rules: [rule],
      title: say("ask.defenders", { card: enemy }),
    });
  }
  const picked = yield* t.choose<InPlay | "undefended">(seat, "defender", () => [offer(), one("undefended")], {
    rules: [rule],
    title: say("ask.defender", { card: enemy }),
  });
  return picked === "undefended" ? [] : [picked];
}

/** LR-card-3: ready, and nothing keeps it from defending. */
function readyDefenders(content: RingsContent, s: Rings, seat: Seat): InPlay[] {
  return charactersOf(s, seat).filter((card) => !card.exhausted && !isForbidden(content, s, card, "defend"));
}

/** LR-combat-enemy-5, LR-combat-enemy-6, LR-combat-enemy-7. */
function* dealDamage(t: Table, attack: EnemyAttack): RingsFlow {
  const { state: s } = t;
  const { enemy, seat } = attack;
  const strength = statistic(t.content, s, s.cards[enemy]!, "attack");
  const defenders = defendersOf(s, attack);
  if (attack.defended && defenders.length === 0) {
    t.emit({ type: "undefended", enemy, seat }, { rules: ["LR-combat-enemy-8"] });
  }
  let defence = 0;
  for (const card of defenders)
    if (!stands(s, "no-defence", card.id)) defence += statistic(t.content, s, card, "defence");
  const dealt = strength - defence;
  if (dealt <= 0) {
    // Nobody is asked who takes nothing.
    const [target] = defenders;
    if (target) {
      const blocked = { side: "enemy", enemy, target: target.id, attack: strength, defence } as const;
      t.emit({ type: "attack-blocked", ...blocked }, { rules: ["LR-combat-enemy-6"] });
    }
    return;
  }
  const target = yield* chooseHurt(t, seat, defenders);
  if (!target) return;
  t.emit(
    { type: "attack-damage", side: "enemy", enemy, target: target.id, attack: strength, defence, damage: dealt },
    { rules: [defenders.length > 0 ? "LR-combat-enemy-5" : "LR-combat-enemy-7", "LR-combat-player-9"] },
  );
  // LR-damage-2, LR-timing-5: who is destroyed is gone first; the threat rises by a constant text, before anybody responds.
  const excess = cardOf(t.content, enemy).excessAsThreat ? dealt - hitPointsLeft(t.content, s, target) : 0;
  const raise = () => raiseThreat(t, seat, excess, "LR-combat-enemy-12");
  yield* damage(t, target.id, dealt, "LR-combat-enemy-5", excess > 0 ? raise : undefined);
}

/** LR-combat-enemy-7, LR-combat-enemy-13: the defender, one of several, or without any one hero of the attacked player. */
function* chooseHurt(t: Table, seat: Seat, defenders: readonly InPlay[]): RingsFlow<InPlay | undefined> {
  const { state: s } = t;
  if (defenders.length === 1) return defenders[0];
  const able = () => (defenders.length > 0 ? defenders.filter(({ id }) => s.cards[id]) : heroesOf(s, seat));
  if (able().length === 0) return undefined;
  const rule = defenders.length > 0 ? "LR-combat-enemy-13" : "LR-combat-enemy-7";
  return yield* t.choose(
    seat,
    "takes-damage",
    () => [each(able(), { verb: "hurt", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    { rules: [rule] },
  );
}
