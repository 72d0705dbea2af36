import { type TraitId, traits } from "../../content/figures/traits.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { drawOne } from "../01-dice/dice.js";
import { earnExceptionalDie, nameObject } from "./gaining.js";
import { gainTrait } from "./traits.js";

/**
 * HQ-RH3-a: at tables that want it, new heroes begin as veterans: with so many advantages and as many disadvantages, drawn
 * at random, and as if they had completed so many quests.
 */
export function* makeVeterans(t: Table): HeroFlow {
  const count = t.options["experience.start"];
  if (count === 0) return;
  const heroes = t.state.figures.filter(isNew);
  for (const hero of heroes) {
    yield* drawTraits(t, hero, good, count);
    yield* drawTraits(t, hero, bad, count);
    for (let quests = 1; quests <= count; quests++) {
      hero.completed = quests;
      earnExceptionalDie(t, hero);
    }
  }
}

const ids = Object.keys(traits) as TraitId[];
const good = ids.filter((id) => traits[id].kind === "advantage" || traits[id].kind === "movement-advantage");
const bad = ids.filter((id) => !good.includes(id));

/** Who has been through nothing. */
function isNew({ completed, experience }: Figure): boolean {
  return experience !== undefined && completed === undefined && experience.traits.length === 0;
}

function* drawTraits(t: Table, hero: Figure, from: readonly TraitId[], count: number): HeroFlow {
  const left = [...from];
  for (let drawn = 0; drawn < count && left.length > 0; ) {
    const trait = (yield* drawOne(t, hero, "veteran", "HQ-RH3-a", left))!;
    left.splice(left.indexOf(trait), 1);
    const gained = yield* nameObject(t, hero, partyOf(t), trait);
    if (gained && gainTrait(t, hero, { ...gained, permanent: true }, "HQ-RH3-a")) drawn += 1;
  }
}

function partyOf({ state }: Table): Figure[] {
  return state.figures.filter(({ kind }) => kind === "hero");
}
