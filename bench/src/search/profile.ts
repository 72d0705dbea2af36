import { Session } from "node:inspector/promises";
import { type Bot, BotTable } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { type Asked, type GameEvent, Match } from "@tavolata/kernel";
import { processorClock } from "../measuring/clock.js";
import { lessIsBetter, type Metric } from "../metric.js";
import type { Scale } from "../part.js";
import { flatProfile, spending } from "./flat-profile.js";
import { between, iterations, searched } from "./searched.js";

/** How many questions of a game are thought about in turn. */
const questions = 60;

/** Seconds that a game is searched before the profiler looks, and then. */
const warmUp = 8;
const measured = 12;

/** A question in a match that stands still. */
interface Position {
  readonly match: Match<object, GameEvent>;
  readonly asked: Asked;
}

export async function measure({ seconds = measured }: Scale): Promise<readonly Metric[]> {
  const figures: Metric[] = [];
  for (const { id: game, options, searchConfig } of searched) {
    const { ruleset, bots, searcher } = await gameOf(game).module();
    const positions: Position[] = [];
    for (let number = 0; positions.length < questions; number++) {
      const match = Match.start(ruleset, { seed: `profile-${number}`, options });
      positions.push(...positionsOf(match, bots["normal"]!));
    }
    const thinker = searcher!({ iterations }, searchConfig);
    think(positions, thinker, Math.min(warmUp, seconds));
    const session = new Session();
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.start");
    think(positions, thinker, seconds);
    const { profile } = await session.post("Profiler.stop");
    session.disconnect();
    const shares = flatProfile(profile.nodes);
    for (const one of spending) {
      const name = `${game}-${one.replaceAll(" ", "-")}`;
      figures.push(lessIsBetter({ name, ours: shares[one], peer: null, unit: "% of the search" }));
    }
  }
  return figures;
}

/** Every so many questions of a match between normal bots. */
function positionsOf(match: Match<object, GameEvent>, normal: Bot): Position[] {
  const positions: Position[] = [];
  const table = new BotTable<object, GameEvent>(match, () => normal);
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    if (match.at % between === 0 && asked.ids.length > 1) {
      const still = match.fork();
      positions.push({ match: still, asked: still.asked[0]! });
    }
    table.answer(asked);
  }
  return positions;
}

function think(positions: readonly Position[], thinker: Bot, seconds: number): void {
  const end = processorClock() + 1000 * seconds;
  for (let number = 0; processorClock() < end; number++) {
    const { match, asked } = positions[number % positions.length]!;
    new BotTable<object, GameEvent>(match, () => thinker).decide(asked);
  }
}
