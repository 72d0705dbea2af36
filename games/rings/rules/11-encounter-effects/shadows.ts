import { each, type Seat } from "@tavolata/kernel";
import type { Effect } from "../../content/definition.js";
import { enemysAttack, isUndefended } from "../../queries/attacks.js";
import { charactersOf } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { discardAttachment } from "../02-cards/leaving.js";
import { removeProgress } from "../03-quest/progress.js";
import { exhaust } from "../04-travel-and-encounter/engaging.js";
import { damageAll } from "../05-combat/damage.js";
import { raiseThreat } from "../06-refresh-and-end/threat.js";
import { lasting } from "../09-card-effects/effects.js";

/** A figure that is another one when nobody defends. */
function byDefence(s: Rings, defended: number, undefended: number): number {
  return isUndefended(s) ? undefended : defended;
}

/** The attacker is stronger for this attack. */
export function attackUp(defended: number, undefended = defended): Effect {
  return (t, use) => strengthen(t, use, byDefence(t.state, defended, undefended));
}

/** The attacker is stronger for this attack, by a figure that depends on the defending player. */
export function attackUpBy(amount: (s: Rings, seat: Seat) => number): Effect {
  return (t, use) => strengthen(t, use, amount(t.state, use.seat));
}

function* strengthen(t: Table, use: Parameters<Effect>[1], amount: number): RingsFlow {
  const { enemy } = enemysAttack(t.state)!;
  t.state.lasting.push({ ...lasting(use, "attack", amount, [enemy], "attack"), attack: enemy });
  const told = { source: use.card, what: "attack", amount, cards: [enemy], until: "attack" };
  t.emit({ type: "modified", ...told }, { rules: ["LR-timing-10"] });
}

/** The defender's defence counts for nothing in this attack. */
export const noDefence: Effect = function* (t, use) {
  const { enemy, defenders } = enemysAttack(t.state)!;
  if (defenders.length === 0) return;
  t.state.lasting.push({ ...lasting(use, "no-defence", 0, [...defenders], "attack"), attack: enemy });
  t.emit({ type: "no-defence", source: use.card, cards: [...defenders] }, { rules: ["LR-timing-10"] });
};

/** LR-combat-enemy-12: the defending player's threat. */
export function threatUp(defended: number, undefended = defended): Effect {
  return (t, { seat }) => raiseThreat(t, seat, byDefence(t.state, defended, undefended), "LR-combat-enemy-12");
}

export function threatUpBy(amount: (s: Rings, seat: Seat) => number): Effect {
  return (t, { seat }) => raiseThreat(t, seat, amount(t.state, seat), "LR-combat-enemy-12");
}

export function progressOff(defended: number, undefended = defended): Effect {
  return function* (t) {
    removeProgress(t, byDefence(t.state, defended, undefended));
  };
}

/** Damage to every character of the defending player. */
export function hurtAll(defended: number, undefended: number): Effect {
  return function* (t, { seat }) {
    const amount = byDefence(t.state, defended, undefended);
    const hurt = charactersOf(t.state, seat).map(({ id }) => id);
    yield* damageAll(t, hurt, amount, "LR-damage-4");
  };
}

/** LR-timing-15: the defending player exhausts ready characters, or as many as there are. */
export function exhausting(defended: number, undefended: number): Effect {
  return (t, { seat }) => exhaustReady(t, seat, byDefence(t.state, defended, undefended));
}

/** A player picks ready characters of the own side, as many as there are, and exhausts them. */
export function* exhaustReady(t: Table, seat: Seat, count: number): RingsFlow {
  const { state: s } = t;
  const able = () => charactersOf(s, seat).filter(({ exhausted }) => !exhausted);
  const wanted = Math.min(count, able().length);
  if (wanted === 0) return;
  const picked = yield* t.chooseSome(
    seat,
    "exhaust",
    () => [each(able(), { verb: "exhaust", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    { min: wanted, max: wanted, rules: ["LR-timing-15"] },
  );
  for (const { id } of picked) exhaust(t, id, "LR-timing-15");
}

/** The attachments that a player controls, objectives too. */
export function attachmentsOf(s: Rings, seat: Seat): CardId[] {
  return Object.keys(s.cards).filter((id) => s.cards[id]!.place === "attached" && s.cards[id]!.seat === seat);
}

/** A player discards one of these attachments, of the own choice. */
export function* discardOneOf(t: Table, seat: Seat, attachments: () => readonly CardId[]): RingsFlow {
  if (attachments().length === 0) return;
  const picked = yield* t.choose(
    seat,
    "discard-attachment",
    () => [each(attachments(), "discard", { at: (id) => [`card:${id}`] })],
    { rules: ["LR-timing-15"] },
  );
  yield* discardAttachment(t, picked);
}

/** One attachment of the defending player, or all of them when nobody defends and the card says so. */
export function losingAttachments(undefended: "one" | "all"): Effect {
  return function* (t, { seat }) {
    const { state: s } = t;
    if (undefended === "all" && isUndefended(s)) {
      for (const id of attachmentsOf(s, seat)) yield* discardAttachment(t, id);
    } else {
      yield* discardOneOf(t, seat, () => attachmentsOf(s, seat));
    }
  };
}
