import { antagonists } from "../../content/figures/antagonists.js";
import {
  advantages,
  disadvantages,
  movementAdvantages,
  movementDisadvantages,
  type TraitId,
  traits,
} from "../../content/figures/traits.js";
import type { TraitRow } from "../../content/types.js";
import { wordsFor } from "../../queries/traits.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { drawOne, setOf } from "../01-dice/dice.js";
import { ruleOf } from "./noting.js";
import type { DueRoll, HeldTrait, TraitTable } from "./sheet.js";
import { gainTrait } from "./traits.js";

/** HQ-RH3-b: so many completed quests bring an exceptional die. */
const questsForDie = 3;

/**
 * HQ-RH3-a: the end of a quest for the sheets of those who survive it: what was for this adventure only is over, and the
 * rolls on the tables are made (HQ-RH3-d, HQ-RH3-e) before the next one.
 */
export function* gainExperience(t: Table, survivors: readonly Figure[]): HeroFlow {
  const heroes = t.state.order.flatMap((seat) => survivors.filter(({ id }) => id === t.state.heroes[seat]));
  for (const hero of heroes) {
    if (!hero.experience) continue;
    const { due } = hero.experience;
    endAdventure(t, hero);
    for (const roll of due) yield* rollOnTable(t, hero, heroes, roll);
  }
}

/** HQ-RH3-f: what doesn't stay is over, and what was used in this adventure can be used in the next. */
function endAdventure(t: Table, hero: Figure): void {
  const experience = hero.experience!;
  const over = experience.traits.filter(({ permanent }) => !permanent);
  hero.experience = {
    traits: experience.traits.filter(({ permanent }) => permanent).map((held) => ({ ...held, used: 0 })),
    exceptionalDice: experience.exceptionalDice.map(() => 0),
    due: [],
    wounds: 0,
    defended: 0,
  };
  if (over.length > 0) {
    t.emit({ type: "traits-over", figure: hero.id, traits: over.map(wordsFor) }, { rules: ["HQ-RH3-f"] });
  }
}

/** HQ-RH3-b: one exceptional die for every three completed quests. */
export function earnExceptionalDie(t: Table, hero: Figure): void {
  const { completed = 0, experience } = hero;
  if (completed % questsForDie !== 0) return;
  experience!.exceptionalDice.push(0);
  const dice = experience!.exceptionalDice.length;
  t.emit({ type: "exceptional-die-gained", figure: hero.id, dice }, { rules: ["HQ-RH3-b"] });
}

/** HQ-RH3-d, HQ-RH3-e: one roll on one table. */
function* rollOnTable(t: Table, hero: Figure, party: readonly Figure[], { table, permanent }: DueRoll): HeroFlow {
  const rule = ruleOf(table);
  const trait = table === "advantages" ? yield* drawAdvantage(t, hero) : yield* rollTrait(t, hero, table);
  const gained = trait && (yield* nameObject(t, hero, party, trait));
  if (gained && gainTrait(t, hero, { ...gained, permanent }, rule)) return;
  t.emit({ type: "no-trait-gained", figure: hero.id, table }, { rules: [rule] });
}

/** HQ-RH3-e: one of the twelve by an even draw; one already held is drawn again. */
function* drawAdvantage(t: Table, hero: Figure): HeroFlow<TraitId | undefined> {
  const held = hero.experience!.traits.map(({ trait }) => trait);
  return yield* drawOne(
    t,
    hero,
    "advantages",
    "HQ-RH3-e",
    advantages.filter((id) => !held.includes(id)),
  );
}

const rows: Readonly<Record<Exclude<TraitTable, "advantages">, readonly TraitRow[]>> = {
  disadvantages,
  "movement-advantages": movementAdvantages,
  "movement-disadvantages": movementDisadvantages,
};

/** HQ-RH3-d: one movement die; HQ and ? are rolled again. */
function* rollTrait(t: Table, hero: Figure, table: keyof typeof rows): HeroFlow<TraitId | undefined> {
  const { movement } = setOf(t);
  for (;;) {
    // The quest is over: nobody looks at this roll any more, and no card is played on it.
    const [face] = yield* t.roll(movement, 1, table, { by: hero.seat, rules: [ruleOf(table)] });
    const row = rows[table].find(({ from, to }) => Number(face) >= from && Number(face) <= to);
    if (row) return (row.trait ?? undefined) as TraitId | undefined;
  }
}

/** HQ-RH3-quarrel: with another hero of the party; HQ-RH3-fear: of a kind of creature; drawn among those that are new. */
export function* nameObject(
  t: Table,
  hero: Figure,
  party: readonly Figure[],
  trait: TraitId,
): HeroFlow<Pick<HeldTrait, "trait" | "of"> | undefined> {
  const { about } = traits[trait];
  if (!about) return { trait };
  const known = hero.experience!.traits.filter((held) => held.trait === trait).map(({ of }) => of);
  const all =
    about === "creature" ? Object.keys(antagonists) : party.map(({ id }) => id).filter((id) => id !== hero.id);
  const of = yield* drawOne(
    t,
    hero,
    trait,
    traits[trait].rule,
    all.filter((id) => !known.includes(id)),
  );
  return of === undefined ? undefined : { trait, of };
}
