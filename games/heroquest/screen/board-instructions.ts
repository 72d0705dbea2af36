import {
  type BoardInstruction,
  type BoardInstructionTable,
  InstructionWording,
  type InstructionContext as ToldOf,
} from "@tavolata/ui/companion/board-instruction.js";
import { findFigure } from "../queries/figures.js";
import type { FigureId } from "../state.js";
import type { HeroQuestSeen } from "../view.js";
import { squareName } from "./board/grid.js";
import type { HeroQuestVisibleEvent } from "./shown.js";

type BoardContext = ToldOf<HeroQuestSeen>;
type Event<T extends HeroQuestVisibleEvent["type"]> = Extract<HeroQuestVisibleEvent, { type: T }>;

/** Whatever tells of one figure. */
interface OfFigure {
  readonly figure: FigureId;
}

/** A figure belongs where it stands now; one that stands nowhere is taken away. */
function figure(id: FigureId, told: BoardContext, how: "put" | "move"): BoardInstruction {
  const words = new InstructionWording(told);
  const square = findFigure(told.view.state, id)?.square ?? -1;
  const about = `figure:${id}`;
  if (square < 0) return { about, text: words.remove(words.name(id)) };
  return { about, text: words.put(words.name(id), squareName(square), how), at: about };
}

function moved({ figure: id }: OfFigure, told: BoardContext): readonly BoardInstruction[] {
  return [figure(id, told, "move")];
}

/** Whoever leads a hero walks with it at the board, too. */
function walked({ figure: id }: OfFigure, told: BoardContext): readonly BoardInstruction[] {
  const seat = findFigure(told.view.state, id)?.seat;
  return seat !== undefined && told.people.has(seat) ? [] : [figure(id, told, "move")];
}

function gone({ figure: id }: OfFigure, told: BoardContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `figure:${id}`, text: words.remove(words.name(id)) }];
}

function posture(how: "prone" | "stand", { figure: id }: OfFigure, told: BoardContext): readonly BoardInstruction[] {
  const what = new InstructionWording(told).name(id);
  return [{ about: `posture:${id}`, text: told.say(`errand.${how}`, { what }), at: `figure:${id}` }];
}

function door(
  how: "open" | "close",
  { edge }: { readonly edge: string },
  told: BoardContext,
): readonly BoardInstruction[] {
  return [{ about: `edge:${edge}`, text: told.say(`errand.${how}`, { where: edge }), at: `edge:${edge}` }];
}

function points(
  counter: "errand.body" | "errand.mind",
  { figure: id, left }: OfFigure & { readonly left: number },
  told: BoardContext,
): readonly BoardInstruction[] {
  const isHero = Object.values(told.view.state.heroes).includes(id);
  // The machine keeps count of its own.
  return isHero ? [{ about: `${counter}:${id}`, text: new InstructionWording(told).set(counter, id, left) }] : [];
}

function laid(told: BoardContext, what: string, squares: readonly string[]): BoardInstruction[] {
  const words = new InstructionWording(told);
  return squares.map((at) => ({ about: `ground:${at}`, text: words.lay(what, at), at: `square:${at}` }));
}

function placed(event: Event<"placed">, told: BoardContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  const { scenery } = told.view.state;
  const doors = (["doors", "barred"] as const).flatMap((field) =>
    event[field].map((edge) => ({
      about: `edge:${edge}`,
      text: words.lay(told.say(field === "doors" ? "errand.door" : "errand.barred"), edge),
      at: `edge:${edge}`,
    })),
  );
  const pieces = event.scenery.map((id) => {
    const at = scenery.find((piece) => piece.id === id)?.squares[0];
    const where = at === undefined ? "" : squareName(at);
    return { about: `scenery:${id}`, text: words.lay(words.name(id), where), at: `scenery:${id}` };
  });
  return [
    ...pieces,
    ...doors,
    ...laid(told, told.say("errand.rubble"), event.rubble),
    ...laid(told, told.say("errand.abyss"), event.abyss),
    ...event.figures.map((id) => figure(id, told, "put")),
  ];
}

function begun({ places }: Event<"adventure-begun">, told: BoardContext): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return Object.entries(places).map(([id, square]) => ({
    about: `figure:${id}`,
    text: words.put(words.name(id), square),
    at: `figure:${id}`,
  }));
}

function trapNamed(trap: string, told: BoardContext): string {
  return told.say("errand.trap", { trap: new InstructionWording(told).name(trap) });
}

function cleared({ trap, at }: Event<"trap-disarmed">, told: BoardContext): readonly BoardInstruction[] {
  const text = new InstructionWording(told).remove(trapNamed(trap, told));
  return [{ about: `ground:${at}`, text, at: `square:${at}` }];
}

/** Just what the log says. */
function asTold(event: HeroQuestVisibleEvent, told: BoardContext): readonly BoardInstruction[] {
  return [{ about: `event:${event.number}`, text: new InstructionWording(told).line(event) }];
}

/** What is to be done at the board after something happened in HeroQuest. */
export const boardInstructions: BoardInstructionTable<HeroQuestVisibleEvent, HeroQuestSeen> = {
  "adventure-begun": begun,
  placed,
  summoned: ({ figures }, told) => figures.map((id) => figure(id, told, "put")),
  moved: walked,
  jumped: walked,
  "put-back": moved,
  bumped: moved,
  pushed: moved,
  shifted: moved,
  "escaped-rocks": moved,
  "dug-out": moved,
  revived: moved,
  eliminated: gone,
  "left-board": gone,
  vanished: gone,
  departed: gone,
  "fell-prone": (event, told) => posture("prone", event, told),
  "stood-up": (event, told) => posture("stand", event, told),
  "door-opened": (event, told) => door("open", event, told),
  "door-opens": (event, told) => door("open", event, told),
  "door-closes": (event, told) => door("close", event, told),
  "levers-seen": ({ at }, told) => laid(told, told.say("errand.lever"), at),
  "rocks-fell": ({ at }, told) => laid(told, told.say("errand.rubble"), at),
  "trap-sprung": ({ trap, at }, told) => laid(told, trapNamed(trap, told), [at]),
  "trap-disarmed": cleared,
  "body-lost": (event, told) => points("errand.body", event, told),
  "body-regained": (event, told) => points("errand.body", event, told),
  "mind-lost": (event, told) => points("errand.mind", event, told),
  "mind-regained": (event, told) => points("errand.mind", event, told),
  searched: asTold,
  "traps-told": asTold,
  "treasure-found": asTold,
  "pile-taken": asTold,
  "weapon-dropped": asTold,
  "ground-changed": asTold,
  "ground-back": asTold,
};
