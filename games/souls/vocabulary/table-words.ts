import { placeSearchArea } from "../activities/search.js";
import type { Effect, EffectName } from "../content/types.js";
import { forcedEncounter } from "../enemies/encounter.js";
import { placeShadows } from "../enemies/shadows.js";
import { chooseGate } from "../enemies/spawn.js";
import { figureOf } from "../figures.js";
import { gainSoulPoints } from "../souls/soul-points.js";
import type { SoulsFlow, Table } from "../state.js";
import type { Use } from "./whom.js";

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
