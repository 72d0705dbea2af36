import { type Bar, bar, each, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Ability, Action, Reaction, Use } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { payFor, whyNotPay } from "../02-cards/paying.js";
import { loseSight, remove } from "../02-cards/zones.js";
import type { Trigger } from "./trigger.js";

export function useOf(card: CardId, seat: Seat, trigger?: Trigger): Use {
  return { card, seat, targets: [], trigger, x: 0 };
}

/** Made once: every window asks for them, and mostly only whether there is one. */
const limitReached = bar("LR-timing-8", "limit-reached");
const noUse = bar("LR-cost-8", "no-use");
const noTarget = bar("LR-cost-8", "no-target");

/** What stands against using an ability now; nothing when it may be used. */
export function whyNotUse(
  content: RingsContent,
  s: Rings,
  ability: Ability & { phase?: Action["phase"] },
  use: Use,
): Bar | undefined {
  const { phase, when, limit, costs, targets } = ability;
  if (phase !== undefined && phase !== s.phase) return bar("LR-timing-2", "other-phase", { phase });
  if (limit && (s.uses[limitKey(ability, use)] ?? 0) >= limit.times) return limitReached;
  if (when && !when(s, use, content)) return noUse;
  if (isEvent(use)) {
    const unpaid = whyNotPay(content, s, use.seat, use.card);
    if (unpaid) return unpaid;
  }
  if (costs) {
    for (const cost of costs) {
      const unpaid = cost.whyNot(s, use, content);
      if (unpaid) return unpaid;
    }
  }
  // LR-cost-8: nothing is begun that has no target.
  if (targets) for (const { among } of targets) if (among(s, use, content).length === 0) return noTarget;
  return undefined;
}

/** LR-card-10: an event lies nowhere in play while it resolves, and then in its owner's discard pile. */
export function* useAbility(t: Table, ability: Ability, use: Use): RingsFlow<boolean> {
  const { state: s } = t;
  const event = isEvent(use);
  if (event) {
    remove(s.hands[use.seat]!, use.card);
    loseSight(s, use.card);
    s.resolving.push(use.card);
    t.emit(
      { type: "event-played", seat: use.seat, card: use.card },
      { rules: ability.x ? ["LR-card-10", "LR-cost-6"] : ["LR-card-10"], reveals: true },
    );
  } else {
    tellUse(t, ability, use);
  }
  if (ability.limit) {
    const key = limitKey(ability, use);
    s.uses[key] = (s.uses[key] ?? 0) + 1;
  }
  const chosen = yield* chooseTargets(t, ability, use);
  if (chosen) {
    if (ability.x) use.x = ability.x(s, use, t.content);
    if (event) yield* payFor(t, use.seat, use.card, use.x);
    if (ability.costs) for (const cost of ability.costs) yield* cost.pay(t, use);
    yield* ability.effect(t, use);
  }
  if (event) finishEvent(t.content, s, use);
  return chosen;
}

/** LR-timing-2, LR-timing-3, LR-timing-4: an action, a response or a forced effect begins. */
function tellUse(t: Table, ability: Ability & { manner?: Reaction["manner"] }, { card, seat, trigger }: Use): void {
  if (seat !== "") {
    const type = typeOf(card) === "objective" ? "objective-claimed" : "ability-used";
    t.emit({ type, seat, card }, { rules: [trigger ? "LR-timing-3" : "LR-timing-2"] });
  } else if (ability.manner === "optional") {
    t.emit({ type: "response-offered", card }, { rules: ["LR-timing-3", "LR-timing-14"] });
  } else {
    t.emit({ type: "forced", card }, { rules: ["LR-timing-4", "LR-timing-14"] });
  }
}

/** Chooses all targets. False when one of them can't be found: then nothing happens (LR-timing-15). */
export function* chooseTargets(t: Table, ability: Ability, use: Use): RingsFlow<boolean> {
  const { state: s } = t;
  if (!ability.targets) return true;
  for (const { what, among, byFirst, hidden } of ability.targets) {
    if (among(s, use, t.content).length === 0) return false;
    const chooser = byFirst || use.seat === "" ? s.first : use.seat;
    const picked = yield* t.choose(
      chooser,
      what,
      () => [each(among(s, use, t.content), "target", { at: (one) => [`card:${one}`] })],
      {
        rules: [byFirst ? "LR-timing-6" : "LR-cost-8"],
        title: say(`ask.${what}`, { card: use.card }),
        ...(hidden && t.seats.length > 1 ? { passes: false as const } : {}),
      },
    );
    use.targets.push(picked);
  }
  return true;
}

function finishEvent(content: RingsContent, s: Rings, { card }: Use): void {
  if (!remove(s.resolving, card)) return;
  const owner = s.owners[card]!;
  if (cardOf(content, card).removedAfterUse) s.removed.push(card);
  else s.discards[owner]!.unshift(card);
}

function isEvent({ card }: Use): boolean {
  return typeOf(card) === "event";
}

/** LR-timing-8: a limit belongs to the copy, and where the card says so to each player by itself. */
function limitKey({ limit }: Ability, { card, seat }: Use): string {
  return limit!.each === "player" ? `${limit!.per}/${card}/${seat}` : `${limit!.per}/${card}`;
}
