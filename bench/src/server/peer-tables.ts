import { createRequire } from "node:module";
import { PeerGame } from "../boardgame-io/peer-game.js";
import { moveFor, type PeerMove } from "../boardgame-io/question.js";
import { randomChoices } from "../measuring/choices.js";
import type { DrivenTable } from "./drive.js";

/** As much of socket.io's client as it takes. */
interface PeerSocket {
  on(event: string, listener: (...args: readonly unknown[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

// The very client that boardgame.io's own uses.
const require = createRequire(createRequire(import.meta.url).resolve("boardgame.io/client"));
const { io } = require("socket.io-client") as { io: (address: string, options: object) => PeerSocket };

/** Two smugglers and two wardens: long enough for a minute of answers. */
const pairs = 2;

/** The dice of all matches. */
export const peerSeed = "bench";

type ScriptedMove = PeerMove & { readonly player: string };

/** The moves of a match with these dice, by chance. */
export function peerScript(): readonly ScriptedMove[] {
  const match = new PeerGame().start(peerSeed, pairs);
  const choose = randomChoices(1);
  const moves: ScriptedMove[] = [];
  for (let question = match.asked; question; question = match.asked) {
    const picks = choose(question);
    moves.push({ ...moveFor(question, picks), player: question.player });
    match.answer(question, picks);
  }
  return moves;
}

/** A match on a server of boardgame.io with one socket: all four players sit at it, and it is told what the first may see. */
export class PeerServerTable implements DrivenTable {
  onTold: () => void = () => {};
  #state = 0;
  #told = 0;

  private constructor(
    private readonly socket: PeerSocket,
    private readonly id: string,
    private readonly script: readonly ScriptedMove[],
  ) {
    socket.on("update", (_match, state) => {
      const { _stateID } = state as { readonly _stateID: number };
      for (; this.#told < _stateID; this.#told++) this.onTold();
    });
  }

  static open(address: string, id: string, script: readonly ScriptedMove[]): Promise<PeerServerTable> {
    const socket = io(`${address}/lantern-quay`, { transports: ["websocket"], forceNew: true });
    const table = new PeerServerTable(socket, id, script);
    return new Promise((resolve, reject) => {
      socket.on("connect", () => socket.emit("sync", id, "0", undefined, pairs * 2));
      socket.on("connect_error", reject as () => void);
      socket.on("sync", () => resolve(table));
    });
  }

  answer(): void {
    const move = this.script[this.#state];
    if (!move) throw new Error("The match is over before the drive is: it was to be longer.");
    const { name, args, player } = move;
    const action = { type: "MAKE_MOVE", payload: { type: name, args, playerID: player, credentials: undefined } };
    this.socket.emit("update", action, this.#state, this.id, player);
    this.#state += 1;
  }

  close(): void {
    this.socket.disconnect();
  }
}
