import { type Message, type MessageArgument, say } from "../rules/message.js";
import type { Bar, RuleId } from "../rules/rule.js";

/** Why an answer was not taken. */
export type AnswerFault =
  | "malformed"
  | "match-over"
  | "stale"
  | "wrong-seat"
  | "unknown-option"
  | "barred-option"
  | "repeated-option"
  | "too-few"
  | "too-many"
  | "unknown-interjection"
  | "barred-interjection"
  | "not-now";

/** An answer that doesn't fit the open decision. The match is as it was. */
export class AnswerRefused extends Error {
  override readonly name = "AnswerRefused";
  /** The same for the player, to be read in any language. */
  readonly said: Message;

  constructor(
    readonly fault: AnswerFault,
    sentence: string,
    args: Readonly<Record<string, MessageArgument>> = {},
    /** The rule behind the refusal, when the option or interjection exists but is barred. */
    readonly bar?: Bar,
  ) {
    super(sentence);
    this.said = say(`refused.${fault}`, args);
  }
}

/** Why an answer can't be taken back. */
export type UndoFault =
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "strict-table"
  | "needs-agreement"
  | "before-beginning"
  | "rules-changed"
  | "fork";

export class UndoRefused extends Error {
  override readonly name = "UndoRefused";
  readonly said: Message;

  constructor(
    readonly fault: UndoFault,
    sentence: string,
    /** The rules of the game behind it, where a game plays without undo. */
    readonly rules: readonly RuleId[] = [],
    inside?: ErrorOptions,
  ) {
    super(sentence, inside);
    this.said = fault === "strict-table" ? say(`refused.${fault}`, { rules }) : say(`refused.${fault}`);
  }
}

/** Why nothing is added to the dice. */
export type ContributionFault = "malformed" | "unknown-seat" | "too-early" | "too-many" | "scripted" | "fork";

/** A contribution to the dice that doesn't fit. The match is as it was. */
export class ContributionRefused extends Error {
  override readonly name = "ContributionRefused";
  readonly said: Message;

  constructor(
    readonly fault: ContributionFault,
    sentence: string,
  ) {
    super(sentence);
    this.said = say(`refused.contribution-${fault}`);
  }
}

/** Why a save can't be opened. */
export type SaveFault =
  | "malformed"
  | "fork"
  | "other-game"
  | "other-version"
  | "other-figures"
  | "other-place"
  | "broken";

export class SaveRefused extends Error {
  override readonly name = "SaveRefused";

  constructor(
    readonly fault: SaveFault,
    sentence: string,
    /** The same for the player, to be read in any language. */
    readonly said: Message = say(`refused.save-${fault}`),
    inside?: ErrorOptions,
  ) {
    super(sentence, inside);
  }
}

/** An option of the table that doesn't exist or doesn't fit. */
export class OptionsRefused extends Error {
  override readonly name = "OptionsRefused";

  constructor(
    sentence: string,
    /** The rule behind it, where the game itself refuses: to be read in any language. */
    readonly bar?: Bar,
  ) {
    super(sentence);
  }
}

/** A script of dice or cards that doesn't fit what the rules throw or draw. */
export class ScriptMistake extends Error {
  override readonly name = "ScriptMistake";
}

/** A mistake in a game's rules: a decision without options, a step that doesn't exist, an exception. */
export class RulesMistake extends Error {
  override readonly name = "RulesMistake";
}

/** Why something doesn't fit, for whoever brought it: what the rules refuse they say themselves; what they stumble over is for those who mend them. */
export function openReason(error: unknown): string {
  return isSaid(error) ? error.message : "the rules fail on it.";
}

function isSaid(error: unknown): error is Error {
  return error instanceof AnswerRefused || error instanceof OptionsRefused || error instanceof ScriptMistake;
}

/** What an error says. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
