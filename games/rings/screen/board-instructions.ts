import {
  type BoardInstruction,
  type BoardInstructionTable,
  type InstructionContext,
  InstructionWording,
} from "@tavolata/ui/companion/board-instruction.js";
import type { CardId } from "../state.js";
import type { RingsVisibleEvent } from "./shown.js";

function goes(
  card: CardId,
  where: string,
  told: InstructionContext,
  how: "put" | "move" = "move",
): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `card:${card}`, text: words.put(words.name(card), where, how), at: `card:${card}` }];
}

function inFront(seat: string, told: InstructionContext): string {
  return told.say("errand.front-of", { who: new InstructionWording(told).name(seat) });
}

function counts(
  counter: "errand.threat" | "errand.progress",
  who: string,
  value: number,
  told: InstructionContext,
): readonly BoardInstruction[] {
  return [{ about: `${counter}:${who}`, text: new InstructionWording(told).set(counter, who, value) }];
}

function turned(card: CardId, told: InstructionContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `card:${card}`, text: words.turn(words.name(card)), at: `card:${card}` }];
}

/** Just what the log says. */
function asTold(event: RingsVisibleEvent, told: InstructionContext): readonly BoardInstruction[] {
  return [{ about: `event:${event.number}`, text: new InstructionWording(told).line(event) }];
}

/** What the log says, about one card. */
function asToldOf(card: CardId, event: RingsVisibleEvent, told: InstructionContext): readonly BoardInstruction[] {
  return [{ about: `card:${card}`, text: new InstructionWording(told).line(event) }];
}

/** What is to be done at the table after something happened in the card game. */
export const boardInstructions: BoardInstructionTable<RingsVisibleEvent> = {
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
