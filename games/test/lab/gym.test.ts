import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { Match, splitSeed } from "@tavolata/kernel";
import { type GymMessage, type GymSettings, playGym } from "@tavolata/lab";
import { Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { tested } from "../tested.js";

type Observed = Extract<GymMessage, { type: "observe" }>;

/** Plays in the gym, and returns everything that it said. The bot gets every observation and answers with a line, or goes. */
async function gym(
  game: string,
  more: Partial<GymSettings>,
  bot: (observed: Observed) => unknown,
): Promise<GymMessage[]> {
  const loadedGame = await openGame(game);
  const options = Object.fromEntries(loadedGame.ruleset.options.map(({ id, default: usual }) => [id, usual]));
  const seats = loadedGame.ruleset.seats(options).slice(0, 1);
  const settings: GymSettings = {
    options,
    seats,
    bots: { "": "random" },
    seed: "s",
    matches: 1,
    bound: 3_000,
    ...more,
  };
  const said: GymMessage[] = [];
  await playGym(loadedGame, settings, new Speaker("en", loadedGame.messages), {
    write: (line) => void said.push(JSON.parse(line) as GymMessage),
    async read() {
      const line = bot(said.filter((one) => one.type === "observe").at(-1) as Observed);
      return line === undefined ? undefined : typeof line === "string" ? line : JSON.stringify(line);
    },
  });
  return said;
}

const first = ({ options, min }: Observed) => ({
  type: "act",
  picks: options.slice(0, Math.max(1, min)).map(({ id }) => id),
});

describe("the gym", () => {
  test.each(tested(games).map(({ id }) => id))("plays %s: observations, answers, a reward", async (game) => {
    const said = await gym(game, { bound: 300 }, first);
    expect(said[0]).toMatchObject({ type: "hello", game, protocol: 1 });
    expect(said.filter(({ type }) => type === "observe").length).toBeGreaterThan(0);
    const [seat] = (said[0] as Extract<GymMessage, { type: "hello" }>).yours;
    expect(said.at(-2)).toMatchObject({ type: "reward", match: 0, rewards: { [seat!]: expect.any(Number) } });
    expect(said.at(-1)).toMatchObject({ type: "bye", matches: 1 });
    for (const one of said) if (one.type === "observe") expect(one.options.length).toBeGreaterThan(0);
  });

  test("says the same for the same seed and the same answers", async () => {
    expect(await gym("lantern-quay", { matches: 3 }, first)).toEqual(await gym("lantern-quay", { matches: 3 }, first));
    expect(await gym("lantern-quay", { seed: "t" }, first)).not.toEqual(await gym("lantern-quay", {}, first));
  });

  test("shows what the seat sees, and tells what it was told, neither more nor less", async () => {
    const loadedGame = await openGame("lantern-quay");
    const match = Match.start(loadedGame.ruleset, { seed: splitSeed("s", "0") });
    const observed = (await gym("lantern-quay", { seats: ["smuggler-1", "warden-1"] }, first)).filter(
      (one): one is Observed => one.type === "observe",
    );
    const told = new Map<string, unknown[]>();
    for (const { seat, view, number, events, options, min } of observed) {
      expect(view).toEqual(match.view(seat).state);
      told.set(seat, [...(told.get(seat) ?? []), ...events]);
      expect(told.get(seat)).toEqual(match.events(seat));
      match.answer({ seat, number, picks: options.slice(0, Math.max(1, min)).map(({ id }) => id) });
    }
    expect(match.outcome).toBeDefined();
  });

  test("answers what it doesn't understand with an error of a kind, and asks the same again", async () => {
    const lines: unknown[] = [
      "what?",
      "[]",
      { type: "act" },
      { type: "act", picks: ["fly"] },
      { type: "act", indexes: [99] },
    ];
    const said = await gym(
      "lantern-quay",
      {},
      (observed) => lines.shift() ?? (observed.number === 0 ? first(observed) : undefined),
    );
    const errors = said.flatMap((one) => (one.type === "error" ? [one.code] : []));
    expect(errors).toEqual(["not-json", "not-understood", "not-understood", "refused", "refused"]);
    expect(said.filter((one) => one.type === "observe" && one.number === 0)).toHaveLength(1);
    expect(said.at(-1)).toMatchObject({ type: "bye", matches: 0 });
  });
});

const house = new URL("../../../", import.meta.url);
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.skipIf(!hasPython)(
  `the bot in Python${hasPython ? "" : " (SKIPPED: there is no python3 on this machine)"}`,
  () => {
    test("plays as docs/write-a-bot.md says", () => {
      const script = fileURLToPath(new URL("docs/examples/counting_bot.py", house));
      const command = `"${process.execPath}" "${fileURLToPath(new URL("apps/cli/bin/tavolata.js", house))}"`;
      const words = [script, "lantern-quay", "--matches", "5", "--seat", "warden-1", "--command", command];
      const { status, stdout, stderr } = spawnSync("python3", words, { encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(JSON.parse(stdout)).toEqual({ matches: 5, rewards: { "warden-1": expect.any(Number) } });
    });

    test.each(tested(games.filter(({ id }) => id !== "lantern-quay")).map(({ id }) => id))(
      "also knows nothing of %s",
      (game) => {
        const script = fileURLToPath(new URL("docs/examples/counting_bot.py", house));
        const command = `"${process.execPath}" "${fileURLToPath(new URL("apps/cli/bin/tavolata.js", house))}" --no-color`;
        const words = [script, game, "--matches", "1", "--command", command];
        const { status, stdout, stderr } = spawnSync("python3", words, { encoding: "utf8" });
        expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
        expect(JSON.parse(stdout)).toMatchObject({ matches: 1 });
      },
    );
  },
);
