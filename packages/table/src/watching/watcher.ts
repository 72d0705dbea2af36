import type { FromServer, Have } from "@tavolata/client/protocol";
import type { Onlooker, View } from "@tavolata/kernel";

/** Somebody who looks at a table, from a seat or without one. */
export interface Watcher {
  readonly as: Onlooker;
  readonly person: string | undefined;
  /** The link that lets this onlooker in, where nothing else does. */
  readonly link: string | undefined;
  /** What was told already. */
  have: Have;
  /** Whether a view may be told as what changed in the last one. */
  readonly takesChanges: boolean;
  /** Whether it asks for older events of a long match itself. */
  readonly asksEarlier: boolean;
  /** The view that was last told, where changes may be counted from it. */
  seen: { readonly view: View; readonly version: number } | undefined;
  /** The keys of the secret texts that were told. */
  readonly texts: Set<string>;
  /** The number of the last line of talk that was told. */
  chat: number;
  /** Puts it into words at once: what the match has lent may change with the next answer. */
  send(message: FromServer): void;
}
