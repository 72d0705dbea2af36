import { readdirSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { GameModule } from "@tavolata/game";
import { Home } from "@tavolata/home";
import { Match, type Save, SaveRefused } from "@tavolata/kernel";
import { checkedMatch, lookBack, Refuse, refusalOfPlay, startMatch } from "@tavolata/table";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerRefusals } from "../../src/http/guards/refusals.js";
import type { App } from "../../src/http/typed.js";
import { RecentErrors } from "../../src/operations/recent-errors.js";
import { reasonFor } from "../../src/people/passkey-reasons.js";
import { brokenMatch } from "../../src/play/opening.js";
import { missing } from "../../src/play/stored-log.js";
import { QuestGate, usualGate } from "../../src/quests/quest-gate.js";
import { failing, failingLater, usual } from "../storage/changed-rules.js";

/** What nobody outside may read: a sentence of the storage, of the rules or of the machine. */
const inside = new TypeError("select * from deeds -- /work/rules.ts:7");

function tellsNothing(error: unknown): void {
  const refuse = refusalOfPlay(error);
  expect(refuse).toBeInstanceOf(Refuse);
  expect(JSON.stringify(refuse!.refusal)).not.toMatch(/select|\.ts|TypeError|undefined|a mistake in the rules/);
  expect(refuse!.message).toMatch(/^[A-Z].*\.$/);
}

async function thrown(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was refused.");
}

/** A match of four answers, of which the third was given where these rules fail. */
function savedAt(): { readonly save: Save } {
  const how = { options: {}, settings: {}, dice: "seeded", kept: null, seed: "mended" } as const;
  const match = startMatch(usual.ruleset, how);
  for (let answers = 0; answers < 4; answers++) {
    const { seat, kind, options } = match.decision()!;
    match.answer({ seat, picks: [kind === "landing" ? "lie-low" : options[0]!.id] });
  }
  return { save: match.save() };
}

/** A save without a place to begin at: all of it is played again. */
function fromBeginning({ mark: _, ...save }: Save): Save {
  return save;
}

const look = (gameModule: GameModule) =>
  thrown(() => lookBack(gameModule, savedAt().save, "smuggler-1", 1_000, setImmediate));
const file = (gameModule: GameModule) =>
  thrown(() => checkedMatch(gameModule, fromBeginning(savedAt().save), setImmediate));

test.each<readonly [string, () => unknown]>([
  ["a match that can't be opened", () => brokenMatch(inside)],
  ["a match that can't be opened, by its save", () => brokenMatch(new SaveRefused("broken", inside.message))],
  ["a match with a hole", () => missing("table", 3, inside.message)],
  ["looking back under rules that fail", () => look(failing)],
  ["looking back under rules that fail later", () => look(failingLater)],
  ["a file that the rules fail on", () => file(failing)],
  ["a file that the rules fail on later", () => file(failingLater)],
  [
    "taking back what no longer fits",
    () => {
      const match = Match.load(failing.ruleset, savedAt().save);
      return thrown(() => match.undo("smuggler-1", { to: 2, agreedBy: match.seats }));
    },
  ],
])("%s is refused without a word of what is inside, which is for the log", async (_what, refused) => {
  const error = await refused();
  tellsNothing(error);
});

test("what the rules stumbled over is kept for the log", async () => {
  const undone = Match.load(failing.ruleset, savedAt().save);
  const undo = await thrown(() => undone.undo("smuggler-1", { to: 2, agreedBy: undone.seats }));
  for (const error of [brokenMatch(inside), await look(failing), refusalOfPlay(undo)])
    expect(error).toMatchObject({ cause: expect.any(Error) });
});

test("a quest that the rules fail on is refused without what they stumbled over", async () => {
  const player = () => ({
    ready: () => Promise.resolve(),
    play: () => Promise.reject(inside),
    close: () => Promise.resolve(),
  });
  const questFiles = { option: "quest", problems: () => [] };
  const gameModule = { ...usual, questFiles } as unknown as GameModule;
  const gate = new QuestGate(usualGate, player);
  tellsNothing(await thrown(() => gate.check("mira", gameModule, { quest: "{}" })));
});

test.each([
  "Response counter value 0 was lower than expected 2",
  'Unexpected authentication response origin "https://evil.example", expected "https://table.example"',
  'Custom challenge verifier returned false for authentication response challenge "c2VjcmV0"',
  "Unexpected RP ID hash",
  "No data at /work/node_modules/cbor.js:7",
])("of a passkey that isn't accepted the house says why in its own words: %s", (said) => {
  const why = reasonFor(new Error(said));
  expect(why).not.toBe("");
  for (const word of ["/", "c2VjcmV0", "value 0", "Unexpected"]) expect(why).not.toContain(word);
});

