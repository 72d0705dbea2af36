import type { Seat } from "@tavolata/kernel";
import { colours, rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { spaces } from "../../content/map.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { questOf } from "../../content/tables.js";
import type { Colour } from "../../content/types.js";
import { drawingGrounds, provings, spaceAt, spaceIds } from "../../queries/board.js";
import { valourOf, valourToWin } from "../../queries/valour.js";
import type { ActiveQuest, Hero, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { journeyTo } from "../perception/distances.js";
import { Chances } from "./chances.js";
import { stepsLeft } from "./quests.js";

/** A way to valour: how much, in about how many turns, and by how many levels it is out of reach. */
export interface Way {
  readonly valour: number;
  readonly turns: number;
  readonly levels: number;
}

/** Nothing takes longer than this, as far as it counts. */
const longest = 15;

/** A fight that is hardly ever won isn't tried for ever: one comes back stronger. */
const leastChance = 0.12;

/** How a hero stands in the race for eight valour: what it may still do, and how long that takes about. */
export class Race {
  readonly hero: Hero;
  readonly rank: number;
  readonly #chances: Chances[] = [];
  #turnsToLevel: number | undefined;

  constructor(
    readonly content: AzerothContent,
    readonly s: AzerothView,
    readonly seat: Seat,
  ) {
    this.hero = s.heroes[seat]!;
    this.rank = rankOf(this.hero.level);
  }

  /** As the hero fights now, or would at a higher level. */
  chancesAt(level: Colour): Chances {
    const rank = Math.max(this.rank, rankOf(level));
    this.#chances[rank] ??= new Chances(this.content, this.s, this.seat, colours[rank]!);
    return this.#chances[rank];
  }

  /** AZ-level-1: how many turns away the next level is, with the fights that it takes; nothing for who has the highest. */
  get turnsToLevel(): number {
    this.#turnsToLevel ??= this.#reckonLevel();
    return this.#turnsToLevel;
  }

  #reckonLevel(): number {
    const spaces = provings[this.hero.level];
    if (spaces.length === 0) return 0;
    const nearest = Math.min(...spaces.map((space) => this.#way(space, this.rank)));
    return nearest + this.#turnsToBeat(spaces[0]!, this.hero.level);
  }

  /** AZ-trophy-3: the nearest trophy that this hero hasn't got; from the deck one is worth 2 or 3. */
  get trophies(): Way[] {
    const ways: Way[] = [];
    for (const space of overlords) {
      if (this.hero.trophySpaces.includes(space)) continue;
      const { colour } = spaceAt(space);
      const turns = this.#way(space, rankOf(colour)) + this.#turnsToBeat(colour === "red" ? overlord : space, colour);
      ways.push({ valour: 2.4, turns, levels: this.#levelsTo(colour) });
    }
    return ways.sort((a, b) => this.durationOf(a) - this.durationOf(b));
  }

  /** The quests under way, the quickest valour first. */
  get quests(): Way[] {
    const ways = this.hero.quests.map((quest) => this.wayOf(quest));
    return ways.sort((a, b) => b.valour / this.durationOf(b) - a.valour / this.durationOf(a));
  }

  /** In turns, with the levels that have to be gained first. */
  durationOf({ turns, levels }: Way): number {
    return Math.min(longest, Math.max(1, turns) + (levels > 0 ? this.turnsToLevel + 2.5 * (levels - 1) : 0));
  }

  /** About how many turns it takes to eight valour, if the quickest ways are taken and then quests as they come. */
  turnsToVictory(quests: readonly Way[], trophies: readonly Way[]): number {
    let missing = valourToWin - valourOf(this.content, this.hero);
    let turns = 0;
    const ways = [...quests, ...trophies.slice(0, 3)];
    const rate = (way: Way) => way.valour / this.durationOf(way);
    for (const way of ways.sort((a, b) => rate(b) - rate(a))) {
      if (missing <= 0) break;
      turns += this.durationOf(way);
      missing -= way.valour;
    }
    return Math.min(40, turns + Math.max(0, missing) * 2);
  }

  /** How a quest leads to its valour. */
  wayOf(quest: ActiveQuest): Way {
    const { valour, objective, rank } = questOf(this.content, quest.id);
    const levels = this.#levelsTo(rank);
    const open = spacesOf(objective).filter((one) => !quest.done.includes(one));
    const chances = this.chancesAt(rank);
    switch (objective.objective) {
      case "visit":
        return { valour, levels, turns: this.#turnsToVisit(open, levels) };
      case "deliver":
        return { valour, levels, turns: this.#turnsToDeliver(open, levels) };
      case "win": {
        const fights = open.length * (1 / Math.max(leastChance, chances.toBeatDrawn(rank)) - 1);
        return { valour, levels, turns: Math.min(longest, this.#turnsToVisit(open, levels) + fights) };
      }
      case "hunt": {
        const chance = Math.max(leastChance, chances.toBeatDrawn(rank, objective.types));
        return {
          valour,
          levels,
          turns: Math.min(longest, stepsLeft(this.content, quest) / chance + this.#turnsTo(rank)),
        };
      }
      case "slay":
        return {
          valour,
          levels,
          turns: this.#way(objective.space, rankOf(rank)) + this.#turnsToBeat(objective.space, rank),
        };
      case "duel":
        return { valour, levels, turns: duelTurns };
    }
  }

  #levelsTo(colour: Colour): number {
    return Math.max(0, rankOf(colour) - this.rank);
  }

  /** How long the fight is likely to take besides the first try: who has lost comes back. */
  #turnsToBeat(space: SpaceId, colour: Colour): number {
    return 1.5 * (1 / Math.max(leastChance, this.chancesAt(colour).toWin(space)) - 1);
  }

  /** The turns that the way takes for who has that level; nobody does anything twice where it stands without a turn between. */
  #way(to: SpaceId, rank: number, from = this.hero.space): number {
    return Math.max(1, journeyTo(Math.max(rank, this.rank), from, to));
  }

  /** One space after the other, the nearest first. */
  #turnsToVisit(spaces: readonly SpaceId[], levels: number): number {
    const left = [...spaces];
    const rank = this.rank + levels;
    let at = this.hero.space;
    let turns = 0;
    while (left.length > 0) {
      let nearest = 0;
      for (let i = 1; i < left.length; i++)
        if (this.#way(left[i]!, rank, at) < this.#way(left[nearest]!, rank, at)) nearest = i;
      const [next] = left.splice(nearest, 1);
      turns += this.#way(next!, rank, at);
      at = next!;
    }
    return turns;
  }

  /** AZ-quest-10: first where it is picked up. */
  #turnsToDeliver(spaces: readonly SpaceId[], levels: number): number {
    let at = this.hero.space;
    let turns = 0;
    for (const next of spaces) {
      turns += this.#way(next, this.rank + levels, at);
      at = next;
    }
    return turns;
  }

  /** To where cards of a colour are drawn, beyond the turn that a fight takes anyway. */
  #turnsTo(colour: Colour): number {
    const rank = rankOf(colour);
    return Math.min(...drawingGrounds[colour].map((space) => this.#way(space, rank))) - 1;
  }
}

/** AZ-quest-11: somebody has to be met, and beaten. */
const duelTurns = 5;

/** The red overlords fight alike: one stands for all. */
export const overlord: SpaceId = "r4";

const overlords = spaceIds.filter((id) => spaces[id]!.printed?.reward === "trophy");
