import { elements, isSpell, spells } from "../../content/spells/index.js";
import type { HeroQuest } from "../../state.js";
import { type Scene, type SceneTable, scene } from "../scene.js";

/** Puts spell cards into the first adventurer's hand, out of their piles. Evocations lie open. */
export function deal(state: HeroQuest, ...cards: readonly string[]): void {
  const seat = "adventurer-1";
  state.spells.divided = true;
  for (const card of cards) {
    if (!isSpell(card)) throw new Error(`There is no spell "${card}".`);
    const { element } = spells[card];
    if (!element) {
      state.magic.evocations[seat] = [...(state.magic.evocations[seat] ?? []), card];
      continue;
    }
    state.spells.piles[element] = state.spells.piles[element].filter((other) => other !== card);
    state.spells.hands[seat]![element].push(card);
  }
}

/** A scene in room K in which the first hero holds these cards, and everybody knows the board. */
export function magicScene(cards: readonly string[], wanted: Scene = {}): SceneTable {
  return scene({
    heroes: { wizard: "12,9" },
    foes: { orc: "15,9" },
    ...wanted,
    arrange: (state) => {
      state.seen.fill(1);
      deal(state, ...cards);
      wanted.arrange?.(state);
    },
  });
}

/** All cards that a seat still holds unseen. */
export function hidden(state: HeroQuest, seat = "adventurer-1"): string[] {
  return elements.flatMap((element) => state.spells.hands[seat]![element]);
}

const ends = ["action", "activate", "walk"];

/** Answers whatever a card asks, with the first of these answers that is offered, until the table is at rest again. */
export function answerAll(t: SceneTable, ...wanted: readonly string[]): SceneTable {
  for (let asks = 0; asks < 12; asks++) {
    const [asked] = t.table.match.asked;
    const decision = asked && t.table.match.decision(asked.seat);
    if (!asked || !decision || ends.includes(decision.kind)) return t;
    const picks = asked.ids.filter((id) => wanted.includes(id)).slice(0, decision.max);
    t.table.answer(asked.seat, ...(picks.length > 0 ? picks : asked.ids.slice(0, Math.max(1, decision.min))));
  }
  throw new Error("The card asks and asks.");
}
