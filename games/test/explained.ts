import { readFileSync } from "node:fs";
import { playOut } from "@tavolata/bots";
import type { Game } from "@tavolata/game";
import { loadGame, root } from "@tavolata/game/files";
import { type CorrectionCheck, Match, type Seat } from "@tavolata/kernel";
import { languages, Speaker } from "@tavolata/language";
import { explanationOf } from "@tavolata/ui/explain/explanation.js";
import { type OnOffer, titleOf } from "@tavolata/ui/explain/thing.js";
import { thingsSeen, wordsIn } from "@tavolata/ui/explain/things-seen.js";
import type { AnyGameScreen } from "@tavolata/ui/game/game-screen.js";
import { readPlain } from "@tavolata/ui/game/read-content.js";
import { expect, test } from "vitest";
import { parse } from "yaml";

type AnyExplains = NonNullable<AnyGameScreen["explains"]>;

/** A match somewhere in its middle. */
async function middleOf(game: Game, answers = 120) {
  const { ruleset, bots } = await game.module();
  const match = Match.start(ruleset, { seed: "explain" });
  playOut(match, () => bots["normal"]!, answers);
  return match;
}

type AnyMatch = Awaited<ReturnType<typeof middleOf>>;

/** What somebody may do now, as the frame has it. */
export function actOf(match: AnyMatch, seat: Seat): OnOffer {
  const decision = match.decision(seat, { explain: true });
  return {
    decision,
    choices: (decision?.options ?? []).map((option) => ({ option, place: option.at?.[0] })),
    barred: (decision?.barred ?? []).map((option) => ({ option, place: option.at?.[0] })),
  };
}

/** What holds for the explanations of every game. */
export function explainsWhatIsSeen(game: Game, explains: AnyExplains, corrections: CorrectionCheck): void {
  test("names only rules that its catalogue has", () => {
    const text = readFileSync(new URL(`${game.folder}/catalogue.yaml`, root), "utf8");
    const known = new Set((parse(text) as { id: string }[]).map(({ id }) => id));
    expect(
      Object.values(explains.rules)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  test("explains what a seat sees, with figures and rules, and nothing else", async () => {
    const match = await middleOf(game);
    const { seat } = match.asked[0]!;
    const view = match.view(seat);
    const act = actOf(match, seat);
    const things = thingsSeen(explains, corrections.correctable, view, act, readPlain);
    expect(things.length).toBeGreaterThan(5);
    const seen = wordsIn(view.state);
    const pointedAt = new Set([...act.choices, ...act.barred].flatMap(({ option }) => option.at ?? []));
    const publicKinds = ["space"];
    for (const { at, kind } of things) {
      const name = at.slice(at.indexOf(":") + 1);
      const isSeen =
        seen.has(name) ||
        pointedAt.has(at) ||
        publicKinds.includes(kind) ||
        JSON.stringify(view.state).includes(`"${name}"`);
      expect(isSeen || kind === "trap", at).toBe(true);
    }
    const told = { explains, corrections, corrected: {}, act, events: match.events(seat) };
    const explained = things.map((thing) => explanationOf(thing, told));
    expect(explained.some(({ figures }) => figures.length > 0)).toBe(true);
    expect(explained.some(({ rules }) => rules.length > 0)).toBe(true);
    for (const thing of things) if (thing.printed) explains.says?.(thing.printed, readPlain);
  });

  test("calls what it explains by names that begin with a capital letter, in every language", async () => {
    const { messages } = await loadGame(game);
    const match = await middleOf(game);
    const { seat } = match.asked[0]!;
    const things = thingsSeen(explains, corrections.correctable, match.view(seat), actOf(match, seat), readPlain);
    for (const language of languages) {
      const speaker = new Speaker(language, messages);
      const small = things.map((thing) => titleOf(thing, speaker)).filter((title) => /^\p{Ll}/u.test(title));
      expect(small).toEqual([]);
    }
  });

  test("tells another seat's hidden cards to nobody", async () => {
    const match = await middleOf(game, 40);
    const [one] = match.seats;
    const truth = wordsIn(match.view("everything").state);
    const hidden = [...truth].filter((word) => !wordsIn(match.view(one!).state).has(word));
    const things = thingsSeen(explains, corrections.correctable, match.view(one!), actOf(match, one!), readPlain);
    const pointed = new Set(actOf(match, one!).choices.flatMap(({ option }) => option.at ?? []));
    expect(things.filter(({ at }) => hidden.some((word) => at === `card:${word}`) && !pointed.has(at))).toEqual([]);
  });
}
