import { copy } from "@tavolata/kernel";
import { eventCard } from "../../content/tables.js";
import type { NightOrDay } from "../../content/types.js";
import { figuresOf, livingHeroes } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { SoulsFlow, Table } from "../../state.js";
import { tellText } from "../02-quest/telling.js";
import { tellStory } from "../02-quest/triggers.js";
import { revealShadows } from "../15-enemies/shadows.js";
import { spawn, spawnCount } from "../15-enemies/spawn.js";
import { applyEffects } from "../effects/apply.js";
import { questFails } from "./ending.js";

/** SS-4.3-a, SS-4.3-b: a face-down card is drawn and resolved; a face-up one is discarded. So a new event comes every second Round. */
export function* eventPhase(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const { event } = s.decks;
  s.phase = "event";
  t.emit({ type: "phase-begins", phase: "event", round: s.round }, { rules: ["SS-4-a", "SS-4.3-a", "SS-4.2.2-d"] });
  const up = event.faceUp.shift();
  if (up !== undefined) {
    event.discard.unshift(up);
    t.emit({ type: "event-discarded", event: up }, { rules: ["SS-4.3-b"] });
    if (event.draw.length + event.faceUp.length === 0) questFails(t, "SS-4.4-b", "last-event");
    // SS-15.4-c: where it shortened the sight, that is over.
    yield* revealShadows(t);
    return "time";
  }
  // SS-4.4-d: the last card was Night or Day.
  const [card] = yield* t.draw(event.draw, 1, "event", s.active);
  if (card === undefined) questFails(t, "SS-4.4-d", "last-event");
  const { kind, continuous } = eventCard(t.content, card);
  t.emit(
    { type: "event-drawn", event: card },
    { rules: ["SS-4.3-a", "SS-4.3-c", "SS-4.3-j", ...(continuous ? ["SS-4.3-d"] : [])], reveals: true },
  );
  if (kind === "story") {
    yield* tellStory(t, card);
    return "time";
  }
  if (kind === "night" || kind === "day") yield* beside(t, card);
  else event.faceUp.unshift(card);
  yield* resolveEvent(t, card);
  return "time";
}

/** SS-4.3-e, SS-4.3.2-c: Night and Day lie beside the deck, and the one takes the place of the other. */
function* beside(t: Table, card: string): SoulsFlow {
  const { event } = t.state.decks;
  if (event.beside !== "") event.discard.unshift(event.beside);
  event.beside = card;
  const { night, day } = questOf(t.state);
  const said: Partial<NightOrDay> = (eventCard(t.content, card).kind === "night" ? night : day) ?? {};
  const { text, once = [], lasting = [] } = said;
  t.state.nightOrDay = copy(lasting);
  const weaker = lasting.some((effect) => effect.effect === "hits" && effect.change < 0) ? ["SS-4.3.2-d"] : [];
  t.emit(
    { type: "night-or-day", event: card },
    { rules: ["SS-4.3-e", "SS-4.3.2-a", "SS-4.3.2-b", "SS-4.3.2-c", ...weaker] },
  );
  if (text !== undefined) tellText(t, text, "SS-4.3.2-a");
  // SS-15.4-c: by day one may see farther.
  yield* revealShadows(t);
  yield* applyEffects(t, once, { user: "", name: card });
}

/** SS-4.3-j: in the printed order; heroes and enemies are counted when the formula is reached. SS-4.3.2-b: once, when the card comes. */
function* resolveEvent(t: Table, card: string): SoulsFlow {
  const { effects = [], spawn: formula, onSpawned = [] } = eventCard(t.content, card);
  yield* applyEffects(t, effects, { user: "", name: card });
  if (!formula) return;
  const count = spawnCount(t.state, formula);
  t.emit(
    { type: "spawn-counted", count },
    { rules: ["SS-4.3-f", "SS-4.3-g", "SS-4.3-h", ...(livingHeroes(t.state).length === 1 ? ["SS-4.3-i"] : [])] },
  );
  const placed = yield* spawn(t, count);
  const spawned = placed.flatMap((id) => figuresOf(t.state, id).slice(0, 1)).map(({ id }) => id);
  yield* applyEffects(t, onSpawned, { user: "", name: card, spawned });
}
