import { joinTables, type MessageTables } from "@tavolata/language";
import { useMemo, useSyncExternalStore } from "react";
import type { Preferences } from "../app/preferences.js";
import { SpeakerProvider, useSpeaker } from "../language/words.js";
import { Cover } from "./cover.js";
import { seatLooks, withSeatNames } from "./seat-looks.js";
import type { TableSession } from "./session.js";
import { TableScreen } from "./table-screen.js";
import { useBotPace } from "./use-bot-pace.js";
import type { Keeping } from "./use-kept-table.js";

export interface RoomProps {
  readonly session: TableSession;
  /** Where this browser keeps the match, if it does. */
  readonly keeping?: Keeping;
  readonly messages: MessageTables;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onAgain: () => void;
  /** Back to where tables are chosen. */
  readonly onLeave: () => void;
}

/** A match under way: the table, or the cover while the device goes from hand to hand. */
export function TableRoom(props: RoomProps) {
  const { session, messages } = props;
  const { language } = useSpeaker();
  const { seating, texts } = useSyncExternalStore(session.subscribe, session.moment);
  const names = JSON.stringify(seating); // it is told anew with every answer, and is mostly the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the seating
  const named = useMemo(
    () => withSeatNames(texts ? joinTables(messages, texts) : messages, session.seats, seating),
    [messages, texts, session, names],
  );
  return (
    <SpeakerProvider messages={named} language={language}>
      <Room {...props} />
    </SpeakerProvider>
  );
}

function Room(props: RoomProps) {
  const { session, messages, preferences, keeping } = props;
  const { language } = useSpeaker();
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  const names = JSON.stringify(moment.seating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the seating
  const seats = useMemo(
    () => seatLooks(session.looks, session.seats, moment.seating, messages, language),
    [session, messages, language, names],
  );
  const pace = useBotPace(session, moment, preferences.pace, keeping?.isElsewhere ?? false);
  const next = seats.find(({ seat }) => seat === moment.passTo);
  if (next) return <Cover key={next.seat} session={session} next={next} seats={seats} />;
  return <TableScreen {...props} moment={moment} seats={seats} pace={pace} />;
}
