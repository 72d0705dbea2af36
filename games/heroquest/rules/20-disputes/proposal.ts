import { each, type Message, type Seat, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { boardOf } from "../../queries/board/squares.js";
import type { Figure, FigureId, HeroFlow, HeroQuest, Table } from "../../state.js";
import { type ChangeKind, changeKinds } from "./changes.js";

/** HQ-20: what is put to the vote: a change of the table by hand, or words for the record only. */
export type Proposal =
  | { what: "record" }
  | { what: "body" | "mind" | "gold" | "action"; figure: FigureId; change: number }
  | { what: "place"; figure: FigureId; square: number }
  | { what: "door"; edge: number; open: boolean }
  | { what: "item"; figure: FigureId; item: string; given: boolean };

export type What = Proposal["what"];

const rules = ["HQ-20"];

/** HQ-20: a proposal is put together from what can be chosen: about what, about whom, and what exactly. */
export function* makeProposal(t: Table, seat: Seat): HeroFlow<Proposal> {
  const { content, state } = t;
  const what = yield* t.choose(seat, "proposal", () => whatOffers(content, state), { rules, passes: false });
  if (what === "record") return { what };
  const kind = changeKinds[what];
  const figure = kind.about ? yield* chooseFigure(t, seat, kind) : undefined;
  return yield* t.choose(
    seat,
    "proposal-change",
    () => [
      each(kind.proposals(state, figure, content), idIn(state), { label: (proposal) => wordingOf(state, proposal) }),
    ],
    { rules },
  );
}

function whatOffers(content: HeroQuestContent, state: HeroQuest) {
  const possible = (Object.keys(changeKinds) as Exclude<What, "record">[]).filter((what) =>
    isPossible(content, state, what),
  );
  return [each<What>(["record", ...possible], String, { label: (what) => say(`proposal.about.${what}`) })];
}

function isPossible(content: HeroQuestContent, state: HeroQuest, what: Exclude<What, "record">): boolean {
  const kind = changeKinds[what];
  return kind.about
    ? figuresFor(content, state, kind).length > 0
    : kind.proposals(state, undefined, content).length > 0;
}

function figuresFor(content: HeroQuestContent, state: HeroQuest, { about, proposals }: ChangeKind): Figure[] {
  return state.figures.filter((figure) => about!(figure) && proposals(state, figure, content).length > 0);
}

function* chooseFigure(t: Table, seat: Seat, kind: ChangeKind): HeroFlow<Figure> {
  const offers = () => [
    each(figuresFor(t.content, t.state, kind), ({ id }) => `figure:${id}`, { at: ({ id }) => [`figure:${id}`] }),
  ];
  return yield* t.choose(seat, "proposal-figure", offers, { rules });
}

function idIn(state: HeroQuest): (proposal: Proposal) => string {
  const { names, edgeNames } = boardOf(state);
  return (proposal) => {
    switch (proposal.what) {
      case "record":
        return "record";
      case "place":
        return `square:${names[proposal.square]}`;
      case "door":
        return `door:${edgeNames[proposal.edge]}`;
      case "item":
        return `${proposal.given ? "give" : "take"}:${proposal.item}`;
      default:
        return `change:${proposal.change > 0 ? "+" : ""}${proposal.change}`;
    }
  };
}

/** The proposal in words: it stands in the log, on the ballot and on the button. */
export function wordingOf(state: HeroQuest, proposal: Proposal): Message {
  const { names, edgeNames } = boardOf(state);
  switch (proposal.what) {
    case "record":
      return say("proposal.record");
    case "place":
      return say("proposal.place", { figure: proposal.figure, to: names[proposal.square]! });
    case "door":
      return say(proposal.open ? "proposal.open" : "proposal.close", { edge: edgeNames[proposal.edge]! });
    case "item":
      return say(proposal.given ? "proposal.give" : "proposal.take", { figure: proposal.figure, item: proposal.item });
    default: {
      const { what, figure, change } = proposal;
      return say(`proposal.${what}-${change > 0 ? "more" : "less"}`, { figure, amount: Math.abs(change) });
    }
  }
}
