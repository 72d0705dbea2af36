import type { Outcome, Seat } from "@tavolata/kernel";
import { boardOf } from "../board/squares.js";
import { isAntagonist } from "../figures.js";
import { aimsOf } from "../quest/mission.js";
import { type Figure, type HeroQuest, wizard } from "../state.js";

/** What counts, in shares of a sure victory's weight. */
const worth = {
  /** A hero who can fight, and all the body of one. */
  hero: 0.8,
  body: 1,
  /** The mind of one: at 0 it is in shock. */
  mind: 0.2,
  /** What belongs to the Evil Wizard: each figure, its attack dice and its body. */
  foe: 0.1,
  attack: 0.05,
  foeBody: 0.1,
  /** The whole dungeon seen, and everything done that the quest asks for. */
  explored: 1.2,
  done: 2.5,
};

/** An antagonist who is still behind the screen counts as so many dice and points. */
const unseen = { attack: 3, body: 1 };

/** How the hopes of both sides stand when nothing has happened yet. */
const even = 2.5;

/** What each seat may hope for: the heroes together, and the Evil Wizard against them (HQ-14.1-a). */
export function values(s: Readonly<HeroQuest>, seats: readonly Seat[], outcome?: Outcome): Record<Seat, number> {
  const hope = 1 / (1 + Math.exp(even - standing(s)));
  const heroes = outcome ? outcomeFor(outcome, hope) : 0.03 + 0.94 * hope;
  return Object.fromEntries(seats.map((seat) => [seat, seat === wizard ? 1 - heroes : heroes]));
}

/** How clear it was counts a little: who must lose or win may still do so well or badly. */
function outcomeFor({ winners }: Outcome, hope: number): number {
  const won = winners.length > 0 && !winners.includes(wizard);
  return won ? 0.98 + 0.02 * hope : 0.02 * hope;
}

/** How well the heroes stand. */
export function standing(s: Readonly<HeroQuest>): number {
  return party(s) - opposition(s) + progress(s);
}

function party(s: HeroQuest): number {
  let sum = 0;
  for (const figure of s.figures) if (figure.kind === "hero") sum += heroWorth(figure);
  // Who has left is safe, and of no more use to the others.
  for (const { figure, how } of s.gone) if (figure.kind === "hero" && how === "left") sum += 0.8 * heroWorth(figure);
  return sum;
}

function heroWorth({ body, fullBody, mind, fullMind }: Figure): number {
  if (body <= 0) return 0.1 * worth.hero;
  return (
    worth.hero + (worth.body * body) / Math.max(1, fullBody) + (worth.mind * Math.max(0, mind)) / Math.max(1, fullMind)
  );
}

function opposition(s: HeroQuest): number {
  let sum = 0;
  for (const figure of s.figures) {
    if (isAntagonist(figure) && figure.body > 0) sum += foeWorth(figure.attack, figure.body);
  }
  return sum + foeWorth(unseen.attack, unseen.body) * s.secrets.antagonists.length;
}

function foeWorth(attack: number, body: number): number {
  return worth.foe + worth.attack * attack + worth.foeBody * body;
}

/** How much of the dungeon is known, and how much of the quest is done. */
function progress(s: HeroQuest): number {
  const rooms = boardOf(s).squaresOf.length - 1;
  const aims = aimsOf(s.secrets.goal);
  const done = aims.reduce((sum, aim) => sum + doneOf(s, aim), 0);
  return (worth.explored * s.rooms.length) / Math.max(1, rooms) + (worth.done * done) / Math.max(1, aims.length);
}

function doneOf(s: HeroQuest, aim: ReturnType<typeof aimsOf>[number]): number {
  switch (aim.kind) {
    case "slay": {
      const slain = aim.figures.filter((name) =>
        s.gone.some(({ figure, how }) => how !== "left" && figure.questName === name),
      );
      return slain.length / Math.max(1, aim.figures.length);
    }
    case "find":
      return s.figures.some(({ kind, items }) => kind === "hero" && items.includes(aim.item)) ? 0.6 : 0;
    case "rescue":
      return s.figures.some(({ questName }) => questName === aim.ally) ? 0.4 : 0;
    case "hold":
      return Math.min(1, s.secrets.held / 10);
    case "escape":
    case "race":
      return s.gone.filter(({ figure, how }) => figure.kind === "hero" && how === "left").length / 4;
  }
}
