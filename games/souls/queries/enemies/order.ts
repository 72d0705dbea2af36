import type { Seat } from "@tavolata/kernel";
import { clockwiseFrom } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import type { Enemy, Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { ranks, scrollOf } from "./scroll.js";

/** The seats, beginning with the active one and clockwise from there. */
export function seatsFromActive(s: SoulsView): readonly Seat[] {
  return clockwiseFrom(Object.keys(s.heroes), s.active);
}

export function rankNumber(content: SoulsContent, enemy: Enemy): number {
  return ranks.indexOf(scrollOf(content, enemy).rank);
}

/** SS-16-c: a Master acts as if it were the active player's. */
export function controllerOf(s: SoulsView, enemy: Enemy): Seat {
  return enemy.controller || s.active;
}

/** SS-15.7-h: the active player's first, then clockwise; of each player's the highest rank first. */
export function inOrder(content: SoulsContent, s: SoulsView, enemies: readonly Enemy[]): Enemy[] {
  const seats = seatsFromActive(s);
  return [...enemies].sort(
    (a, b) =>
      seats.indexOf(controllerOf(s, a)) - seats.indexOf(controllerOf(s, b)) ||
      rankNumber(content, b) - rankNumber(content, a),
  );
}

/** SS-6.1.2-i: in the order of activation; SS-6.1.2-h: who is able to; a Horde once (SS-15.2.1-a). */
export function reactionOrder(content: SoulsContent, s: SoulsView, figures: readonly Figure[]): Figure[] {
  const able = figures.filter(canReact);
  const enemies = s.enemies.filter(({ id }) => able.some(({ belongsTo }) => belongsTo === id));
  return inOrder(content, s, enemies).map(({ id }) => able.find(({ belongsTo }) => belongsTo === id)!);
}

/** SS-6.1.2-h, SS-15.11.6-b: Stunned, K.O. and Blinded enemies don't. */
export function canReact({ stunned, ko, blinded }: Figure): boolean {
  return stunned === "none" && !ko && blinded === "none";
}
