import { type Errand, type ErrandTable, type Told, Wording } from "@tavolata/ui/companion/errand.js";
import type { CardId } from "../state.js";
import type { RingsVisibleEvent } from "./shown.js";

function goes(card: CardId, where: string, told: Told, how: "put" | "move" = "move"): readonly Errand[] {
  const words = new Wording(told);
  return [{ about: `card:${card}`, text: words.put(words.name(card), where, how), at: `card:${card}` }];
}

function inFront(seat: string, told: Told): string {
  return told.say("errand.front-of", { who: new Wording(told).name(seat) });
}

function counts(
  counter: "errand.threat" | "errand.progress",
  who: string,
  value: number,
  told: Told,
): readonly Errand[] {
  return [{ about: `${counter}:${who}`, text: new Wording(told).set(counter, who, value) }];
}

function turned(card: CardId, told: Told): readonly Errand[] {
  const words = new Wording(told);
  return [{ about: `card:${card}`, text: words.turn(words.name(card)), at: `card:${card}` }];
}

/** Just what the log says. */
function asTold(event: RingsVisibleEvent, told: Told): readonly Errand[] {
  return [{ about: `event:${event.number}`, text: new Wording(told).line(event) }];
}

/** What the log says, about one card. */
function asToldOf(card: CardId, event: RingsVisibleEvent, told: Told): readonly Errand[] {
  return [{ about: `card:${card}`, text: new Wording(told).line(event) }];
}

/** What is to be done at the table after something happened in the card game. */
export const errands: ErrandTable<RingsVisibleEvent> = {
  "first-player": asTold,
  revealed: ({ card }, told) => turned(card, told),
  staged: ({ card }, told) => goes(card, told.say("errand.staging"), told, "put"),
  "returned-to-staging": ({ card }, told) => goes(card, told.say("errand.staging"), told),
  engaged: ({ card, seat }, told) => goes(card, inFront(seat, told), told),
  "orc-guard": ({ card, seat }, told) => goes(card, inFront(seat, told), told, "put"),
  travelled: ({ card }, told) => goes(card, told.say("errand.active"), told),
  "left-play": (event, told) => asToldOf(event.card, event, told),
  "treachery-resolved": (event, told) => asToldOf(event.card, event, told),
  "stage-begun": ({ stage }, told) => turned(stage, told),
  "shadow-dealt": asTold,
  "shadow-turned": ({ card }, told) => turned(card, told),
  "shadows-discarded": asTold,
  "progress-placed": ({ on, total }, told) => counts("errand.progress", on, total, told),
  "threat-raised": ({ seat, threat }, told) => counts("errand.threat", seat, threat, told),
  "threat-lowered": ({ seat, threat }, told) => counts("errand.threat", seat, threat, told),
  damaged: asTold,
  healed: asTold,
  attached: asTold,
  guarded: asTold,
  "objective-freed": asTold,
  "encounter-deck-reset": asTold,
  "prisoner-taken": asTold,
  "prisoner-rescued": asTold,
  "to-victory": asTold,
};
