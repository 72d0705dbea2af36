import { type Bot, BotTable, type Judgement, randomBot } from "@tavolata/bots";
import { type GameEvent, Match } from "@tavolata/kernel";
import { gameOf } from "@tavolata/shelf/games";
import type { FittedGame } from "./games.js";
import type { Case } from "./regression.js";

/** How hard a table is: a quest, a scenario. It is reckoned with, so that what counts is found within each of them. */
export const ofTable = "table-";

/** A match that takes longer is given up: it proves nothing. */
const longest = 20_000;

export interface Positions {
  /** The features that are weighed, in their order; also one for each table where only one side has features. */
  readonly names: readonly string[];
  /** The positions of each match, with who has won it in the end. */
  readonly matches: readonly (readonly Case[])[];
}

/**
 * Lets normal bots play, and keeps what counted whenever a turn was over: the moments at which play-outs are judged. Where one side only has
 * features, the other is what stands against it: nothing, and so what isn't weighed lies in the constant.
 */
export async function positionsOf(
  id: string,
  { judgement, tables, byLot }: FittedGame,
  { matches, seed }: { readonly matches: number; readonly seed: string },
): Promise<Positions> {
  const { ruleset, bots } = await gameOf(id).works();
  const normal = bots["normal"]!;
  const bot: Bot = {
    id: "mixed",
    decide: (situation) => (byLot.includes(situation.asked.kind) ? randomBot : normal).decide(situation),
  };
  const names = new Set<string>();
  const played: NamedCase[][] = [];
  for (let number = 0; number < matches; number++) {
    const options = tables[number % tables.length]!;
    const match = Match.start(ruleset, { seed: `${seed}/${number}`, options });
    const moments = momentsOf(match, bot, judgement);
    if (!match.outcome) continue;
    const { winners } = match.outcome;
    const table = `${ofTable}${number % tables.length}`;
    played.push(moments.map((sides) => caseOf(sides, winners, judgement.sides!(match.seats), table, names)));
  }
  const order = [...names];
  const rows = ({ sides, won }: NamedCase): Case => ({
    sides: sides.map((side) => order.map((name) => side[name] ?? 0)),
    won,
  });
  return { names: order, matches: played.map((cases) => cases.map(rows)) };
}

type Sides = ReturnType<NonNullable<Judgement["features"]>>;

/** What counted at the end of each turn. */
function momentsOf(match: Match<object, GameEvent>, bot: Bot, judgement: Judgement): Sides[] {
  const table = new BotTable<object, GameEvent>(match, () => bot);
  const moments: Sides[] = [];
  let turn = judgement.turns(match.state);
  for (let asked = match.asked[0], answers = 0; asked && answers < longest; asked = match.asked[0], answers++) {
    table.answer(asked);
    const now = judgement.turns(match.state);
    if (now === turn || match.outcome) continue;
    turn = now;
    moments.push(judgement.features!(match.state, match.seats));
  }
  return moments;
}

interface NamedCase {
  readonly sides: readonly Readonly<Record<string, number>>[];
  readonly won: number;
}

function caseOf(
  sides: Sides,
  winners: readonly string[],
  members: Readonly<Record<string, readonly string[]>>,
  table: string,
  names: Set<string>,
): NamedCase {
  const all = Object.entries(sides);
  const isAlone = all.length === 1;
  if (isAlone) names.add(table);
  for (const [, features] of all) for (const name in features) names.add(name);
  const hasWon = (side: string) => members[side]!.some((seat) => winners.includes(seat));
  if (isAlone) {
    const [[side, features]] = all as [[string, Readonly<Record<string, number>>]];
    return { sides: [{ [table]: 1, ...features }, {}], won: hasWon(side) ? 0 : 1 };
  }
  return {
    sides: all.map(([, features]) => features),
    won: Math.max(
      0,
      all.findIndex(([side]) => hasWon(side)),
    ),
  };
}
