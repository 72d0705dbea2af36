import { BotTable } from "@tavolata/bots";
import type { Box } from "@tavolata/game";
import { openGame } from "@tavolata/games/files";
import { Match } from "@tavolata/kernel";
import {
  experimentOf,
  type FixedAnswer,
  picking,
  playChunk,
  Refused,
  type Variant,
  variantFrom,
  withCorrections,
} from "@tavolata/lab";
import { describe, expect, test } from "vitest";

const present: Variant = { name: "as it is", options: {}, bots: { "": "normal" }, picks: [], corrections: [] };
const wish = { seed: "s", matches: 4, stops: false };

describe("a variant in words", () => {
  test("sets options, bots, answers and values of the tables", async () => {
    const box = await openGame("azeroth");
    const words =
      "players=3; bots=focus=easy; pick.focus.character=character:druid; change.abilities.claw.cost=0; name=x";
    expect(variantFrom(box, present, words)).toEqual({
      name: "x",
      options: { players: 3 },
      bots: { "": "normal", focus: "easy" },
      picks: [{ seat: "focus", kind: "character", option: "character:druid" }],
      corrections: [{ table: "abilities", entry: "claw", path: "cost", value: 0 }],
    });
  });

  test.each([
    ["quests=x", "option"],
    ["quest", "setting"],
    ["bots=clever", "bot"],
    ["bots=strong@0", "bot"],
    ["bots=normal@9", "bot"],
    ["bots=strong@123456", "bot"],
    ["bots=elf=normal", "seat"],
    ["players=9", "options"],
    ["change.cards.claw.cost=0", "correction-table"],
    ["change.abilities.claws.cost=0", "correction-entry"],
    ["change.abilities.claw.copies=9", "correction-field"],
    ["change.abilities.claw.cost=much", "correction-kind"],
    ['change.abilities.claw.effects=[{"effect":"heals"}]', "correction-wrong"],
    ["name=as it is", "name-twice"],
  ])("refuses %s", async (words, why) => {
    const box = await openGame("azeroth");
    const tried = () => experimentOf(box, { ...wish, variants: [present, variantFrom(box, present, words)] });
    expect(tried).toThrow(Refused);
    expect(tried).toThrow(why);
  });
});

describe("bots that think ahead", () => {
  test("play the same matches anew when they count their play-outs", async () => {
    const box = await openGame("lantern-quay");
    const variant = { ...present, bots: { "": "strong@24", warden: "normal" } };
    const { variants, bound } = experimentOf(box, { ...wish, variants: [variant] });
    const chunk = { game: box.id, seed: "s", bound, variant: variants[0]!, first: 0, end: 3 };
    expect(playChunk(box, chunk)).toEqual(playChunk(box, chunk));
    const normal = { ...chunk, variant: { ...variants[0]!, bots: { "": "normal" } } };
    expect(playChunk(box, normal)).not.toEqual(playChunk(box, chunk));
  });
});

describe("a bot with fixed answers", () => {
  test("gives them also where it is asked what it expects", async () => {
    const { ruleset, searcher } = await openGame("lantern-quay");
    const match = Match.start(ruleset, { seed: "s" });
    const asked = match.asked[0]!;
    const table = (picks: readonly FixedAnswer[]) =>
      new BotTable(match, () => picking(searcher!({ iterations: 4 }), picks, asked.seat, asked.seat));
    const [usual] = table([]).explain(asked).picks;
    const option = asked.ids.find((id) => id !== usual)!;
    const told = table([{ seat: "focus", kind: asked.kind, option }]);
    expect(told.explain(asked)).toEqual(told.decide(asked));
    expect(told.explain(asked).picks).toEqual([option]);
  });
});

