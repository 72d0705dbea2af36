import { bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../../content/content.js";
import { allyNamed, antagonistNamed } from "../../../content/tables.js";
import { newFigure } from "../../../state/new-figure.js";
import type { Figure, HeroQuest, Table } from "../../../state.js";
import { rollMovement } from "../../01-dice/dice.js";
import { lookRound } from "../../11-discovery/discovery.js";
import { nearestInRoom, numbered, placeAntagonist } from "../../11-discovery/placing.js";
import { pitAt } from "../../12-traps/known.js";
import { casterOf } from "../caster.js";
import { chooseFreeSquare, freeBeside } from "../squares.js";
import type { Words } from "../vocabulary.js";

/** Figures that a card brings onto the board. */
export const summoning: Words<"summon-ally" | "summon"> = {
  "summon-ally": {
    whyNot: ({ state }, user) =>
      freeBeside(state, user).some((square) => isFirm(state, square)) ? undefined : bar("HQ-8.6-a", "no-free-square"),
    *act(t, casting, { ally, until }) {
      const { user, rules } = casting;
      const square = yield* chooseFreeSquare(t, user, rules, user, isFirm);
      if (square === undefined) return;
      const figure = allyFrom(t.content, t.state, user, ally, square);
      figure.lasting.push({ what: "summoned", change: 0, until, ...casterOf(t, casting) });
      t.state.figures.push(figure);
      t.emit({ type: "summoned", figures: [figure.id], by: user.id }, { rules });
      lookRound(t, figure);
    },
  },
  summon: {
    *act(t, { user, rules }, { figures: rows }) {
      const { faces } = yield* rollMovement(t, 1, { purpose: "summoning", by: user, rules });
      const [face = "question-mark"] = faces;
      const result = face === "hq" ? 6 : face === "question-mark" ? 1 : Number(face);
      const row = rows.find(({ from, to }) => result >= from && result <= to);
      const kinds = Object.entries(row?.figures ?? {}).flatMap(([type, count]) => new Array<string>(count).fill(type));
      const figures = kinds.flatMap((type) => callBeside(t, user, type));
      t.emit({ type: "summoned", figures, by: user.id }, { rules, reveals: true });
    },
  },
};

/** HQ-12-d: nobody is placed on an open pit. */
function isFirm(state: HeroQuest, square: number): boolean {
  return !pitAt(state, square);
}

/** As near to the caster as can be, while the box has figures and the room has squares. */
function callBeside(t: Table, user: Figure, type: string): string[] {
  const { content, state } = t;
  const onBoard = state.figures.filter((other) => other.type === type).length;
  if (onBoard >= antagonistNamed(content, type).figures) return [];
  const square = nearestInRoom(state, user.square);
  if (square === undefined) return [];
  return [placeAntagonist(t, { type, square, champion: false, items: [], body: 0, bounty: 0, questName: "" }).id];
}

/** HQ-2.1-b: a figure on the heroes' side, played by whoever called it. It leaves when its time is over. */
function allyFrom(content: HeroQuestContent, state: HeroQuest, user: Figure, name: string, square: number): Figure {
  const { move, attack, defence, body, mind } = allyNamed(content, name);
  return newFigure({
    id: numbered(state, name),
    kind: "ally",
    type: name,
    seat: user.seat,
    square,
    body,
    mind,
    attack,
    defence,
    armour: 0,
    move,
    items: [],
  });
}
