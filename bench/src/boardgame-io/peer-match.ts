import type { ActionShape, LogEntry, State } from "boardgame.io";
import { moveFor, openQuestion, type PeerQuestion } from "./question.js";
import type { QuayG } from "./state.js";

/** What keeps a match of boardgame.io: its bare reducer, or the store of one of its clients. */
export interface PeerStore {
  getState(): State<QuayG>;
  dispatch(move: ActionShape.MakeMove): unknown;
}

/** A match of Lantern Quay on boardgame.io, answered in the words of our own. */
export class PeerMatch {
  constructor(
    readonly keeper: PeerStore,
    /** The log, where the keeper keeps one. */
    readonly log: () => readonly LogEntry[] = () => [],
  ) {}

  get state(): State<QuayG> {
    return this.keeper.getState();
  }

  get asked(): PeerQuestion | undefined {
    const { G, ctx, _stateID } = this.state;
    return openQuestion(G, ctx, _stateID);
  }

  answer(question: PeerQuestion, picks: readonly string[]): void {
    const { name, args } = moveFor(question, picks);
    this.keeper.dispatch({ type: "MAKE_MOVE", payload: { type: name, args, playerID: question.player } });
    if (this.state._stateID !== question.number + 1) {
      throw new Error(`boardgame.io refused the move ${name} of ${question.seat}.`);
    }
  }
}
