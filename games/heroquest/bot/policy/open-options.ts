import type { NamedOption } from "@tavolata/kernel";

/**
 * What heroes may tell each other that they thought of, by the kind of question: deeds that everybody sees to be possible. Spells and cards lie in
 * a hand that nobody else looks into.
 */
const open: Readonly<Record<string, readonly string[]>> = {
  action: [
    ...["attack", "shoot", "aim", "move", "jump", "search", "treasure", "disarm", "take", "leave"],
    ...["drink", "exchange", "give-up", "end-turn"],
  ],
  walk: ["step", "stop", "open", "leave"],
  activate: ["activate", "end-phase"],
  weapon: ["weapon"],
  bump: ["bump", "keep"],
  escape: ["escape"],
  "counter-attack": ["yes", "no"],
  "give-up": ["yes", "no"],
};

/** Whether an option names nothing that others on the same side can't know of. */
export function isOpenOption(kind: string, { verb }: Pick<NamedOption, "verb">): boolean {
  return open[kind]?.includes(verb) ?? false;
}
