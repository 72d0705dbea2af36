import { type Bar, bar, each, one, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { canStrike } from "../../queries/attacks.js";
import { statistic } from "../../queries/statistics.js";
import { charactersOf, isEnemy, playerOrder } from "../../queries/table.js";
import type { CardId, InPlay, PlayerAttack, Rings, RingsFlow, Table } from "../../state.js";
import { exhaust } from "../04-travel-and-encounter/engaging.js";
import { react } from "../07-timing/react.js";
import { actionWindow } from "../07-timing/window.js";
import { damage } from "./damage.js";

/** LR-combat-player-1: one attack of the player whose turn it is, or none. Says whether one was declared. */
export function* declareAttack(t: Table, seat: Seat): RingsFlow<boolean> {
  const { state: s } = t;
  if (!targetsOf(t.content, s, seat).some((enemy) => !whyNotAttack(t.content, s, seat, enemy))) return false;
  const enemy = yield* t.choose<CardId | "done">(
    seat,
    "attack",
    () => [
      each(targetsOf(t.content, s, seat), "attack", {
        bar: (id) => whyNotAttack(t.content, s, seat, id),
        at: (id) => [`card:${id}`],
      }),
      one("done"),
    ],
    { rules: ["LR-combat-player-1", "LR-combat-player-3"] },
  );
  if (enemy === "done") return false;
  const inStaging = s.cards[enemy]!.place === "staging";
  const able = () => strikersOf(t.content, s, seat, enemy);
  const chosen = yield* t.chooseSome(
    seat,
    "attackers",
    () => [each(able(), { verb: "attacker", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    {
      min: 1,
      max: inStaging ? 1 : able().length,
      rules: ["LR-combat-player-3"],
      title: say("ask.attackers", { card: enemy }),
    },
  );
  const attackers = chosen.map(({ id }) => id);
  if (!inStaging) attackers.push(...(yield* askToJoin(t, seat, enemy, attackers)));
  s.progress.struck[seat]!.push(enemy);
  yield* playerAttack(t, seat, enemy, attackers);
  return true;
}

/** LR-keyword-ranged: ranged characters of other players may join. */
function* askToJoin(t: Table, seat: Seat, enemy: CardId, declared: readonly CardId[]): RingsFlow<CardId[]> {
  const { state: s } = t;
  const joined: CardId[] = [];
  for (const other of playerOrder(s)) {
    if (other === seat) continue;
    const able = () =>
      strikersOf(t.content, s, other, enemy).filter(({ id }) => cardOf(t.content, id).keywords.includes("ranged"));
    const count = able().length;
    if (count === 0) continue;
    const chosen = yield* t.chooseSome(
      other,
      "join-attack",
      () => [each(able(), { verb: "attacker", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
      {
        min: 0,
        max: count,
        rules: ["LR-keyword-ranged"],
        title: say("ask.join-attack", { card: enemy, attackers: [...declared, ...joined] }),
      },
    );
    joined.push(...chosen.map(({ id }) => id));
  }
  return joined;
}

/** All enemies that might be thought of: engaged with anybody, or in the staging area where somebody can reach them. */
function targetsOf(content: RingsContent, s: Rings, seat: Seat): CardId[] {
  const targets = [...s.engaged[seat]!];
  for (const other of s.order) if (other !== seat) targets.push(...s.engaged[other]!);
  if (charactersOf(s, seat).some(({ id }) => cardOf(content, id).attacksStaging))
    targets.push(...s.staging.filter(isEnemy));
  return targets;
}

/** LR-combat-player-7, LR-combat-player-1, LR-keyword-ranged. */
function whyNotAttack(content: RingsContent, s: Rings, seat: Seat, enemy: CardId): Bar | undefined {
  if (s.progress.struck[seat]!.includes(enemy)) return bar("LR-combat-player-7", "attacked-already");
  if (strikersOf(content, s, seat, enemy).length > 0) return undefined;
  return s.cards[enemy]!.seat === seat ? bar("LR-card-3", "nobody-ready") : bar("LR-keyword-ranged", "out-of-reach");
}

/** LR-combat-player-3, LR-timing-1: who of this seat could be declared against an enemy. */
function strikersOf(content: RingsContent, s: Rings, seat: Seat, enemy: CardId): InPlay[] {
  return charactersOf(s, seat).filter((card) => !card.exhausted && canStrike(content, s, card, enemy));
}

/** LR-combat-player-2 to LR-combat-player-6: declared, totalled, dealt; a window after each. */
export function* playerAttack(t: Table, seat: Seat, enemy: CardId, attackers: readonly CardId[]): RingsFlow {
  const { state: s } = t;
  const attack: PlayerAttack = { side: "player", seat, enemy, attackers: [...attackers] };
  s.attacks.push(attack);
  for (const id of attackers) if (!s.cards[id]!.exhausted) exhaust(t, id, "LR-combat-player-3");
  t.emit(
    { type: "attack-declared", seat, enemy, attackers: [...attackers] },
    {
      // LR-timing-1: only a card lets anybody attack in the staging area.
      rules: s.cards[enemy]!.place === "staging" ? ["LR-combat-player-3", "LR-timing-1"] : ["LR-combat-player-3"],
    },
  );
  yield* actionWindow(t, "attackers", "LR-combat-player-2");
  if (s.cards[enemy]) {
    t.emit({ type: "attack-totalled", enemy, total: totalOf(t.content, s, attack) }, { rules: ["LR-combat-player-4"] });
    yield* actionWindow(t, "attack-total", "LR-combat-player-2");
  }
  if (s.cards[enemy]) {
    yield* strike(t, attack);
    yield* actionWindow(t, "attack-damage", "LR-combat-player-2");
  }
  s.attacks.pop();
}

/** LR-combat-player-4, LR-combat-player-8: as it is now; an attacker that has left play adds nothing. */
function totalOf(content: RingsContent, s: Rings, { attackers }: PlayerAttack): number {
  let total = 0;
  for (const id of attackers) total += statistic(content, s, s.cards[id]!, "attack");
  return total;
}

/** LR-combat-player-5, LR-combat-player-6, LR-combat-player-9. */
function* strike(t: Table, attack: PlayerAttack): RingsFlow {
  const { state: s } = t;
  const { enemy, seat, attackers } = attack;
  const total = totalOf(t.content, s, attack);
  const defence = statistic(t.content, s, s.cards[enemy]!, "defence");
  const figures = { side: "player", enemy, target: enemy, attack: total, defence } as const;
  if (total <= defence) {
    t.emit({ type: "attack-blocked", ...figures }, { rules: ["LR-combat-player-6"] });
    return;
  }
  const dealt = total - defence;
  const rules = ["LR-combat-player-5", "LR-combat-player-8", "LR-combat-player-9"];
  t.emit({ type: "attack-damage", ...figures, damage: dealt }, { rules });
  yield* damage(t, enemy, dealt, "LR-combat-player-5");
  if (!s.cards[enemy]) yield* react(t, { on: "attack-destroyed", card: enemy, cards: [...attackers], seat });
}
