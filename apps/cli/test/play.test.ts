import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();
const first = (count: number) => Array.from({ length: count }, () => "1");
const play = ["play", "lantern-quay", "--seed", "a"];
const question = /\n\n.+: .+\?.* \[LQ-/g;

describe("a match at the terminal", () => {
  test("can be played to its end through a pipe", async () => {
    const { code, out, err } = await tavolata(play, { enters: first(60) });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Lantern Quay\n");
    expect(out).toContain("The dice are fixed: the hash of their seed is ca978112ca1bbdca");
    expect(out).toMatch(/• .*4 cards: .+ \[LQ-1\.3, LQ-0\.2\]\n/);
    expect(out).toMatch(/\[LQ-6\.[123]\]\nWon by: .+\nPoints: .+\n/);
    expect(out).toMatch(/The seed of the dice was a; its hash, shown at the start, is ca978112/);
  });

  test("is the same for the same seed and the same answers", async () => {
    const [once, again] = [await tavolata(play, { enters: first(60) }), await tavolata(play, { enters: first(60) })];
    expect(again.out).toBe(once.out);
  });

  test("is told in Italian and in French", async () => {
    const italian = await tavolata([...play, "--language", "it"], { enters: first(60) });
    expect(italian.out).toContain("Il molo delle lanterne\n");
    expect(italian.out).toMatch(/\nVince: /);
    const french = await tavolata([...play, "--language", "fr"], { enters: first(60) });
    expect(french.out).toMatch(/\nGagnant\u00a0: /);
    for (const { out } of [italian, french]) expect(out).not.toContain("⟨");
  });

  test("shows its seat's secrets and nobody else's", async () => {
    const { out } = await tavolata([...play, "--seat", "warden"], { enters: first(60) });
    expect(out).toContain("You play: Warden");
    expect(out).toMatch(/Warden.* draws 4 cards: /);
    expect(out).toMatch(/Smuggler.* draws 4 cards \[/);
  });
});

describe("at a question", () => {
  test("? gives the rules behind it, and what is barred by which rule", async () => {
    const { out } = await tavolata(play, { enters: ["1", "?"] });
    const answer = out.slice(out.indexOf("> ?"));
    expect(answer).toContain("The rules behind this question:\n  LQ-3.1  Land or lie low\n    One after the other");
    expect(answer).toMatch(/Not possible now:\n( {2}× .*\n)* {2}× Land .*fog.*: .* \[LQ-3\.2\]/);
    expect(answer).toContain("  LQ-3.2  Only cargo is landed\n");
    expect(answer.match(/× Land .*whistle/g)).toHaveLength(1);
  });

  test("? with an id gives that rule, and helps with a slip", async () => {
    const { out } = await tavolata([...play, "--language", "it"], { enters: ["? lq-3.2", "?LQ-3.22"] });
    expect(out).toMatch(/> \? lq-3\.2\n {2}LQ-3\.2 {2}\S/);
    expect(out).toContain("Non c’è una regola «LQ-3.22». Forse «LQ-3.2»?");
  });

  test("a wrong line says what would be right, and asks again", async () => {
    const { out } = await tavolata(play, { enters: ["", "9", "sail", "1 2", "s", "pier:north"] });
    expect(out).toContain("> \nEnter a number from 1 to 3; ? explains.\n");
    expect(out).toContain("> 9\nThere is no option 9: enter a number from 1 to 3.\n");
    expect(out).toContain("> sail\n“sail” isn’t understood: enter a number from 1 to 3; help lists everything.\n");
    expect(out).toContain("> 1 2\nPick at most 1: 2 were picked.\n");
    expect(out).toContain("> s\nInto which file? For example: s match.json\n");
    expect(out.match(question)).toHaveLength(2);
  });

  test("help, log and v", async () => {
    const { out } = await tavolata(play, { enters: ["help", "log", "v"] });
    expect(out).toContain("> help\n  1, 1 3       pick an option, or several\n");
    expect(out).toMatch(/> log\n {2}• .*against.* \[LQ-1\.1\]\n {2}• .*shuffled \[LQ-1\.2, LQ-1\.3\]\n/);
    const view = out.slice(out.indexOf("> v\n"));
    expect(view).toContain("  Night: 1\n  Deck: 16 cards\n");
    expect(view).toMatch(/Hands:\n {4}Smuggler.*: .+, .+, .+, .+\n {4}Warden.*: 4 cards\n/);
  });

  test("several options are picked with several numbers, and none with 0", async () => {
    const { out } = await tavolata([...play, "--seat", "warden", "--seed", "tips"], {
      enters: first(60).fill("0", 1, 60),
    });
    expect(out).not.toContain("⟨");
    const warden = await tavolata(["play", "lantern-quay", "--seed", "hot", "--seat", "all"], {
      enters: ["", "1", "", "1", "", "1", "", "yes", "1 2 3", "1 1", "0"],
    });
    expect(warden.out).toContain("(up to 2, 0 for none)");
    expect(warden.out).toContain("> 1 2 3\nPick at most 2: 3 were picked.\n");
    expect(warden.out).toContain("> 1 1\nEach option can be picked only once.\n");
    expect(warden.out).toMatch(/> 0\n\nPass the keyboard to Smuggler/);
  });

  test("the end of the input leaves the match", async () => {
    const { code, out } = await tavolata(play, { enters: ["1"] });
    expect(code).toBe(0);
    expect(out).toMatch(/You left at answer 2\. The match wasn’t saved; --save FILE, or “s FILE”, keeps it\.\n$/);
  });
});

describe("taking back", () => {
  test("needs agreement once something was shown, and can be done again", async () => {
    const { out } = await tavolata(play, { enters: ["1", "u", "n", "u", "y", "r", "r", "q"] });
    expect(out).toContain("agree to take it back? (y/n) n\nSomething was shown since, or others have answered");
    expect(out).toContain("agree to take it back? (y/n) y\nTaken back, to answer 0.\n");
    expect(out).toContain("> r\nDone again, up to answer 2.\n");
    expect(out).toContain("> r\nNothing was taken back.\n");
    expect(out.match(/Where do you stand tonight/g)).toHaveLength(2);
    expect(out.match(/\[LQ-2\.2\]/g)).toHaveLength(2);
  });

  test("isn't possible before the first answer", async () => {
    const { out } = await tavolata(play, { enters: ["u", "q"] });
    expect(out).toContain("> u\nThere is nothing to take back.\n");
  });
});

describe("several people at one terminal", () => {
  test("pass the keyboard, and see only what is theirs", async () => {
    const { out } = await tavolata([...play, "--seat", "all"], {
      enters: ["", "1", "", "2"],
      terminal: true,
      env: { NO_COLOR: "1" },
    });
    const clear = "\u001b[2J\u001b[3J\u001b[H";
    const [before, smuggler, , warden] = out.split(clear);
    expect(before).toMatch(
      /Pass the keyboard to Smuggler.*, who presses Enter: \n[\s\S]*Smuggler.* draws 4 cards: [\s\S]*> 1\n/,
    );
    expect(smuggler).toMatch(/^\nPass the keyboard to Warden.*, who presses Enter: \n$/);
    expect(out.split(clear)[2]).toMatch(/Smuggler.* draws 4 cards \[.*\n.*Warden.* draws 4 cards: /);
    expect(warden).toMatch(/^\nPass the keyboard to Smuggler/);
  });
});

describe("a saved match", () => {
  test("is saved after every answer, and goes on where it was", async () => {
    const file = scratch("match.json");
    const whole = await tavolata(play, { enters: first(60) });
    const begun = await tavolata([...play, "--save", file], { enters: ["1", "1", "q"] });
    expect(begun.out).toContain(`To go on: npx tavolata play --resume ${file}\n`);
    const save = JSON.parse(readFileSync(file, "utf8"));
    expect(save).toMatchObject({ game: "lantern-quay", seed: "a" });
    const resumed = await tavolata(["play", "--resume", file], { enters: first(60) });
    expect(resumed.code).toBe(0);
    expect(resumed.lines.slice(-4)).toEqual(whole.lines.slice(-4));
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("outcome");
    expect((await tavolata(["verify", file])).code).toBe(0);
  });

  test("s FILE saves it there", async () => {
    const file = scratch("my match.json");
    const { out } = await tavolata(play, { enters: ["1", `s ${file}`, "q"] });
    expect(out).toContain(`Saved: ${file}. To go on: npx tavolata play --resume ${file}\n`);
    expect(JSON.parse(readFileSync(file, "utf8")).answers.length).toBeGreaterThan(0);
  });

  test("that can't be read, or is none, is refused in words", async () => {
    const file = scratch("broken.json");
    expect((await tavolata(["play", "--resume", file])).err).toMatch(/The file .* can’t be read: ENOENT/);
    writeFileSync(file, "not json");
    expect((await tavolata(["play", "--resume", file])).err).toContain("isn’t a saved match");
    writeFileSync(file, JSON.stringify({ game: "chess" }));
    expect((await tavolata(["play", "--resume", file])).err).toContain(
      "isn’t a match of a game that is here (game: chess).",
    );
    writeFileSync(file, JSON.stringify({ game: "lantern-quay" }));
    const { code, err } = await tavolata(["play", "--resume", file]);
    expect(code).toBe(1);
    expect(err).toContain("isn’t a saved match");
  });
});

test("with real dice and cards, the people enter what they see, also for a bot", async () => {
  const { out } = await tavolata(["play", "lantern-quay", "--dice", "physical"], {
    enters: [
      "1",
      "1 2 3",
      "card:rum-1 card:rum-2 card:silk-1 card:fog-1",
      "card:rum-3 card:silk-2 card:pearls-1 card:fog-2",
      "q",
    ],
  });
  expect(out).toContain("The table: Shuffle the real deck");
  expect(out).toContain("> 1 2 3\nPick at least 4: only 3 were picked.\n");
  expect(out).toMatch(/Smuggler.* draws 4 cards: rum, rum, silk, and .*fog/);
  expect(out).toMatch(/Warden.*: Draw 4 cards from the real deck/);
  expect(out).toContain("Where do you stand tonight?");
  expect(out).not.toContain("hash");
});
