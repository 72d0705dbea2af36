import { type Bot, playOut } from "@tavolata/bots";
import { type GameModule, playOutsOf } from "@tavolata/game";
import { openGame } from "@tavolata/games/files";
import { Match, type Options, type Seat, splitSeed } from "@tavolata/kernel";
import { type FixedAnswer, picking } from "@tavolata/lab";

/** Matches of one level on one side, with the seeds from `first` to before `end`. As it goes to a worker. */
export interface Series {
  readonly game: string;
  /** The options of the tables, which take turns: every match is played at the next one. */
  readonly tables: readonly Options[];
  /** Fixed answers, the same for every level. */
  readonly picks: readonly FixedAnswer[];
  readonly level: string;
  readonly side: ContestSide;
  readonly seed: string;
  readonly first: number;
  readonly end: number;
  /** Play-outs for each answer of `strong`; nothing leaves it to the clock. */
  readonly iterations: number | undefined;
}

/** Where a level plays: always in these seats, or in one of them, in another each time. The others are `normal`. */
export interface ContestSide {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly takesTurns: boolean;
}

/** A match that isn't over after so many answers counts as lost. */
const bound = 20_000;

/** The sides of a table as the game names them: all together; or, where every seat is a side of its own, each in its turn. */
export function sidesOf({ sides }: Pick<GameModule, "sides">, seats: readonly Seat[]): ContestSide[] {
  const named = Object.entries(sides?.(seats) ?? { all: seats });
  if (named.every(([name]) => seats.includes(name))) return [{ name: "each", seats, takesTurns: true }];
  return named.map(([name, own]) => ({ name, seats: own, takesTurns: false }));
}

/** Which of the matches were won. The same series gives the same answer wherever it is played, unless a clock decides. */
export async function wonOf(series: Series): Promise<boolean[]> {
  const works = await openGame(series.game);
  const won: boolean[] = [];
  for (let i = series.first; i < series.end; i++) won.push(isWon(works, series, i));
  return won;
}

/** The options of the table at which a match is played. */
export function tableOf({ tables }: Pick<Series, "tables">, number: number): Options {
  return tables[number % tables.length]!;
}

function isWon(gameModule: GameModule, series: Series, number: number): boolean {
  const { picks, level, side, seed } = series;
  const options = tableOf(series, number);
  const match = Match.start(gameModule.ruleset, { seed: splitSeed(seed, String(number)), options });
  const seats = side.takesTurns ? [side.seats[number % side.seats.length]!] : side.seats;
  const measured = botOf(gameModule, level, series.iterations);
  const normal = gameModule.bots["normal"] ?? gameModule.bots["random"]!;
  const sitting = new Map(
    match.seats.map((seat) => [seat, picking(seats.includes(seat) ? measured : normal, picks, seat, seats[0]!)]),
  );
  playOut(match, (seat) => sitting.get(seat)!, bound);
  return match.outcome?.winners.some((seat) => seats.includes(seat)) ?? false;
}

function botOf({ bots, searcher }: GameModule, level: string, iterations: number | undefined): Bot {
  const playOuts = iterations === undefined ? undefined : playOutsOf(level, iterations);
  return playOuts === undefined || !searcher ? bots[level]! : searcher({ iterations: playOuts });
}
