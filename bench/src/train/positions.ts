import { type Bot, BotTable, type Evaluator, heuristicBot, randomBot } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { type GameEvent, Match, WordStream } from "@tavolata/kernel";
import type { TrainedGame } from "./games.js";
import type { Case } from "./network.js";

/** A match that takes longer is given up: it proves nothing. */
const longest = 20_000;

/**
 * Half of the matches begin oddly: in their first turns one answer in so many is given by lot. A search asks what comes of answers that
 * nobody gives by rule of thumb, and has to be told the truth about positions to which those lead.
 */
const oddAnswer = 6;

/**
 * Lets bots play by rules of thumb, and keeps what counted when a turn was over: the moments at which play-outs are judged. What was played by lot isn't
 * kept, only what bots made of it. For each match its moments, with who has won it in the end.
 */
export async function positionsOf(
  id: string,
  { evaluator, tables, byLot, oddTurns, bothPolicies, oneMomentIn }: TrainedGame,
  { matches, seed }: { readonly matches: number; readonly seed: string },
): Promise<Case[][]> {
  const { ruleset, bots } = await gameOf(id).module();
  const normal = bots["normal"]!;
  const defaultPolicy = bothPolicies ? evaluator.styles?.[evaluator.defaultPolicy ?? ""] : undefined;
  const manners = defaultPolicy ? [normal, heuristicBot(defaultPolicy)] : [normal];
  const played: Case[][] = [];
  for (let number = 0; number < matches; number++) {
    const options = tables[number % tables.length]!;
    const match = Match.start(ruleset, { seed: `${seed}/${number}`, options });
    const lots = new WordStream(`${seed}/${number}`, "oddness", 0);
    const oddUntil = lots.below(2) === 0 ? 0 : lots.below(oddTurns + 1);
    const begun = evaluator.turns(match.state);
    const playing = new Map<string, Bot>();
    for (const side of Object.values(evaluator.sides!(match.seats))) {
      const manner = manners[lots.below(manners.length)]!;
      for (const seat of side) playing.set(seat, manner);
    }
    const isOdd = () => evaluator.turns(match.state) - begun < oddUntil;
    const bot: Bot = {
      id: "mixed",
      decide: (situation) => {
        const byChance = byLot.includes(situation.asked.kind) || (isOdd() && lots.below(oddAnswer) === 0);
        return (byChance ? randomBot : playing.get(situation.seat)!).decide(situation);
      },
    };
    const moments = momentsOf(match, bot, evaluator, isOdd).filter((_, i) => i % oneMomentIn === number % oneMomentIn);
    if (!match.outcome) continue;
    const { winners } = match.outcome;
    played.push(moments.map((sides) => caseOf(sides, winners, evaluator.sides!(match.seats))));
  }
  return played;
}

type Sides = ReturnType<NonNullable<Evaluator["features"]>>;

/** What counted at the end of each turn that wasn't odd. */
function momentsOf(match: Match<object, GameEvent>, bot: Bot, evaluator: Evaluator, isOdd: () => boolean): Sides[] {
  const table = new BotTable<object, GameEvent>(match, () => bot);
  const moments: Sides[] = [];
  let turn = evaluator.turns(match.state);
  for (let asked = match.asked[0], answers = 0; asked && answers < longest; asked = match.asked[0], answers++) {
    table.answer(asked);
    const now = evaluator.turns(match.state);
    if (now === turn || match.outcome) continue;
    turn = now;
    if (!isOdd()) moments.push(evaluator.features!(match.state, match.seats, match.content));
  }
  return moments;
}

/** Where one side only has features, the other is what stands against it: nothing. */
function caseOf(sides: Sides, winners: readonly string[], members: Readonly<Record<string, readonly string[]>>): Case {
  const all = Object.entries(sides);
  const hasWon = (side: string) => members[side]!.some((seat) => winners.includes(seat));
  if (all.length === 1) {
    const [[side, features]] = all as [[string, Readonly<Record<string, number>>]];
    return { sides: [features, {}], won: hasWon(side) ? 0 : 1 };
  }
  return {
    sides: all.map(([, features]) => features),
    won: Math.max(
      0,
      all.findIndex(([side]) => hasWon(side)),
    ),
  };
}
