/** What is said to a player: a key to look up in a language, and what to fill in. Never a sentence. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, MessageArgument>>;
}

/** A message may stand inside another: the name of a card inside the sentence about it. */
export type MessageArgument = string | number | boolean | Message | readonly MessageArgument[];

export function say(key: string, args?: Readonly<Record<string, MessageArgument>>): Message {
  return args ? { key, args } : { key };
}
