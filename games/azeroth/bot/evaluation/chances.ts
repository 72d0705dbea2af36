import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { printedAt } from "../../content/tables.js";
import type { Colour, CreatureType } from "../../content/types.js";
import { drawingGrounds } from "../../queries/board.js";
import { oddsAgainst } from "../../queries/combat/odds.js";
import type { Foe, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { usualWeights } from "../learned/weights.js";
import { chanceToWin } from "./fights.js";
import { toolsAtHand } from "./plays.js";
import { heroKey, remembered, toolsKey } from "./remembered-fights.js";

/** The energy that a turn brings, about. */
const usualEnergy = 2;

/** How likely a hero is to win and to fall where an encounter is printed, at this level: with what it holds, and the energy of a usual turn. */
export class Chances {
  readonly #s: AzerothView;
  readonly #key: string;
  readonly #tools: ReturnType<typeof toolsAtHand>;
  readonly #toolsKey: string;

  constructor(
    readonly content: AzerothContent,
    s: AzerothView,
    readonly seat: Seat,
    level: Colour,
  ) {
    const hero = s.heroes[seat]!;
    this.#s = level === hero.level ? s : { ...s, heroes: { ...s.heroes, [seat]: { ...hero, level, damage: 0 } } };
    this.#key = heroKey(this.#s, this.#s.heroes[seat]!);
    this.#tools = toolsAtHand(content, s, seat, usualWeights);
    this.#toolsKey = toolsKey(this.#tools);
  }

  /** Against what is printed on a space, with the best cards of the hand. */
  toWin(space: SpaceId): number {
    const foe = printedOn(this.content, space);
    return remembered(this.content, `wins|${this.#key}|${space}|${this.#toolsKey}`, () =>
      chanceToWin(
        this.content,
        { s: this.#s, hero: this.seat, foe, space, plays: [], side: "red", stake: nothing, weights: usualWeights },
        this.#tools,
        usualEnergy,
      ),
    );
  }

  /** The same if no card is played. */
  toWinPlainly(space: SpaceId): number {
    return remembered(
      this.content,
      `plain|${this.#key}|${space}`,
      () => oddsAgainst(this.content, this.#s, this.seat, printedOn(this.content, space), space).win,
    );
  }

  toFall(space: SpaceId): number {
    return remembered(
      this.content,
      `falls|${this.#key}|${space}`,
      () => oddsAgainst(this.content, this.#s, this.seat, printedOn(this.content, space), space).lose,
    );
  }

  /** How likely a card of this colour is beaten without any help, and, where types are named, is one of these. */
  toBeatDrawn(colour: Colour, types?: readonly CreatureType[]): number {
    return remembered(this.content, `drawn|${this.#key}|${colour}|${types?.join() ?? ""}`, () => {
      const space = drawingGrounds[colour][0]!;
      const all = Object.entries(this.content.encounters).filter(([, one]) => one.colour === colour);
      let sum = 0;
      for (const [encounter, { type }] of all) {
        if (types && !types.includes(type)) continue;
        sum += oddsAgainst(
          this.content,
          this.#s,
          this.seat,
          { kind: "card", seat: "", card: "", encounter, slot: -1 },
          space,
        ).win;
      }
      return sum / all.length;
    });
  }
}

const nothing = { win: 0, lose: 0, neither: 0 };

function printedOn(content: AzerothContent, space: SpaceId): Foe {
  return { kind: "printed", seat: "", card: "", encounter: printedAt(content, space)!.id, slot: -1 };
}
