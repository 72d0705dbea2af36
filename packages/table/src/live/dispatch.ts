import type { FromClient, FromServer } from "@tavolata/client/protocol";
import type { Onlooker } from "@tavolata/kernel";
import type { Hints, TablesInPlay } from "../bots/hints.js";
import type { Earlier } from "../watching/watchers.js";
import type { PastMoment } from "./looking-back.js";
import type { GivenAnswer, UndoEntry } from "./wishes.js";

/** The tables of a house, as far as messages can do something there. */
export interface PlayedTables extends TablesInPlay {
  /** Takes an answer: once this returns it is stored, and everybody who looks on is told. */
  answer(table: string, answer: GivenAnswer): Promise<{ readonly again: boolean }>;
  /** @param pay to be paid before so many answers are played again for it; refuses whoever can't */
  undo(table: string, wish: UndoEntry, pay: (answers: number) => void): Promise<"done" | "had-before" | "voting">;
}

/** One end of a line to somebody who plays or looks on. Whatever it can't do it refuses. */
export interface Line {
  readonly tables: PlayedTables;
  readonly hints: Hints;
  /** The id of who speaks; refuses when nobody has come in. */
  signedIn(): string;
  watch(message: Extract<FromClient, { type: "watch" }>): Promise<void>;
  unwatch(table: string, as: Onlooker): void;
  lookBack(table: string, as: Onlooker, event: number): Promise<PastMoment>;
  /** The page of events before a number, at a table that is watched from there. */
  earlier(table: string, as: Onlooker, before: number): Promise<Earlier>;
  say(table: string, words: string, id: string): Promise<void>;
  /** Refuses when somebody asks for too much: of a replay by how many answers it has. */
  count(what: "hint" | "explain" | "undo" | "expect" | "replay", answers?: number): void;
  send(message: FromServer): void;
  /** Sends what comes of it when it is there: nothing else waits for it. */
  sendLater(id: string, reply: Promise<FromServer>): Promise<void>;
}

/** Does what a message asks for, and replies. */
export async function dispatch(message: FromClient, line: Line): Promise<void> {
  const { tables } = line;
  const { id, table } = message;
  switch (message.type) {
    case "watch":
      return line.watch(message);
    case "unwatch":
      line.unwatch(table, message.as);
      return line.send({ type: "unwatched", id, table, as: message.as });
    case "answer": {
      const { seat, number, key, picks } = message;
      const { again } = await tables.answer(table, { seat, number, key, picks, sent: id, person: line.signedIn() });
      return line.send({ type: "taken", id, ...(again ? { again } : {}) });
    }
    case "undo":
    case "redo":
    case "vote": {
      line.count("undo");
      const done = await tables.undo(table, undoOf(message, line.signedIn()), (answers) =>
        line.count("replay", answers),
      );
      const how = done === "voting" ? { voting: true as const } : done === "had-before" ? { again: true as const } : {};
      return line.send({ type: "taken", id, ...how });
    }
    case "say":
      await line.say(table, message.words.trim(), id);
      return line.send({ type: "taken", id });
    case "explain": {
      line.count("explain");
      const explained = await tables.with(table, (live) => {
        live.checkMayAnswer(line.signedIn(), message.seat, message.number);
        const decision = live.explain(message.seat, message.number);
        const { secretTexts } = live;
        const secrets = secretTexts?.keysNamedIn(decision.barred) ?? [];
        return { decision, ...(secretTexts && secrets.length > 0 ? { texts: secretTexts.of(secrets) } : {}) };
      });
      return line.send({ type: "explained", id, ...explained });
    }
    case "hint":
      void line.sendLater(id, hint(message, line)); // one may answer before the hint is there
      return;
    case "expect":
      line.count("expect");
      return line.send({ type: "expected", id, bots: await line.hints.expected(line.signedIn(), table) });
    case "earlier":
      void line.sendLater(id, earlier(message, line)); // a long match is played again for it: one may answer meanwhile
      return;
    case "look-back":
      return line.send({ type: "looked-back", id, ...(await line.lookBack(table, message.as, message.event)) });
  }
}

async function earlier({ id, table, as, before }: Extract<FromClient, { type: "earlier" }>, line: Line) {
  return { type: "told-earlier", id, ...(await line.earlier(table, as, before)) } as const;
}

async function hint({ id, table, seat, number }: Extract<FromClient, { type: "hint" }>, line: Line) {
  const person = line.signedIn();
  line.count("hint");
  const { picks, reason, expects } = await line.hints.hint(person, table, seat, number);
  return { type: "hinted", id, picks, reason, ...(expects ? { expects } : {}) } as const;
}

function undoOf(message: Extract<FromClient, { type: "undo" | "redo" | "vote" }>, person: string): UndoEntry {
  const { id: sent, seat } = message;
  if (message.type === "vote") return { does: message.agrees ? "agree" : "disagree", seat, sent, person };
  if (message.type === "redo") return { does: "redo", seat, sent, person };
  const { to, event } = message;
  const back = { ...(to === undefined ? {} : { to }), ...(event === undefined ? {} : { event }) };
  return { does: "undo", seat, sent, person, ...back };
}
