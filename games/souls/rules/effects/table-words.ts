import type { Effect, EffectName } from "../../content/types.js";
import type { Use } from "../../queries/effects/whom.js";
import { figureOf } from "../../queries/figures.js";
import type { SoulsFlow, Table } from "../../state.js";
import { gainSoulPoints } from "../05-heroes/soul-points.js";
import { placeSearchArea } from "../06-actions/search.js";
import { forcedEncounter } from "../15-enemies/encounter.js";
import { placeShadows } from "../15-enemies/shadows.js";
import { chooseGate } from "../15-enemies/spawn.js";

const words: readonly EffectName[] = ["soul-points", "encounter", "place-shadows", "place-search-area"];

/** Effects that touch nobody in particular: they happen once. */
export function isAboutTheTable({ effect }: Effect): boolean {
  return words.includes(effect);
}

export function* applyToTable(t: Table, effect: Effect, use: Use): SoulsFlow {
  switch (effect.effect) {
    case "soul-points":
      return gainSoulPoints(t, effect.amount, use.user === "" ? "SS-4.3-j" : "SS-5.3.1-b");
    case "encounter":
      return yield* forcedEncounter(t);
    case "place-search-area":
      return placeSearchArea(t);
    case "place-shadows": {
      // Without a place they come through a gate.
      const where = use.trigger ? figureOf(t.state, use.trigger).area : (use.area ?? (yield* chooseGate(t)));
      return yield* placeShadows(t, where, effect.count, effect.face);
    }
  }
}
