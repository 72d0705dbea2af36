import { boardOf } from "../../queries/board/squares.js";
import type { Figure, HeroQuest, Table } from "../../state.js";
import { layDown } from "../06-melee/piles.js";
import { gain } from "./gains.js";

/** HQ-11.3: some quests begin without the heroes' items. */
export function takeBelongings({ figures, secrets }: HeroQuest): void {
  for (const figure of figures) secrets.takenItems[figure.id] = figure.items.splice(0);
}

/** Whether what the quest took from the heroes lies where it calls this name. */
export function holdsBelongings({ secrets }: HeroQuest, questName: string): boolean {
  return secrets.triggers.some(
    ({ when, acts }) =>
      when.on === "searched" && when.what === questName && acts.some(({ act }) => act === "give-back-items"),
  );
}

/**
 * HQ-11.3: everybody on the board has his own things again. HQ-6.14.d-a: those of the dead lie there for whoever takes them. Who has left
 * finds his own after the quest.
 */
export function giveBackBelongings(t: Table, finder: Figure | undefined): void {
  const { state } = t;
  const { takenItems } = state.secrets;
  for (const figure of state.figures) {
    gain(t, figure, { items: takenItems[figure.id] ?? [] }, "HQ-11.3");
    delete takenItems[figure.id];
  }
  if (!finder) return;
  for (const { figure, how } of state.gone) {
    const items = how === "left" ? [] : (takenItems[figure.id] ?? []);
    if (items.length === 0) continue;
    delete takenItems[figure.id];
    layDown(state, { square: finder.square, items, gold: 0 });
    t.emit(
      { type: "things-of-the-dead", figure: figure.id, at: boardOf(state).names[finder.square]!, items: [...items] },
      { rules: ["HQ-11.3", "HQ-6.14.d-a"], reveals: true },
    );
  }
}
