import type { Seat } from "@tavolata/kernel";
import {
  asInLog,
  type BoardInstruction,
  type BoardInstructionTable,
  type InstructionContext,
  InstructionWording,
} from "@tavolata/ui/companion/board-instruction.js";
import type { AzerothVisibleEvent } from "./shown.js";

type Event<T extends AzerothVisibleEvent["type"]> = Extract<AzerothVisibleEvent, { type: T }>;

function stands(seat: Seat, space: string, how: "put" | "move", told: InstructionContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `hero:${seat}`, text: words.put(words.name(seat), words.name(space), how), at: `space:${space}` }];
}

/** People walk with their heroes at the board by themselves. */
function walked(
  { seat, to }: Event<"moved" | "travelled" | "went-to-city">,
  told: InstructionContext,
): readonly BoardInstruction[] {
  return told.people.has(seat) ? [] : stands(seat, to, "move", told);
}

function turned(card: string, front: string, told: InstructionContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `card:${card}`, text: words.turn(words.name(front)) }];
}

/** What the onlooker may not see is dealt face down. */
function given(
  event: Event<"quests-dealt" | "quest-drawn" | "trophy-gained" | "item-gained">,
  things: readonly (string | undefined)[],
  told: InstructionContext,
): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return things.map((thing) =>
    thing === undefined
      ? { about: `event:${event.number}`, text: words.line(event) }
      : { about: `given:${event.number}:${thing}`, text: words.give(event.seat, words.name(thing)) },
  );
}

function counts(
  counter: "errand.health" | "errand.energy" | "errand.damage" | "errand.level",
  seat: Seat,
  value: number | string,
  told: InstructionContext,
): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  const shown = typeof value === "number" ? value : words.name(value);
  return [{ about: `${counter}:${seat}`, text: words.set(counter, seat, shown) }];
}

function laid(
  { number, space }: Event<"event-encounter" | "discovery-placed" | "left-unbeaten">,
  what: string,
  told: InstructionContext,
): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `event:${number}`, text: words.lay(what, words.name(space)), at: `space:${space}` }];
}

function marker(slot: number, told: InstructionContext): string {
  return told.say("errand.marker", { slot: String(slot) });
}

/** What is to be done at the board after something happened in the adventure game. */
export const boardInstructions: BoardInstructionTable<AzerothVisibleEvent> = {
  "hero-placed": ({ seat, space }, told) => stands(seat, space, "put", told),
  moved: walked,
  travelled: walked,
  "went-to-city": walked,
  defeated: ({ seat, city }, told) => stands(seat, city, "move", told),
  "quests-dealt": (event, told) => given(event, event.quests ?? [undefined], told),
  "quest-drawn": (event, told) => given(event, [event.quest], told),
  "trophy-gained": (event, told) => given(event, [event.trophy], told),
  "item-gained": (event, told) => given(event, [event.item], told),
  "challenge-drawn": ({ card, encounter }, told) => turned(card, encounter, told),
  "event-drawn": ({ card, event }, told) => turned(card, event, told),
  "event-discarded": asInLog,
  "event-encounter": (event, told) => laid(event, new InstructionWording(told).name(event.encounter), told),
  "discovery-placed": (event, told) => laid(event, told.say("errand.discovery"), told),
  "discovery-revealed": asInLog,
  "left-unbeaten": (event, told) =>
    laid(event, `${new InstructionWording(told).name(event.encounter)} (${marker(event.slot, told)})`, told),
  "marker-returned": ({ slot }, told) => [
    { about: `marker:${slot}`, text: new InstructionWording(told).remove(marker(slot, told)) },
  ],
  "track-full": asInLog,
  "item-lost": asInLog,
  "item-stolen": asInLog,
  "quest-completed": asInLog,
  wounded: ({ seat, left }, told) => counts("errand.health", seat, left, told),
  healed: ({ seat, damage }, told) => counts("errand.damage", seat, damage, told),
  "energy-changed": ({ seat, energy }, told) => counts("errand.energy", seat, energy, told),
  "level-gained": ({ seat, level }, told) => counts("errand.level", seat, level, told),
};
