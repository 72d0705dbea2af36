import { type Message, say } from "../rules/message.js";

/** What a match could not keep when it was opened, because the game is another than when it was saved. */
export interface Lost {
  /** The last ones, which no longer fit. */
  readonly answers: number;
  /** Corrected figures that the game no longer takes. */
  readonly figures: number;
}

/** What the people at the table are told about it. */
export function noticeOf({ answers, figures }: Lost): Message {
  if (figures === 0) return say("notice.back-to-step", { dropped: answers });
  return say("notice.figures-left", { figures, dropped: answers });
}
