import { Match } from "@tavolata/kernel";
import { answerOf, randomRecipe } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { heuristic } from "../bot/policy/heuristic.js";
import { cardOf, titleOf } from "../content/lookup.js";
import { encounterCards } from "../queries/encounter-deck.js";
import { hitPointsLeft } from "../queries/statistics.js";
import { rings } from "../ruleset.js";
import type { CardId, Rings } from "../state.js";
import { plain } from "./plain.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 20) > 100 ? 24 : 6;

/** Every card that lies somewhere, as often as it lies there. */
function everyPlace(s: Readonly<Rings>): CardId[] {
  const seats = Object.keys(s.players);
  const of = (zones: Record<string, readonly CardId[]>) => seats.flatMap((seat) => zones[seat]!);
  const inPlay = Object.values(s.cards).filter(({ place }) => place !== "revealed");
  return [
    ...of(s.hands),
    ...of(s.decks),
    ...of(s.discards),
    ...seats.flatMap((seat) => Object.values(s.guards[seat]!).flat()),
    ...inPlay.map(({ id }) => id).filter((id) => !id.startsWith("orc-guard-")),
    ...s.encounter.draw,
    ...s.encounter.discard,
    ...s.resolving,
    ...Object.values(s.shadows).flat(),
    ...Object.values(s.turned).flat(),
    ...s.victory,
    ...s.removed,
    ...s.aside,
  ];
}

/** What is in play, as the lists of places have it. */
function everyPlaceInPlay(s: Readonly<Rings>): CardId[] {
  const seats = Object.keys(s.players);
  return [
    ...seats.flatMap((seat) => [...s.areas[seat]!, ...s.engaged[seat]!, ...s.players[seat]!.shackles]),
    ...s.staging,
    ...(s.active === "" ? [] : [s.active]),
    ...Object.values(s.cards).flatMap(({ attachments }) => attachments),
  ];
}

/** Looks through all places, once the encounter deck is there. */
function checkPlaces(s: Readonly<Rings>, easy: boolean): void {
  if (s.round === 0) return;
  const { deck, aside } = encounterCards(plain, s.scenario, easy);
  expect(everyPlace(s).sort()).toEqual([...Object.keys(s.owners), ...deck, ...aside].sort());
  const inPlay = Object.values(s.cards).filter(({ place }) => place !== "revealed");
  expect(everyPlaceInPlay(s).sort()).toEqual(inPlay.map(({ id }) => id).sort());
}

/** What is wrong with the table: nobody should ever be asked while any of this is so. */
function wrongsOf(s: Readonly<Rings>, asked: string): string[] {
  const wrongs: string[] = [];
  const inPlay = Object.values(s.cards);
  const unique = inPlay.filter(({ id }) => cardOf(plain, id).unique).map(({ id }) => titleOf(id));
  if (new Set(unique).size < unique.length) wrongs.push(`LR-card-2: ${unique.sort()}`);
  for (const card of inPlay) {
    const { type, reactions } = cardOf(plain, card.id);
    const hasHitPoints = type === "hero" || type === "ally" || type === "enemy";
    if (hasHitPoints && hitPointsLeft(plain, s, card) <= 0)
      wrongs.push(`LR-damage-2: ${card.id} has no hit points left`);
    if (card.resources < 0 || card.progress < 0) wrongs.push(`LR-resource-6: ${card.id} has less than no tokens`);
    const restricted = card.attachments.filter((id) => cardOf(plain, id).keywords.includes("restricted"));
    if (restricted.length > 2 && asked !== "discard-restricted") wrongs.push(`LR-keyword-restricted: ${card.id}`);
    for (const { on, manner, from } of reactions) {
      const listens = s.triggers[on]?.[manner].includes(card.id) ?? false;
      if (listens === card.facedown && from !== "hand") wrongs.push(`LR-timing-4: ${card.id} and ${on}`);
    }
  }
  for (const [on, { forced, optional }] of Object.entries(s.triggers)) {
    for (const id of [...forced, ...optional])
      if (!s.cards[id]) wrongs.push(`LR-timing-4: ${id} and ${on}, out of play`);
  }
  for (const seat of s.order) {
    const { threat } = s.players[seat]!;
    if (threat < 0 || threat >= 50) wrongs.push(`LR-end-1: ${seat} plays at ${threat}`);
  }
  if (!s.order.includes(s.first)) wrongs.push(`LR-end-4: ${s.first} is first`);
  return wrongs;
}

describe("LR-card-12: every card lies in exactly one place, and the table is in order, whenever somebody is asked", () => {
  const scenarios = ["passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur"];

  test.each(Array.from({ length: seeds }, (_, i) => i))("match %i by chance", (i) => {
    const options = { scenario: scenarios[i % 3]!, players: 1 + (i % 4), mode: i % 5 === 0 ? "easy" : "standard" };
    const { seed, choices } = randomRecipe(rings, `zones-${i}`, options, 20_000);
    const match = Match.start(rings, { seed, options });
    for (const choice of choices) {
      checkPlaces(match.state, options.mode === "easy");
      expect(wrongsOf(match.state, match.asked[0]!.kind)).toEqual([]);
      match.answer(answerOf(match, choice));
    }
    expect(match.outcome).toBeDefined();
  });

  test.each(["expert", "hard"])("the campaign of bots, %s", (campaign) => {
    const match = Match.start(rings, { seed: `zones-${campaign}`, options: { campaign, players: 2, mode: "easy" } });
    for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
      checkPlaces(match.state, true);
      expect(wrongsOf(match.state, asked.kind)).toEqual([]);
      const { seat, ids, min } = asked;
      const choice = heuristic(match.view(seat), match.decision(seat)!, { content: match.content });
      match.answer({ seat, picks: choice?.picks ?? ids.slice(0, min) });
    }
    expect(match.outcome).toBeDefined();
  });
});