describe("a changed card", () => {
  test("is changed for those who try it, also where it shares parts with others, and for nobody else", async () => {
    const box = await openGame("azeroth");
    const abilitiesOf = ({ ruleset }: Box) =>
      ruleset.content!.tables["abilities"] as Record<string, { cost: number; effects: unknown[] }>;
    const before = JSON.stringify(abilitiesOf(box));
    const change = (path: string, value: number) => ({ table: "abilities", entry: "roots", path, value });
    withCorrections(box, [change("cost", 5)], (changed) => {
      expect(abilitiesOf(changed)["roots"]!.cost).toBe(5);
      expect(JSON.stringify(abilitiesOf(box))).toBe(before);
    });
    const { effects } = abilitiesOf(box)["roots"]!;
    const amount = { table: "abilities", entry: "brambles", path: "effects.0.amount", value: 7 };
    withCorrections(box, [amount], (changed) => {
      expect(abilitiesOf(changed)["brambles"]!.effects).toMatchObject([{ amount: 7 }]);
      expect(abilitiesOf(changed)["roots"]!.effects).toBe(effects);
    });
    expect(JSON.stringify(abilitiesOf(box))).toBe(before);
  });

  test("isn't taken for the printed one by the matches that are played with it", async () => {
    const box = await openGame("azeroth");
    const { cost } = box.ruleset.content!.tables["abilities"]!["claw"] as { readonly cost: number };
    const dearer = { table: "abilities", entry: "claw", path: "cost", value: cost + 3 };
    withCorrections(box, [dearer], ({ ruleset }) => {
      const corrections = '{"abilities.roots.cost":1}';
      const { content } = Match.start(ruleset, { options: { corrections } });
      expect(content).toMatchObject({ abilities: { claw: { cost: cost + 3 }, roots: { cost: 1 } } });
      expect(ruleset.content!.figures.get("abilities.claw.cost")!.value).toBe(cost);
    });
  });

  test("is nobody else's also when a match fails", async () => {
    const box = await openGame("souls");
    const tablesOf = ({ ruleset }: Box) => ruleset.content!.tables["items"]!;
    const [entry, found] = Object.entries(tablesOf(box))[0]! as [string, Record<string, unknown>];
    const field = Object.keys(found).find((key) => typeof found[key] === "number")!;
    const before = found[field];
    const failing = (changed: Box) => {
      expect(tablesOf(changed)[entry]).toMatchObject({ [field]: 99 });
      throw new Error("stop");
    };
    expect(() => withCorrections(box, [{ table: "items", entry, path: field, value: 99 }], failing)).toThrow("stop");
    expect(tablesOf(box)[entry]).toBe(found);
    expect(found[field]).toBe(before);
  });

  test("changes how matches go", async () => {
    const box = await openGame("lantern-quay");
    const play = (variant: Variant) =>
      playChunk(box, { game: box.id, seed: "s", bound: 1000, variant, first: 0, end: 20 });
    const cheap = ["spice", "silk", "rum", "pearls"].map((entry) => ({
      table: "kinds",
      entry,
      path: "value",
      value: 1,
    }));
    const rounds = (variant: Variant) => play(variant).reduce((sum, row) => sum + row.rounds, 0);
    expect(rounds({ ...present, corrections: cheap })).toBeGreaterThan(rounds(present));
    expect(play(present)).toEqual(play(present));
  });
});

describe("an account of a match", () => {
  test.each(["heroquest", "rings", "souls", "azeroth", "lantern-quay"])(
    "says where %s was lost and what was drawn",
    async (game) => {
      const box = await openGame(game);
      // Heroes who act at random fall, but hardly find anything.
      const variant = game === "heroquest" ? present : { ...present, bots: { "": "random" } };
      const end = game === "lantern-quay" ? 20 : game === "heroquest" ? 6 : 2;
      const rows = playChunk(box, { game, seed: "account", bound: 4_000, variant, first: 0, end });
      for (const { losses, won, rounds, how } of rows) {
        expect(how).not.toBe("");
        for (const loss of losses) expect(loss.round).toBeLessThanOrEqual(rounds);
        if (won && game !== "azeroth") expect(losses.some(({ last }) => last)).toBe(false);
      }
      expect(rows.flatMap(({ losses }) => losses).length).toBeGreaterThan(0);
      expect(rows.flatMap(({ drawn }) => drawn).length).toBeGreaterThan(0);
    },
  );
});