test("requests that can't be read, or that fail inside, are answered in sentences of the house", async () => {
  const logged: unknown[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => void logged.push(JSON.parse(line)) } };
  const app = Fastify({ logger, bodyLimit: 100 }) as unknown as App;
  answerRefusals(app, new RecentErrors());
  app.post("/echo", { schema: { body: { type: "object", required: ["name"] } } }, async () => "fine");
  app.post("/fails", async () => {
    throw inside;
  });
  app.post("/refuses", async () => {
    throw new Refuse("bad-quest", "This quest can't be played.", { cause: inside });
  });
  const json = { "content-type": "application/json" };
  const cases = [
    ["/echo", "{", json, 400, "malformed"],
    ["/echo", "", json, 400, "malformed"],
    ["/echo", '{"__proto__":{"x":1},"name":"x"}', json, 400, "malformed"],
    ["/echo", "{}", json, 400, "malformed"],
    ["/echo", "<a/>", { "content-type": "text/xml" }, 400, "malformed"],
    ["/echo", `{"name":"${"x".repeat(200)}"}`, json, 413, "too-large"],
    ["/fails", "{}", json, 500, "broken"],
    ["/refuses", "{}", json, 422, "bad-quest"],
  ] as const;
  for (const [url, payload, headers, status, fault] of cases) {
    const reply = await app.inject({ method: "POST", url, payload, headers });
    const { error } = reply.json<{ error: { fault: string; message: string } }>();
    expect([payload, reply.statusCode, error.fault]).toEqual([payload, status, fault]);
    expect(error.message).not.toMatch(/select|\.ts|TypeError|SyntaxError|FST_|position|prototype|content-type/);
    expect(error.message).toMatch(/\.$/);
  }
  expect(JSON.stringify(logged).match(/select \* from deeds/g)?.length).toBeGreaterThanOrEqual(2);
  await app.close();
});

test("a device that fails says so in sentences of the house, and its log has the rest", async () => {
  const faults: unknown[] = [];
  const fails = () => Promise.reject(inside);
  const home = new Home({
    games: { ids: ["lantern-quay"], works: () => Promise.resolve(usual), secretWords: fails },
    cupboard: { all: fails, get: fails, put: fails, add: fails, drop: fails },
    thinkers: { think: fails },
    name: "Mira",
    pause: () => setImmediate(),
    onFault: (error) => faults.push(error),
  });
  const told: unknown[] = [];
  const line = home.connect((message) => told.push(message));
  told.length = 0;
  line.receive(JSON.stringify({ type: "watch", id: "w", table: "A".repeat(16), as: "audience" }));
  const replies = [
    await home.request("GET", "/api/tables", undefined),
    await home.request("POST", "/api/tables", { game: "lantern-quay" }),
  ];
  await expect.poll(() => told.length).toBe(1);
  expect(replies.map(({ body }) => (body as { error: { fault: string } }).error.fault)).toEqual(["broken", "no-room"]);
  expect(JSON.stringify([replies, told])).not.toMatch(/select|\.ts|TypeError/);
  expect(faults).toHaveLength(3);
  home.close();
});

/** Where the words of an error are the sentence: they are written for whoever is refused. */
const writtenForThem: Readonly<Record<string, string>> = {
  "packages/table/src/refuse.ts": "what the rules, undo and the options of a table refuse",
  "apps/server/src/http/routes/print-routes.ts": "what can't be printed",
  "apps/server/src/http/guards/refusals.ts": "what a schema of the protocol asks for",
  "packages/table/src/files/reading.ts": "what a schema of the protocol asks for",
  "packages/table/src/files/saved-match.ts": "what a schema of the protocol asks for",
  "packages/table/src/files/soundness.ts": "the house's own reasons",
  "packages/home/src/check.ts": "what a schema of the protocol asks for",
  "apps/server/src/play/opening.ts": "versions of a game, and figures that it no longer takes",
  "apps/server/src/people/passkeys.ts": "the house's own reasons",
  "packages/table/src/files/match-file.ts": "what proves a match, and what a check of one has found",
};

test("no refusal is made of an error's own words, but for those that are written for whoever is refused", () => {
  const house = new URL("../../../../", import.meta.url);
  const found = ["apps/server", "packages/table", "packages/home"].flatMap((name) =>
    readdirSync(new URL(`${name}/src/`, house), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => `${name}/src/${file}`)
      .filter((file) => refusalsIn(readFileSync(new URL(file, house), "utf8")).some(quotesAnError)),
  );
  expect(found.sort()).toEqual(Object.keys(writtenForThem).sort());
});

test("a refusal that quotes an error is found", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
  const source = 'throw new Refuse("broken", `It broke: ${String(error)}`);';
  expect(refusalsIn(source).some(quotesAnError)).toBe(true);
  expect(refusalsIn('throw new Refuse("broken", "It broke.", { cause: error });').some(quotesAnError)).toBe(false);
});

/** What stands between the brackets of every refusal that is made. */
function refusalsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:new Refuse|refused)\(/g)].map(({ index, 0: word }) => {
    let [depth, end] = [1, index + word.length];
    for (; depth > 0 && end < source.length; end++) depth += source[end] === "(" ? 1 : source[end] === ")" ? -1 : 0;
    return source.slice(index + word.length, end);
  });
}

function quotesAnError(refusal: string): boolean {
  return /\.message\b|\bmessage,|String\(|\.stack\b|\$\{(?:why|error|reason)\}/.test(refusal);
}
