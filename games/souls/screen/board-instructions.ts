import {
  type BoardInstruction,
  type BoardInstructionTable,
  type InstructionContext,
  InstructionWording,
} from "@tavolata/ui/companion/board-instruction.js";
import type { AreaId } from "../queries/board/terrain.js";
import type { FigureId } from "../state.js";
import type { SoulsSeen, SoulsVisibleEvent, VisibleEventOf } from "./shown.js";

type Around = InstructionContext<SoulsSeen>;

function stands(figure: FigureId, area: AreaId, how: "put" | "move", told: Around): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  const at = `figure:${figure}`;
  return [{ about: at, text: words.put(words.name(figure), words.name(area), how), at }];
}

/** Whoever leads a hero walks with it at the board, too; nobody pushes himself. */
function walked({ figure, to, manner }: VisibleEventOf<"figure-moved">, told: Around): readonly BoardInstruction[] {
  const hero = Object.values(told.view.state.heroes).find((one) => one.figure === figure);
  const isOwn = hero !== undefined && told.people.has(hero.seat) && manner !== "pushed";
  return isOwn ? [] : stands(figure, to, "move", told);
}

function gone(figure: FigureId, told: Around): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `figure:${figure}`, text: words.remove(words.name(figure)) }];
}

function lies(what: string, kind: string, area: AreaId, told: Around): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `${kind}:${area}`, text: words.lay(what, words.name(area)), at: `area:${area}` }];
}

function turned(card: string, told: Around): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return [{ about: `card:${card}`, text: words.turn(words.name(card)) }];
}

function given(
  { number }: SoulsVisibleEvent,
  whom: string,
  things: readonly string[],
  told: Around,
): readonly BoardInstruction[] {
  const words = new InstructionWording(told);
  return things.map((thing) => ({ about: `given:${number}:${thing}`, text: words.give(whom, words.name(thing)) }));
}

/** Just what the log says. */
function asTold(event: SoulsVisibleEvent, told: Around): readonly BoardInstruction[] {
  return [{ about: `event:${event.number}`, text: new InstructionWording(told).line(event) }];
}

/** What is to be done at the board after something happened in Immortal Souls. */
export const boardInstructions: BoardInstructionTable<SoulsVisibleEvent, SoulsSeen> = {
  "figure-placed": ({ figure, area }, told) => stands(figure, area, "put", told),
  "enemy-placed": ({ enemy, area }, told) => stands(enemy, area, "put", told),
  "companion-summoned": ({ figure, area }, told) => stands(figure, area, "put", told),
  recalled: ({ figure, area }, told) => stands(figure, area, "put", told),
  "figure-moved": walked,
  "enemy-killed": ({ figure }, told) => gone(figure, told),
  "enemy-removed": ({ enemy }, told) => gone(enemy, told),
  "companion-died": ({ figure }, told) => gone(figure, told),
  "hero-died": asTold,
  "shadow-placed": ({ area }, told) => lies(told.say("errand.shadow-token"), "shadow", area, told),
  "shadow-revealed": asTold,
  "gate-changed": ({ area, open }, told) =>
    lies(told.say(open ? "errand.gate-open" : "errand.gate-closed"), "gate", area, told),
  "altar-changed": ({ area, active }, told) =>
    lies(told.say(active ? "errand.altar-on" : "errand.altar-off"), "altar", area, told),
  "fire-placed": ({ area, side }, told) => lies(told.say("errand.fire", { side: String(side) }), "fire", area, told),
  "search-area-placed": ({ area }, told) => lies(told.say("errand.search-token"), "search", area, told),
  "token-placed": ({ area, token }, told) => lies(new InstructionWording(told).name(token), "token", area, told),
  "token-kept": (event, told) => given(event, event.figure, [event.token], told),
  "token-gone": asTold,
  drops: asTold,
  "door-opened": asTold,
  "event-drawn": ({ event }, told) => turned(event, told),
  "event-discarded": asTold,
  "encounter-drawn": ({ card }, told) => turned(card, told),
  "enemy-power-drawn": (event, told) => given(event, event.enemy, [event.power], told),
  "treasures-drawn": (event, told) => given(event, event.figure, event.treasures, told),
  "item-gained": (event, told) => given(event, event.figure, [event.item], told),
  "condition-gained": (event, told) => given(event, event.figure, [event.condition], told),
  "condition-gone": asTold,
  "critical-drawn": (event, told) => given(event, event.figure, [event.critical], told),
  "crowns-gained": asTold,
  "chest-opened": asTold,
  wounded: ({ figure, left }, told) => [
    { about: `hit-points:${figure}`, text: new InstructionWording(told).set("errand.damage-left", figure, left) },
  ],
  "belongings-dropped": asTold,
};
