import { BotTable } from "@tavolata/bots";
import type { LoadedGame } from "@tavolata/game";
import {
  AnswerRefused,
  type Asked,
  type Decision,
  type GameEvent,
  Match,
  type Options,
  type Seat,
  splitSeed,
} from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import { botFor } from "../one-match.js";
import { type Command, readCommand, Unreadable } from "./gym-commands.js";

/** Where the outside bot sits, and what is played. */
export interface GymSettings {
  readonly options: Options;
  /** The seats of the outside bot; ours sit in the others. */
  readonly seats: readonly Seat[];
  readonly bots: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly matches: number;
  /** Answers after which a match is left unfinished. */
  readonly bound: number;
}

/** The two ends of the line. */
export interface GymChannel {
  /** The next line from the outside bot; nothing when it has gone. */
  read(): Promise<string | undefined>;
  write(line: string): void;
}

/** What is said to the outside bot: each is one line of JSON. */
export type GymMessage =
  | {
      type: "hello";
      protocol: 1;
      game: string;
      version: string;
      options: Options;
      seats: readonly Seat[];
      yours: readonly Seat[];
      matches: number;
    }
  | { type: "match"; match: number; seedHash: string }
  | ({ type: "observe"; match: number; reward: 0 } & GymObservation)
  | { type: "error"; code: ErrorCode; message: string }
  | {
      type: "reward";
      match: number;
      rewards: Readonly<Record<Seat, number>>;
      finished: boolean;
      how: string;
      winners: readonly Seat[];
      answers: number;
      seed: string;
    }
  | { type: "bye"; matches: number; rewards: Readonly<Record<Seat, number>> };

export type ErrorCode = "not-json" | "not-understood" | "too-long" | "refused";

/** What a seat that is asked sees, and what it may answer. Never what the seat can't know. */
interface GymObservation {
  readonly seat: Seat;
  readonly number: number;
  readonly kind: string;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  /** The same option may be picked more than once. */
  readonly repeats: boolean;
  readonly rules: readonly string[];
  readonly options: readonly { readonly id: string; readonly label: string; readonly at?: readonly string[] }[];
  readonly view: unknown;
  /** What the seat was told since it was last asked. */
  readonly events: readonly unknown[];
}

/** Plays matches with an outside bot over a line, until all are played or it goes. Returns how many were played to their end. */
export async function playGym(
  loadedGame: LoadedGame,
  settings: GymSettings,
  speaker: Speaker,
  line: GymChannel,
): Promise<number> {
  const { options, seats, matches } = settings;
  const say = (message: GymMessage) => line.write(`${JSON.stringify(message)}\n`);
  const { id: game, version } = loadedGame.ruleset;
  say({
    type: "hello",
    protocol: 1,
    game,
    version,
    options,
    seats: loadedGame.ruleset.seats(options),
    yours: seats,
    matches,
  });
  const total = Object.fromEntries(seats.map((seat) => [seat, 0]));
  let played = 0;
  while (played < matches) {
    const match = Match.start(loadedGame.ruleset, { seed: splitSeed(settings.seed, String(played)), options });
    say({ type: "match", match: played, seedHash: match.seedHash });
    if (!(await playOne(loadedGame, settings, speaker, { ...line, say }, match, played))) break;
    const { outcome } = match;
    const winners = outcome?.winners ?? [];
    const rewards = Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? 1 : 0]));
    for (const seat of seats) total[seat] = total[seat]! + rewards[seat]!;
    say({
      type: "reward",
      match: played,
      rewards,
      finished: outcome !== undefined,
      how: outcome?.how ?? "unfinished",
      winners,
      answers: match.at,
      seed: match.seed,
    });
    played += 1;
  }
  say({ type: "bye", matches: played, rewards: total });
  return played;
}

type Talk = GymChannel & { say(message: GymMessage): void };

/** Plays one match; tells whether the outside bot stayed. */
async function playOne(
  loadedGame: LoadedGame,
  { seats, bots, bound }: GymSettings,
  speaker: Speaker,
  talk: Talk,
  match: Match<object>,
  number: number,
): Promise<boolean> {
  const table = new BotTable<object, GameEvent>(match, (seat) => botFor(loadedGame, { bots, picks: [] }, seat, seat));
  const told = new Map<Seat, number>();
  for (let asked = match.asked[0]; asked && match.at < bound; asked = match.asked[0]) {
    if (!seats.includes(asked.seat)) {
      table.answer(asked);
      continue;
    }
    talk.say({
      type: "observe",
      match: number,
      reward: 0,
      ...observation(match, asked, speaker, told.get(asked.seat) ?? 0),
    });
    told.set(asked.seat, match.eventCount(asked.seat));
    if (!(await answered(match, asked, talk))) return false;
  }
  return true;
}

function observation(
  match: Match<object>,
  { seat, number, repeats }: Asked,
  speaker: Speaker,
  from: number,
): GymObservation {
  const decision = match.decisions(seat).find((one) => one.number === number)!;
  const { kind, title, min, max, rules, options } = decision;
  return {
    seat,
    number,
    kind,
    title: speaker.sentence(title),
    min,
    max,
    repeats: repeats === true,
    rules,
    options: options.map((option) => optionOf(option, speaker)),
    view: match.view(seat).state,
    events: match.events(seat, from),
  };
}

function optionOf({ id, label, at }: Decision["options"][number], speaker: Speaker): GymObservation["options"][number] {
  return { id, label: speaker.sentence(label), ...(at ? { at } : {}) };
}

/** Waits for an answer that the rules accept; what they don't is answered with an error, and asked again. */
async function answered(match: Match<object>, asked: Asked, talk: Talk): Promise<boolean> {
  for (let text = await talk.read(); text !== undefined; text = await talk.read()) {
    if (text.trim() === "") continue;
    try {
      const command = readCommand(text);
      if (command.type === "quit") return false;
      match.answer({ seat: asked.seat, number: asked.number, picks: picksOf(command, asked) });
      return true;
    } catch (error) {
      if (error instanceof Unreadable) talk.say({ type: "error", code: error.code, message: error.message });
      else if (error instanceof AnswerRefused) talk.say({ type: "error", code: "refused", message: error.message });
      else throw error;
    }
  }
  return false;
}

function picksOf(command: Extract<Command, { type: "act" }>, { ids }: Asked): readonly string[] {
  if ("picks" in command) return command.picks;
  return command.indexes.map((index) => {
    const id = ids[index];
    if (id === undefined)
      throw new Unreadable("refused", `There is no option ${index}: the options go from 0 to ${ids.length - 1}.`);
    return id;
  });
}
