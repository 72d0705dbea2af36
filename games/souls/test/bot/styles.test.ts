import { heuristicBot, playOut } from "@tavolata/bots";
import { Match, type View } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { SoulsContent } from "../../content/content.js";
import type { SoulsEvent } from "../../events.js";
import { evaluator, souls } from "../../index.js";
import type { Souls } from "../../state.js";
import type { SoulsView } from "../../view.js";

const seasoned = heuristicBot<Souls, SoulsEvent, SoulsContent, View<SoulsView>>((view, decision, hints) =>
  evaluator.styles.seasoned(view, decision, hints),
);

/** The heroes of a party whose first ones were chosen by somebody else. */
function partyOf(heroes: number, chosen: readonly string[] = [], quest = "the-toll-road"): string[] {
  const match = Match.start(souls, { seed: "styles", options: { heroes, quest } });
  for (const version of chosen) {
    const [asked] = match.asked;
    match.answer({ seat: asked!.seat, number: asked!.number, picks: [`hero:${version}`] });
  }
  while (match.asked[0]?.kind === "choose-hero") playOut(match, () => seasoned, 1);
  return Object.values(match.state.heroes).map(({ version }) => version);
}

describe("somebody with experience", () => {
  test("SS-5.1-b: knows four souls of chaos, and two who get on with each other, others for the first Quest", () => {
    expect(partyOf(4)).toEqual(["rune-master", "ranger", "dark-enchantress", "assassin"]);
    expect(partyOf(2)).toEqual(["cleric", "ranger"]);
    expect(partyOf(2, [], "the-waking")).toEqual(["rune-master", "archer"]);
  });

  test("SS-5.1-a: a party of five of one nature, nobody twice", () => {
    const lawful = ["light-mage", "white-rose", "thief", "cleric"];
    const party = partyOf(5);
    expect(new Set(party).size).toBe(5);
    expect(party.filter((version) => lawful.includes(version))).toEqual([]);
  });

  test("SS-5.1-a: goes with the lawful ones where somebody else has chosen one", () => {
    expect(partyOf(4, ["white-rose"])).toEqual(["white-rose", "ranger", "cleric", "thief"]);
  });

  test("plays a Quest to its end", () => {
    const match = Match.start(souls, { seed: "styles", options: { quest: "the-toll-road" } });
    expect(playOut(match, () => seasoned, 20_000).finished).toBe(true);
  });
});
