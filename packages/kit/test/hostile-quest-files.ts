import { spoilers, spoiltText } from "@tavolata/kernel/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuestProblem } from "../src/index.js";

/** A game whose quests are files. */
interface Reader {
  /** Another game with quest files, by its id and its name. */
  readonly other: readonly [id: string, name: string];
  /** A quest without a problem, and how long one may be. */
  readonly example: string;
  readonly longest: number;
  read(text: string): { readonly own?: unknown; readonly problems: readonly QuestProblem[] };
  /** A problem in words. */
  say(problem: QuestProblem): string;
  play(text: string): void;
  /** Openings of objects in the example, into which fields are put that nobody should have. */
  readonly openings: readonly string[];
  /** What spoils a place of this game's files in particular. */
  readonly spoilers: readonly string[];
}

/** What holds for every game's quest files, whoever wrote them. */
export function hostileQuestFiles({
  other: [other, name],
  example,
  longest,
  read,
  say,
  play,
  openings,
  spoilers: own,
}: Reader): void {
  test.each([
    ["", "not-json"],
    ["null", "shape-kind"],
    ["[".repeat(longest / 2) + "]".repeat(longest / 2), "shape-kind"],
    ['{"a":'.repeat(6_000) + "1" + "}".repeat(6_000), "shape-missing"],
    ["x".repeat(10_000_000), "file-too-long"],
    [`${example} `.padEnd(longest + 1), "file-too-long"],
    [example.slice(0, -1), "not-json"],
  ])("%#: is refused with what is wrong", (text, code) => {
    expect(read(text).problems.map((problem) => problem.code)).toContain(code);
    expect(read(text).own).toBeUndefined();
  });

  test("a quest of another game and one of a newer version are refused with that alone, and with what would be right", () => {
    const written = JSON.parse(example) as object;
    const refused = (changes: object) => {
      const { own, problems } = read(JSON.stringify({ ...written, ...changes }));
      return { own, codes: problems.map(({ code }) => code), said: problems.map(say).join(" ") };
    };
    const another = refused({ game: other, quest: { nobody: "knows" } });
    expect(another).toMatchObject({ own: undefined, codes: ["other-game"] });
    expect(another.said).toContain(`open it in the editor of ${name}`);
    expect(refused({ game: "chess" }).said).toContain("another game (“chess”)");
    expect(refused({ game: "x".repeat(500) }).said.length).toBeLessThan(140);
    const newer = refused({ format: 2, quest: { nobody: "knows" } });
    expect(newer).toMatchObject({ own: undefined, codes: ["newer-format"] });
    expect(newer.said).toContain("made by a newer version: its format is 2, and here formats are known up to 1");
    expect(refused({ format: 0 }).codes).toEqual(["shape-range"]);
  });

  test("of the file itself it is said that it is the file", () => {
    for (const text of ["null", "[]", example.replace("{", '{"nobody-knows":1,')])
      expect([text, say(read(text).problems[0]!)]).toEqual([text, expect.stringMatching(/^The file /)]);
  });

  test("fields that would reach into other objects are refused", () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      for (const opening of ["{", '"quest":{', '"texts":{', '"en":{', ...openings]) {
        expect(example).toContain(opening);
        const text = example.replace(opening, `${opening}${JSON.stringify(name)}:{"polluted":1},`);
        const { own, problems } = read(text);
        expect([name, opening, own]).toEqual([name, opening, undefined]);
        expect(problems[0]!.field).toBeTypeOf("string");
      }
    }
    expect({}).not.toHaveProperty("polluted");
  });

  /** A random place of plain data, with something else there. */
  const spoilt = fc
    .tuple(fc.nat(), fc.nat(), fc.oneof(fc.constantFrom<unknown>(...spoilers, ...own), fc.jsonValue()))
    .map(([where, how, value]) => spoiltText(example, where, how, value));

  test("spoilt files are refused with a field or can be played; nothing throws, nothing hangs", () => {
    fc.assert(
      fc.property(spoilt, (text) => {
        const { own, problems } = read(text);
        for (const problem of problems) {
          expect(problem.field).toBeTypeOf("string");
          expect(say(problem)).not.toContain("⟨");
        }
        expect(own !== undefined || problems.some(({ weight }) => weight === "stops")).toBe(true);
        if (own) play(text);
      }),
      { numRuns: 120, seed: 10 },
    );
  });

  test("any text at all is read without a throw", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => read(text).own === undefined));
  });
}
