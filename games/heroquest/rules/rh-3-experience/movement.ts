import { type Bar, bar, each, one, say } from "@tavolata/kernel";
import type { MovementFace } from "../../content/barrels.js";
import { type TraitId, traits } from "../../content/figures/traits.js";
import { isHelpless } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import type { MovementResult } from "../04-movement/roll.js";
import { tellTrait } from "./telling.js";

/** What a trait adds to one movement roll, or takes from all. */
const bonuses: Partial<Record<TraitId, number>> = { "move-plus-1": 1, "move-plus-2": 2 };
const losses: Partial<Record<TraitId, number>> = { injury: 1, "serious-injury": 2 };

/** What experience makes of a movement roll. */
export function* experiencedMovement(
  t: Table,
  figure: Figure,
  faces: readonly MovementFace[],
  result: MovementResult,
): HeroFlow<MovementResult> {
  // HQ-RH3-move-plus-1: an HQ or a double ? isn't improved.
  const isNothing = result.squares === 0;
  const fewer = lossOf(figure);
  if (!isNothing) tellLosses(t, figure);
  const added = faces.includes("hq") || result.stuck ? 0 : yield* addToRoll(t, figure, result.squares - fewer);
  // Of nothing nothing is taken, unless a bonus has made something of it.
  if (isNothing && added > 0) tellLosses(t, figure);
  return { ...result, squares: Math.max(0, result.squares + added - fewer) };
}

/** HQ-RH3-move-plus-1, HQ-RH3-move-plus-2: once in an adventure, after the dice were seen. */
function* addToRoll(t: Table, figure: Figure, squares: number): HeroFlow<number> {
  const held = () => [...new Set(figure.experience!.traits.map(({ trait }) => trait))].filter((id) => id in bonuses);
  let added = 0;
  for (;;) {
    const left = held().filter((id) => unused(figure, id));
    if (left.length === 0) return added;
    const chosen = yield* t.choose<TraitId | "keep-bonus">(
      figure.seat,
      "movement-bonus",
      () => [
        each(held(), (id) => `bonus:${id}`, {
          bar: (id) => whyNotAdd(figure, id),
          label: (id) => say("option.bonus", { trait: id, squares: Math.max(0, squares + added + bonuses[id]!) }),
        }),
        one("keep-bonus", { label: () => say("option.keep-bonus", { squares: Math.max(0, squares + added) }) }),
      ],
      { rules: left.map((id) => traits[id].rule) },
    );
    if (chosen === "keep-bonus") return added;
    unused(figure, chosen)!.used = t.state.round;
    added += bonuses[chosen]!;
    tellTrait(t, figure, chosen);
  }
}

function unused({ experience }: Figure, id: TraitId) {
  return experience?.traits.find(({ trait, used }) => trait === id && used === 0);
}

function whyNotAdd(figure: Figure, id: TraitId): Bar | undefined {
  return unused(figure, id) ? undefined : bar(traits[id].rule, "used-in-adventure", { trait: id });
}

/** HQ-RH3-injury, HQ-RH3-serious-injury: less on every movement roll; of the maximum of an HQ, too. */
function lossOf(figure: Figure): number {
  let loss = 0;
  for (const { trait } of figure.experience!.traits) loss += losses[trait] ?? 0;
  return loss;
}

function tellLosses(t: Table, figure: Figure): void {
  for (const { trait } of figure.experience!.traits) if (trait in losses) tellTrait(t, figure, trait);
}

/** HQ-RH3-start-first: once in an adventure, before anybody acts in the round. The others follow in seating order. */
export function* chooseWhoStarts(t: Table): HeroFlow {
  const { state } = t;
  for (const seat of state.order.slice(1)) {
    const hero = state.figures.find(({ id }) => id === state.heroes[seat]);
    const held = hero && !isHelpless(hero) ? unused(hero, "start-first") : undefined;
    if (!hero || !held || !(yield* t.confirm(seat, "start-first", "HQ-RH3-start-first"))) continue;
    held.used = state.round;
    state.toAct = [seat, ...state.order.filter((other) => other !== seat)];
    tellTrait(t, hero, "start-first");
    return;
  }
}
