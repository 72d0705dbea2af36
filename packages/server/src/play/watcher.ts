import type { FromServer, Have } from "@tavolata/client/protocol";
import type { Onlooker } from "@tavolata/kernel";

/** Somebody who looks at a table, from a seat or without one. */
export interface Watcher {
  readonly as: Onlooker;
  readonly person: string | undefined;
  /** The link that lets this onlooker in, where nothing else does. */
  readonly link: string | undefined;
  /** What was told already. */
  have: Have;
  /** The number of the last line of talk that was told. */
  chat: number;
  send(message: FromServer): void;
}
