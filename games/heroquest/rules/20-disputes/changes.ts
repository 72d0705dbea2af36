import type { HeroQuestContent } from "../../content/content.js";
import { equipment } from "../../content/items/equipment.js";
import { questItems } from "../../content/items/quest-items.js";
import { fullMindOf } from "../../content/tables.js";
import { boardOf, isLegal } from "../../queries/board/squares.js";
import { figureNamed, isMindless } from "../../queries/figures.js";
import type { Figure, HeroQuest, Table } from "../../state.js";
import { capMind, heal, restoreMind } from "../06-melee/wounds.js";
import { lookRound } from "../11-discovery/discovery.js";
import { closeEdge, openByItself } from "../11-discovery/doors.js";
import type { Proposal, What } from "./proposal.js";

/** HQ-20: one kind of change by hand: whom it can be about, what can be proposed, and how the Evil Wizard applies it. */
export interface ChangeKind {
  /** Nothing where it isn't about a figure. */
  about?(figure: Figure): boolean;
  proposals(state: HeroQuest, figure: Figure | undefined, content: HeroQuestContent): Proposal[];
  apply(t: Table, proposal: Proposal): void;
}

const rules = ["HQ-20"];

/** Gold changes hands in these amounts. */
const amountsOfGold = [-50, -10, 10, 50];

/** HQ-3.6: nobody has more actions in a turn. */
const fullActions = 2;

/** Everything that a vote can change. Nobody falls by a vote: points stay between 1 and what the figure began with. */
export const changeKinds: Readonly<Record<Exclude<What, "record">, ChangeKind>> = {
  body: {
    about: () => true,
    proposals: (_state, figure) => points("body", figure!, figure!.body, figure!.fullBody),
    apply(t, proposal) {
      const { figure, change } = ofFigure(t, proposal);
      if (change > 0) heal(t, figure, change, rules);
      else figure.body += change;
    },
  },
  mind: {
    about: (figure) => !isMindless(figure),
    proposals: (_state, figure, content) => points("mind", figure!, figure!.mind, fullMindOf(content, figure!)),
    apply(t, proposal) {
      const { figure, change } = ofFigure(t, proposal);
      if (change > 0) restoreMind(t, figure, change, rules);
      else figure.mind += change;
    },
  },
  gold: {
    about: ({ kind }) => kind === "hero",
    proposals: (_state, figure) =>
      amountsOfGold
        .filter((change) => figure!.gold + change >= 0)
        .map((change) => ({ what: "gold", figure: figure!.id, change })),
    apply(t, proposal) {
      const { figure, change } = ofFigure(t, proposal);
      figure.gold += change;
    },
  },
  /** Only in the turn under way, and never the last one: the figure must be able to end its turn itself. */
  action: {
    about: () => true,
    proposals({ turn }, figure) {
      if (turn?.figure !== figure!.id) return [];
      const changes = [-1, 1].filter((change) => turn.actions + change >= 1 && turn.actions + change <= fullActions);
      return changes.map((change) => ({ what: "action", figure: figure!.id, change }));
    },
    apply({ state }, proposal) {
      if (state.turn && proposal.what === "action") state.turn.actions += proposal.change;
    },
  },
  place: {
    about: () => true,
    proposals: (state, figure) => freeSquares(state).map((square) => ({ what: "place", figure: figure!.id, square })),
    apply(t, proposal) {
      if (proposal.what === "place") put(t, figureNamed(t.state, proposal.figure), proposal.square);
    },
  },
  door: {
    proposals: ({ doors }) => doors.map(({ edge, open }) => ({ what: "door", edge, open: !open })),
    apply(t, proposal) {
      if (proposal.what !== "door") return;
      if (proposal.open) openByItself(t, proposal.edge);
      else closeEdge(t, proposal.edge);
    },
  },
  /** What the market sells may be given; what a quest is about can't be taken away. */
  item: {
    about: ({ kind }) => kind === "hero",
    proposals: (_state, figure) => [
      ...Object.keys(equipment).map((item): Proposal => ({ what: "item", figure: figure!.id, item, given: true })),
      ...[...new Set(figure!.items)]
        .filter((item) => !Object.hasOwn(questItems, item))
        .map((item): Proposal => ({ what: "item", figure: figure!.id, item, given: false })),
    ],
    apply(t, proposal) {
      if (proposal.what !== "item") return;
      const figure = figureNamed(t.state, proposal.figure);
      if (proposal.given) figure.items.push(proposal.item);
      else takeAway(t, figure, proposal.item);
    },
  },
};

/** One up or down; who lies there with none or fewer is helped up to one. */
function points(what: "body" | "mind", figure: Figure, now: number, full: number): Proposal[] {
  const changes = [...(now > 1 ? [-1] : []), ...(now < full ? [Math.max(1, 1 - now)] : [])];
  return changes.map((change) => ({ what, figure: figure.id, change }));
}

function ofFigure(t: Table, proposal: Proposal): { figure: Figure; change: number } {
  if (!("figure" in proposal && "change" in proposal)) throw new TypeError(`"${proposal.what}" is about no figure.`);
  return { figure: figureNamed(t.state, proposal.figure), change: proposal.change };
}

/** HQ-4.6: legal squares that everybody has seen, without a known trap. */
function freeSquares(state: HeroQuest): number[] {
  const squares: number[] = [];
  for (let square = 0; square < boardOf(state).grid.squares; square++) {
    if (state.seen[square] !== 1 || !isLegal(state, square)) continue;
    if (!state.traps.some((trap) => trap.squares.includes(square))) squares.push(square);
  }
  return squares;
}

/** Put down by hand, a figure sets off nothing; but who looks for the heroes looks round from there (HQ-11.1-b). */
function put(t: Table, figure: Figure, square: number): void {
  const { turn } = t.state;
  Object.assign(figure, { square, pit: "", buried: false });
  // HQ-RH6-a: it has left the square on which its turn began.
  if (turn?.figure === figure.id) delete turn.engagedOn;
  lookRound(t, figure);
}

function takeAway(t: Table, figure: Figure, item: string): void {
  figure.items.splice(figure.items.indexOf(item), 1);
  capMind(t, figure);
  if (figure.held !== item) return;
  figure.held = "";
  delete figure.bothHands;
}
