import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Decision,
  everything,
  type GameEvent,
  Match,
  type Options,
  type Ruleset,
  type Settings,
  type VisibleEvent,
} from "../src/index.js";
import { isPossible } from "./play.js";

/**
 * A golden match: a whole match as text that a person can read and agree with. What was asked (`?`), what was answered (`>`) or called (`> … !`), what
 * happened (`*`, or `!` where something hidden was shown), and by which rule. A change of the rules shows there as a difference.
 */
export function goldenText<S extends object, E extends GameEvent, C = unknown>(match: Match<S, E, C>): string {
  const { ruleset, options, seed, settings } = match;
  const lines = [
    `# ${ruleset.id} ${ruleset.version}`,
    `options ${JSON.stringify(options)}`,
    `seed ${JSON.stringify(seed)}`,
    `settings ${JSON.stringify(settings)}`,
    "",
  ];
  const { mark: _mark, outcome: _outcome, ...beginning } = match.save();
  const again = Match.load(ruleset, { ...beginning, answers: [] });
  let told = 0;
  const tell = () => {
    for (const event of again.events(everything, told)) lines.push(eventLine(event));
    told = again.eventCount(everything);
  };
  tell();
  for (const { seat, picks } of match.answers) {
    const decision = again.decision(seat);
    if (decision) lines.push(questionLine(decision));
    lines.push(`> ${seat}: ${picks.join(" ") || "-"}`);
    again.answer({ seat, picks });
    tell();
  }
  if (again.outcome) lines.push("", `= ${JSON.stringify(again.outcome)}`);
  else lines.push(...again.decisions().map(questionLine));
  return `${lines.join("\n")}\n`;
}

function questionLine({ number, seat, kind, options, min, max, rules }: Decision): string {
  const wanted = min === 1 && max === 1 ? "" : ` ${min}-${max} of`;
  return `? ${number} ${seat} ${kind}${wanted} [${options.map(({ id }) => id).join(" ")}]${cited(rules)}`;
}

function eventLine<E extends GameEvent>({ number: _number, type, rules, reveals, ...fields }: VisibleEvent<E>): string {
  const shown = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${reveals ? "!" : "*"} ${type}${shown.join("")}${cited(rules)}`;
}

function cited(rules: readonly string[]): string {
  return rules.length > 0 ? ` (${rules.join(", ")})` : "";
}

/**
 * Replays a golden match line by line and throws at the first line that comes out differently. With TAVOLATA_GOLDEN=renew
 * (`npm run golden`) the match that `fresh` plays is recorded instead.
 */
export function checkGolden<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  file: URL,
  fresh: () => Match<S, E, C>,
): void {
  compareOrRecord(
    file,
    () => goldenText(fresh()),
    (expected) => goldenText(replayText(ruleset, expected)),
  );
}

/**
 * Tells a match anew, as a game tells it, and throws at the first line that comes out differently. With TAVOLATA_GOLDEN=renew the story is
 * recorded instead.
 */
export function checkStory(file: URL, story: () => string): void {
  compareOrRecord(file, story, story);
}

function compareOrRecord(file: URL, fresh: () => string, again: (expected: readonly string[]) => string): void {
  const path = fileURLToPath(file);
  if (process.env["TAVOLATA_GOLDEN"] === "renew") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fresh());
    return;
  }
  if (!existsSync(path)) throw new Error(`There is no golden match ${path}. "npm run golden" records it.`);
  const expected = readFileSync(path, "utf8").split("\n");
  const actual = again(expected).split("\n");
  for (const [i, line] of expected.entries()) {
    if (actual[i] !== line) {
      throw new Error(
        `${path}:${i + 1} comes out differently.\n  expected ${line}\n  got      ${actual[i]}\n` +
          `If the change is meant, "npm run golden" records the match anew.`,
      );
    }
  }
  if (actual.length > expected.length) throw new Error(`${path} ends early: next would be ${actual[expected.length]}`);
}

function replayText<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  lines: readonly string[],
): Match<S, E, C> {
  const header = (word: string): unknown => {
    const line = lines.find((one) => one.startsWith(`${word} `));
    if (!line) throw new Error(`The golden match has no line "${word} …".`);
    return JSON.parse(line.slice(word.length + 1));
  };
  const match = Match.start(ruleset, {
    options: header("options") as Options,
    seed: header("seed") as string,
    settings: header("settings") as Settings,
  });
  for (const line of lines.filter((one) => one.startsWith("> "))) {
    const [, seat, picks] = /^> (.+): (.+)$/.exec(line) ?? [];
    // What no longer fits ends the replay: the comparison line by line then shows where.
    if (!seat || !picks || match.outcome) break;
    const answer = { seat, picks: picks === "-" ? [] : picks.split(" ") };
    if (!isPossible(match, answer)) break;
    match.answer(answer);
  }
  return match;
}
