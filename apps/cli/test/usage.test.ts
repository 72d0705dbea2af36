import { games } from "@tavolata/games";
import { describe, expect, test } from "vitest";
import { tavolata } from "./person.js";

const allGames = new Intl.ListFormat("en").format(games.map(({ id }) => id));

const commands = ["play", "simulate", "replay", "verify", "rules", "bench", "serve"];

describe("help", () => {
  test("without a word lists the commands", async () => {
    const { code, out, err } = await tavolata([]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} `, "m"));
  });

  test.each(commands)("%s --help", async (command) => {
    const { code, out } = await tavolata([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: npx tavolata ${command} `));
    expect(out).toContain("--language");
  });

  test("is in the person's language", async () => {
    expect((await tavolata(["play", "--help", "--language", "it"])).out).toMatch(
      /^Uso: [\s\S]*gioca in questo terminale/,
    );
    expect((await tavolata(["--help"], { env: { LANG: "fr_FR.UTF-8" } })).out).toMatch(/^Utilisation\u00a0: /);
    expect((await tavolata(["--help"], { env: { LANG: "fr_FR.UTF-8", LC_ALL: "it_IT" } })).out).toMatch(/^Uso: /);
  });

  test("--version", async () => {
    expect((await tavolata(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("a line that isn't understood ends with code 2, and says what would be right", () => {
  test.each([
    ["plya", "There is no command “plya”. Did you mean “play”?"],
    ["simulate lantern-quay --gmaes 3", "There is no option “--gmaes”. Did you mean “--games”?"],
    ["play lantern-qay", `There is no game “lantern-qay”. Did you mean “lantern-quay”? The games are: ${allGames}`],
    ["play lantern", "Did you mean “lantern-quay”?"],
    ["play chess", `There is no game “chess”. The games are: ${allGames}`],
    ["play", `Which game? The games are: ${allGames}`],
    ["lantern-quay", "“lantern-quay” is a game: npx tavolata play lantern-quay"],
    [
      "play lantern-quay --language ti",
      "There is no language “ti” here. Did you mean “it”? The languages are: en, it, and fr.",
    ],
    ["play lantern-quay --bots rndom", "There is no bot “rndom”. Did you mean “random”? The bots are: random"],
    ["play lantern-quay --bots wardn=random", "There is no free seat “wardn”. Did you mean “warden”?"],
    ["play lantern-quay --seat smugler", "There is no free seat “smugler”. Did you mean “smuggler”?"],
    ["play lantern-quay --seat warden --seat warden", "There is no free seat “warden”."],
    ["play lantern-quay --dice pysical", "There are no dice “pysical”. Did you mean “physical”?"],
    [
      "play lantern-quay --option pair=2",
      "This game has no option “pair”. Did you mean “pairs”? Its options are: pairs",
    ],
    ["play lantern-quay --option pairs", "An option of the table is written key=value, not “pairs”."],
    ["play lantern-quay --option pairs=3", "The option “pairs” can’t be “3”: it takes a whole number from 1 to 2."],
    ["play lantern-quay --options pairs", `--options takes a JSON object such as {"pairs":2}, not pairs.`],
    ["play lantern-quay --seed", "A value is missing after --seed <text>."],
    ["play lantern-quay again", "doesn’t take so many words."],
    ["simulate", "Something is missing: <game>."],
    ["simulate lantern-quay --games many", "--games takes a whole number from 1, not “many”."],
    ["replay", "Replay what? Give a saved match, or --game with --seed."],
    ["replay --game lantern-quay", "With --game the match needs its --seed."],
    [
      "replay --game lantern-quay --seed a --choices 1,2",
      "--choices takes numbers with dots between, such as 0.2.1, not “1,2”.",
    ],
    ["replay --game lantern-quay --seed a --choices 1 --bots random", "Either --choices or --bots gives the answers"],
    ["replay --game lantern-quay --seed a --seat widow", "There is no free seat “widow”."],
    ["verify x.json --hash abc", "A hash has 64 digits from 0 to f, not “abc”."],
    ["verify x.json --contribution abc", "A contribution to the dice is written seat=value, with 32 to 64 digits"],
    ["verify x.json --contribution warden-1=abc", "not “warden-1=abc”."],
    ["rules lantern-qay", "“lantern-qay” is neither a game nor a rule. Did you mean “lantern-quay”?"],
    ["rules lantern-quay LQ-3.11", "There is no rule “LQ-3.11” in this game. Did you mean “LQ-3.1”?"],
    ["serve --port 70000", "--port takes a whole number from 0, not “70000”."],
  ])("%s", async (line, says) => {
    const { code, out, err } = await tavolata(line.split(" "));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(says);
    expect(err).toMatch(/See: npx tavolata( \w+)? --help\n$/);
  });

  test("in the person's language", async () => {
    const { err } = await tavolata(["plya", "--language", "it"]);
    expect(err).toContain("Non c’è un comando «plya». Forse «play»?");
  });
});

describe("colours", () => {
  const sequence = String.fromCharCode(27);
  const rules = ["rules", "lantern-quay"];

  test("on a terminal", async () => {
    expect((await tavolata(rules, { terminal: true })).out).toContain(sequence);
  });

  test("not into a pipe, not with NO_COLOR, not with --no-color", async () => {
    expect((await tavolata(rules)).out).not.toContain(sequence);
    expect((await tavolata(rules, { terminal: true, env: { NO_COLOR: "1" } })).out).not.toContain(sequence);
    expect((await tavolata([...rules, "--no-color"], { terminal: true })).out).not.toContain(sequence);
  });
});
