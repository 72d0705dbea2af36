import type { RuleId, Seat } from "@tavolata/kernel";
import { encounterPowers } from "../../content/encounters/powers.js";
import { challengeCard, encounterNameOn, eventNameOn, itemNameOn, printedAt } from "../../content/tables.js";
import { combatantOf } from "../../queries/combat/combatant.js";
import type { Fallen } from "../../queries/combat/strikes.js";
import type { Azeroth, AzerothFlow, Combat, Foe, SpaceId, Table } from "../../state.js";
import { discardEvent } from "../04-challenge/draw-challenge.js";
import { defeat } from "../09-heroes/health.js";
import { applyAll } from "../11-effects/apply.js";
import { raiseLevel } from "./level.js";
import { gainTrophy } from "./trophy.js";

/** AZ-outcome-1 to AZ-outcome-10: what becomes of the encounter, then of the hero. */
export function* encounterOutcome(t: Table, combat: Combat, fallen: Fallen): AzerothFlow {
  const { state: s } = t;
  const { hero: seat, foe, space } = combat;
  const isBeaten = fallen === "black" || fallen === "both";
  if (fallen === "both") bothFell(t, seat, foe);
  else if (isBeaten) yield* beaten(t, seat, foe, space);
  else unbeaten(t, foe, space, fallen);
  yield* powerAfterwards(t, seat, combat, fallen);
  if (fallen === "red" || fallen === "both") {
    const rule =
      fallen === "both"
        ? "AZ-outcome-6"
        : foe.kind === "card" || foe.kind === "unbeaten"
          ? "AZ-outcome-5"
          : "AZ-outcome-8";
    yield* defeat(t, seat, ["AZ-combat-13", rule]);
  }
  s.turn.done = true;
}

/** AZ-outcome-6: nobody gains anything; the card is discarded, and its marker returns to the supply. */
function bothFell(t: Table, seat: Seat, foe: Foe): void {
  const { state: s } = t;
  t.emit({ type: "both-fell", seat, encounter: foe.encounter }, { rules: ["AZ-outcome-6", "AZ-combat-12"] });
  if (foe.kind === "unbeaten") clearSlot(t, foe, ["AZ-outcome-6"]);
  if (foe.kind === "card" || foe.kind === "unbeaten")
    s.challenge[challengeCard(foe.card).colour].discard.unshift(foe.card);
  // AZ-event-5: the event is discarded without its reward.
  if (foe.kind === "event") discardEvent(t, ["AZ-event-5", "AZ-outcome-6"]);
}

/** The encounter is beaten, and the hero stands. */
function* beaten(t: Table, seat: Seat, foe: Foe, space: SpaceId): AzerothFlow {
  const { state: s } = t;
  t.emit({ type: "encounter-beaten", seat, encounter: foe.encounter, space }, { rules: ["AZ-combat-13"] });
  switch (foe.kind) {
    case "unbeaten":
      clearSlot(t, foe, ["AZ-outcome-2"]);
      return takeCard(t, seat, foe, space, ["AZ-outcome-1", "AZ-outcome-2"]);
    case "card":
      return takeCard(t, seat, foe, space, ["AZ-outcome-1"]);
    case "event": {
      const { reward = [] } = t.content.events[eventNameOn(foe.card)]!;
      discardEvent(t, ["AZ-event-5"]);
      return yield* applyAll(t, seat, reward, eventNameOn(foe.card), ["AZ-event-5"]);
    }
    default:
      // AZ-outcome-3: no card, but what is printed on the space.
      s.turn.slain.push(space);
      return yield* printedAt(t.content, space)!.reward === "level" ? raiseLevel(t, seat) : gainTrophy(t, seat, space);
  }
}

/** AZ-outcome-1: the card turns to its item side and goes into the bag, whatever the hero can do with it (AZ-item-7). */
function takeCard(t: Table, seat: Seat, { card, encounter }: Foe, space: SpaceId, rules: readonly RuleId[]): void {
  const { state: s } = t;
  s.heroes[seat]!.bag.push(card);
  s.turn.beaten.push({ encounter, space });
  t.emit({ type: "item-gained", seat, card, item: itemNameOn(card) }, { rules: [...rules, "AZ-item-7"] });
}

/** AZ-outcome-2: its slot is free again. */
function clearSlot(t: Table, { slot, encounter }: Foe, rules: readonly RuleId[]): void {
  const { space } = t.state.track[slot]!;
  t.state.track[slot] = null;
  t.emit({ type: "marker-returned", slot: slot + 1, encounter, space }, { rules });
}

/** The encounter isn't beaten. */
function unbeaten(t: Table, foe: Foe, space: SpaceId, fallen: Fallen): void {
  const { encounter } = foe;
  if (foe.kind === "card") {
    putOnTrack(t, foe, space, fallen === "red" ? "AZ-outcome-5" : "AZ-outcome-4");
    return;
  }
  // AZ-outcome-8, AZ-outcome-9: it stays as it is.
  const rules = foe.kind === "unbeaten" ? ["AZ-outcome-9"] : ["AZ-outcome-8"];
  t.emit({ type: "stays-unbeaten", encounter, space }, { rules });
}

/** AZ-outcome-4, AZ-outcome-5, AZ-outcome-10: the lowest free slot, or that of the encounter that has been there longest. */
function putOnTrack(t: Table, { card, encounter }: Foe, space: SpaceId, rule: RuleId): void {
  const { state: s } = t;
  let slot = s.track.indexOf(null);
  if (slot < 0) {
    slot = oldestSlot(s);
    const { card: old } = s.track[slot]!;
    s.challenge[challengeCard(old).colour].discard.unshift(old);
    t.emit(
      { type: "track-full", encounter: encounterNameOn(old), card: old, slot: slot + 1 },
      { rules: ["AZ-outcome-10"] },
    );
  }
  const { aggro } = t.content.encounters[encounter]!;
  const since = Math.max(0, ...s.track.map((one) => one?.since ?? 0)) + 1;
  s.track[slot] = { card, space, side: aggro ? "red" : "plain", since };
  t.emit({ type: "left-unbeaten", encounter, card, space, slot: slot + 1, aggro }, { rules: [rule, "AZ-outcome-7"] });
}

function oldestSlot({ track }: Azeroth): number {
  let oldest = 0;
  for (let slot = 1; slot < track.length; slot++) if (track[slot]!.since < track[oldest]!.since) oldest = slot;
  return oldest;
}

/** AZ-combat-20: Hoarder and Thief act after the outcome. */
function* powerAfterwards(t: Table, seat: Seat, { foe, space }: Combat, fallen: Fallen): AzerothFlow {
  const { power } = combatantOf(t.content, foe, space);
  if (power === undefined) return;
  const { acts, effects } = encounterPowers[power]!;
  const isNow =
    acts === "beaten" ? fallen === "black" : acts === "not-beaten" && (fallen === "neither" || fallen === "red");
  if (!isNow) return;
  t.emit({ type: "power-acts", encounter: foe.encounter, power, seat }, { rules: ["AZ-combat-20"] });
  yield* applyAll(t, seat, effects, power, ["AZ-combat-20"]);
}
