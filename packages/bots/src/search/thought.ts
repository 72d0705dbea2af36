import type { Asked, GameEvent, Match, Seat } from "@tavolata/kernel";
import type { Bot } from "../bot.js";
import { type BotSeating, BotTable } from "../play-out.js";
import { candidatesFor, keyOf } from "./candidates.js";
import type { Evaluator, SearchConfig, Values } from "./evaluator.js";
import type { Candidate } from "./halving.js";
import { chosen, type Node } from "./tree.js";

/** What it takes to play a world out. */
export interface SearchContext<S extends object, E extends GameEvent, C = unknown> {
  /** Who plays every seat of a play-out, but for those that follow a style. */
  readonly normal: Bot<S, E, C>;
  /** Who follows which style. */
  readonly styles: ReadonlyMap<string, Bot<S, E, C>>;
  readonly evaluator: Evaluator<S, E, C>;
  readonly searchConfig: SearchConfig;
}

/**
 * One iteration in a world: gives an answer, goes on in the tree as far as it reaches, then by rules of thumb, and judges what has come of it.
 * Who gave the answer in a style goes on in it to the end of the play-out, with all who win and lose together with that seat. Nothing when the
 * answer can't be given in this world.
 */
export function thoughtOut<S extends object, E extends GameEvent, C = unknown>(
  world: Match<S, E, C>,
  asked: Asked,
  { picks, style }: Pick<Candidate, "picks" | "style">,
  root: Node,
  searching: SearchContext<S, E, C>,
): Values | undefined {
  const { evaluator, searchConfig } = searching;
  const here = world.asked.find(({ seat, kind }) => seat === asked.seat && kind === asked.kind);
  if (!here || picks.some((id) => !here.ids.includes(id))) return undefined;
  const last = evaluator.turns(world.state) + searchConfig.horizon(world.seats.length);
  const path: Node[] = [root.child(style === undefined ? keyOf(picks) : `${style} ${keyOf(picks)}`)];
  world.answer({ seat: here.seat, number: here.number, picks });
  const table = new BotTable(world, seatingFor(style, here.seat, world.seats, searching));
  let inTree = searchConfig.depth > 0;
  for (let answers = 1; answers < searchConfig.bound; answers++) {
    const [next] = world.asked;
    if (!next || evaluator.turns(world.state) >= last) break;
    const advice = table.decide(next).picks;
    let answer = advice;
    if (inTree && path.length <= searchConfig.depth && isChoice(next)) {
      const place = path.at(-1)!;
      answer = picked(place, next, advice, searchConfig.breadth);
      const child = place.child(`${next.seat} ${next.kind} ${keyOf(answer)}`);
      inTree = child.visits > 0; // one new place in each iteration
      path.push(child);
    }
    world.answer({ seat: next.seat, number: next.number, picks: answer });
  }
  const values = evaluator.values(world.state, world.seats, world.outcome, world.content);
  for (const node of path) node.add(values);
  return values;
}

/** Who plays on where: the side of the seat in its style, all others as normal. */
function seatingFor<S extends object, E extends GameEvent, C = unknown>(
  style: string | undefined,
  seat: Seat,
  seats: readonly Seat[],
  { normal, styles, evaluator }: SearchContext<S, E, C>,
): BotSeating<S, E, C> {
  const follower = style === undefined ? undefined : styles.get(style);
  if (!follower) return () => normal;
  const sides = Object.values(evaluator.sides?.(seats) ?? { all: seats });
  const own = sides.find((side) => side.includes(seat)) ?? [seat];
  return (one) => (own.includes(one) ? follower : normal);
}

function isChoice({ ids, min, max }: Asked): boolean {
  return ids.length > 1 && (min < ids.length || max < ids.length);
}

function picked(place: Node, next: Asked, advice: readonly string[], breadth: number): readonly string[] {
  const answers = candidatesFor(next, advice, breadth, inOrder);
  const keys = answers.map((picks) => `${next.seat} ${next.kind} ${keyOf(picks)}`);
  return answers[chosen(place, next.seat as Seat, keys)]!;
}

/** No chance: within the tree the same question must offer the same answers each time. */
const inOrder = { below: () => 0 };
