import type { RuleId } from "@tavolata/kernel";
import { cardOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { afterLeaving, type Departure, leavePlay, takeOut } from "../02-cards/leaving.js";
import { useAbility, useOf } from "../07-timing/abilities.js";
import { settle, tellHeld } from "./stages.js";

/** LR-progress-1, LR-progress-2, LR-progress-3: the active location first, and what is left over to the quest. `by` is what else places it. */
export function* placeProgress(t: Table, count: number, rule: RuleId, ...by: readonly RuleId[]): RingsFlow {
  const { state: s } = t;
  if (count <= 0) return;
  const location = s.active;
  let left = count;
  if (location !== "") {
    const taken = Math.min(left, pointsLeft(t, location));
    left -= taken;
    put(t, location, taken, ...by, "LR-progress-1");
  }
  const explored = location !== "" && pointsLeft(t, location) === 0;
  if (explored) yield* leavePlay(t, location, "explored", "LR-travel-4");
  if (left > 0) {
    s.quest.progress += left;
    t.emit(
      { type: "progress-placed", on: s.quest.stage, count: left, total: s.quest.progress },
      {
        rules: [
          ...by,
          rule,
          ...(explored ? ["LR-progress-2"] : []),
          ...(stageOf(t.content, s).points === 0 ? ["LR-progress-8"] : []),
        ],
      },
    );
    yield* stageOf(t.content, s).afterProgress?.(t) ?? nothing();
    yield* settle(t);
    tellHeld(t);
  }
  // LR-progress-11: the new stage first, then what the exploring allows.
  if (explored) yield* afterExploring(t, [location]);
}

function* nothing(): RingsFlow {}

/**
 * LR-progress-3: on locations that an effect names, without overflow. LR-progress-10: they may be explored anywhere. LR-timing-3: it
 * happens at one moment: all progress, then all that is explored leaves play, and only then does anything respond.
 */
export function* placeOnLocations(t: Table, locations: readonly CardId[], count: number): RingsFlow {
  if (count <= 0) return;
  for (const location of locations) put(t, location, count, "LR-progress-3");
  const explored = locations.filter((location) => pointsLeft(t, location) === 0);
  const gone: Departure[] = [];
  for (const location of explored) {
    const departure = yield* takeOut(t, location, "explored", "LR-progress-10");
    if (departure) gone.push(departure);
  }
  yield* afterLeaving(t, gone);
  yield* afterExploring(t, explored);
}

function put(t: Table, location: CardId, count: number, ...rules: RuleId[]): void {
  const card = t.state.cards[location]!;
  card.progress += count;
  t.emit({ type: "progress-placed", on: location, count, total: card.progress }, { rules });
}

function pointsLeft({ content, state: s }: Table, location: CardId): number {
  return Math.max(0, cardOf(content, location).questPoints! - s.cards[location]!.progress);
}

/** LR-timing-3: what locations allow after their exploring: they have left play by then, and each player may do without. */
function* afterExploring(t: Table, locations: readonly CardId[]): RingsFlow {
  for (const location of locations) {
    for (const reaction of cardOf(t.content, location).reactions) {
      if (reaction.on !== "explored") continue;
      yield* useAbility(t, reaction, useOf(location, "", { on: "explored", card: location }));
    }
  }
}

/** LR-progress-9: from the quest card only, and never below none. */
export function removeProgress(t: Table, count: number): void {
  const { quest } = t.state;
  const taken = Math.min(count, quest.progress);
  quest.progress -= taken;
  t.emit({ type: "progress-removed", count: taken, left: quest.progress }, { rules: ["LR-progress-9"] });
}
