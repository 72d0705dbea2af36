import { Match } from "@tavolata/kernel";
import { answerOf, randomRecipe } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { abilityDeck, copiesOf } from "../content/decks.js";
import { abilities, colours, discoveries, eliteQuests, startingQuests, trophies } from "../content/index.js";
import { challengeCards, itemOn, numbered } from "../content/tables.js";
import type { ClassName } from "../content/types.js";
import { healthLeft } from "../queries/health.js";
import { tokensLeft } from "../queries/quests.js";
import { whyUnfit } from "../queries/why-not.js";
import { azeroth } from "../ruleset.js";
import type { Azeroth } from "../state.js";
import { plain } from "./plain.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 20) > 100 ? 24 : 4;

/** Cards of each kind wherever they lie. */
function placesOf(s: Readonly<Azeroth>) {
  const heroes = Object.values(s.heroes);
  const items = heroes.flatMap(({ bag, weapon, armour }) => [...bag, weapon, armour].filter((card) => card !== ""));
  const foe = s.combat?.foe;
  return {
    challenge: [
      ...colours.flatMap((colour) => [...s.challenge[colour].draw, ...s.challenge[colour].discard]),
      ...items,
      ...s.track.flatMap((slot) => (slot ? [slot.card] : [])),
      ...(s.event === "" ? [] : [s.event]),
      ...(foe?.kind === "card" ? [foe.card] : []),
    ],
    discoveries: [
      ...s.discoveries.draw,
      ...s.discoveries.discard,
      ...s.found,
      ...Object.values(s.tokens).flat(),
      ...heroes.flatMap(({ kept }) => kept),
    ],
    quests: [...s.elite, ...s.removed, ...heroes.flatMap(({ quests, log }) => [...quests.map(({ id }) => id), ...log])],
    trophies: [...s.trophies, ...heroes.flatMap((hero) => hero.trophies)],
  };
}

const everything = {
  challenge: colours.flatMap((colour) => challengeCards[colour].map(({ id }) => id)),
  discoveries: numbered(copiesOf(discoveries)),
  quests: [...Object.keys(startingQuests), ...Object.keys(eliteQuests)],
  trophies: numbered(copiesOf(trophies)),
};

/** What is wrong with the table: nobody should ever be asked while any of this is so. */
function wrongsOf(s: Readonly<Azeroth>, asked: string): string[] {
  const wrongs: string[] = [];
  const places = placesOf(s);
  for (const kind of Object.keys(everything) as (keyof typeof everything)[]) {
    if ([...places[kind]].sort().join() !== [...everything[kind]].sort().join())
      wrongs.push(`cards of ${kind} are lost or doubled`);
  }
  for (const seat of s.order) {
    const hero = s.heroes[seat]!;
    const own = [
      ...s.hands[seat]!,
      ...s.decks[seat]!,
      ...s.discards[seat]!,
      ...hero.attached,
      ...Object.values(hero.borne),
      ...(s.resolving !== "" && abilityOwner(s, seat) ? [s.resolving] : []),
    ];
    if (
      own.sort().join() !==
      numbered(abilityDeck(abilities, hero.class as ClassName))
        .sort()
        .join()
    )
      wrongs.push(`AZ-abil-1: cards of ${seat}`);
    if (s.hands[seat]!.length > 10 && asked !== "hand-limit") wrongs.push(`AZ-hand-1: ${seat}`);
    if (healthLeft(plain, hero) <= 0 && asked !== "nearest-city" && asked !== "steal")
      wrongs.push(`AZ-combat-13: ${seat} plays on`);
    if (hero.energy < 0) wrongs.push(`AZ-energy-3: ${seat}`);
    if (hero.quests.length > 2 && asked !== "give-up-quest") wrongs.push(`AZ-quest-5: ${seat}`);
    if (tokensLeft(plain, hero) < 0) wrongs.push(`AZ-quest-7: ${seat}`);
    for (const card of [hero.weapon, hero.armour])
      if (card !== "" && whyUnfit(plain, hero, card)) wrongs.push(`AZ-item-5: ${seat}`);
    if (hero.weapon !== "" && itemOn(plain, hero.weapon).kind !== "weapon") wrongs.push(`AZ-item-2: ${seat}`);
    if (seat !== s.active && hero.energy > 0 && s.combat?.foe.seat !== seat) wrongs.push(`AZ-energy-2: ${seat}`);
  }
  return wrongs;
}

function abilityOwner(s: Readonly<Azeroth>, seat: string): boolean {
  return numbered(abilityDeck(abilities, s.heroes[seat]!.class as ClassName)).includes(s.resolving);
}

describe("every card lies in exactly one place, and the table is in order, whenever somebody is asked", () => {
  test.each(Array.from({ length: seeds }, (_, i) => i))("match %i by chance", (i) => {
    const options = { players: 2 + (i % 3), rounds: 12, rivalry: i % 2 === 0, leaving: false };
    const { seed, choices } = randomRecipe(azeroth, `zones-${i}`, options, 20_000);
    const match = Match.start(azeroth, { seed, options });
    for (const choice of choices) {
      const { kind } = match.asked[0]!;
      // Standing orders are given in the middle of whatever is under way: the question beneath waits.
      if (match.state.round > 0 && kind !== "orders") expect(wrongsOf(match.state, kind)).toEqual([]);
      match.answer(answerOf(match, choice));
    }
    expect(match.outcome).toBeDefined();
  });
});
