import type { Game, State } from "boardgame.io";
import { type PeerTableSetup, quayGame } from "./game.js";
import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from "./library.js";
import { PeerMatch, type PeerStore } from "./peer-match.js";
import type { QuayG } from "./state.js";

/** Lantern Quay on boardgame.io, ready to start matches: what can be worked out once is worked out once. */
export class PeerGame {
  readonly #game: Game<QuayG>;
  readonly #reducer: ReturnType<typeof CreateGameReducer>;

  constructor(table: PeerTableSetup = {}) {
    this.#game = ProcessGameConfig(quayGame(table));
    this.#reducer = CreateGameReducer({ game: this.#game });
  }

  /**
   * A match on the reducer that boardgame.io's clients and its server run on: the fastest way to play it. No store, no
   * middleware, no log that grows, no view, no transport.
   */
  start(seed: string, pairs: number): PeerMatch {
    let state: State<QuayG> = InitializeGame({ game: { ...this.#game, seed }, numPlayers: pairs * 2 });
    const keeper: PeerStore = {
      getState: () => state,
      dispatch: (move) => {
        state = this.#reducer(state, move);
      },
    };
    return new PeerMatch(keeper);
  }

  /** A match in a client, as a program keeps one: with its store and its log, without the debug panel. */
  startClient(seed: string, pairs: number): PeerMatch {
    const client = Client<QuayG>({ game: { ...this.#game, seed }, numPlayers: pairs * 2, debug: false });
    return new PeerMatch(client.store, () => client.log ?? []);
  }
}
