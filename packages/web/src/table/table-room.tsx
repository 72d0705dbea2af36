import type { MessageTables } from "@tavolata/language";
import { useMemo, useSyncExternalStore } from "react";
import type { Preferences } from "../app/preferences.js";
import { SpeakerProvider, useWords } from "../language/words.js";
import { Cover } from "./cover.js";
import { seatLooks, withSeatNames } from "./seat-looks.js";
import type { TableSession } from "./session.js";
import { TableScreen } from "./table-screen.js";
import { useBotPace } from "./use-bot-pace.js";
import type { KeptTable } from "./use-kept-table.js";

export interface RoomProps {
  readonly session: TableSession;
  readonly table: KeptTable;
  readonly messages: MessageTables;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onAgain: () => void;
}

/** A match under way: the table, or the cover while the device goes from hand to hand. */
export function TableRoom(props: RoomProps) {
  const { session, messages } = props;
  const named = useMemo(() => withSeatNames(messages, session.seats, session.seating), [messages, session]);
  return (
    <SpeakerProvider messages={named}>
      <Room {...props} />
    </SpeakerProvider>
  );
}

function Room(props: RoomProps) {
  const { session, messages, preferences, table } = props;
  const { language } = useWords();
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  const seats = useMemo(
    () => seatLooks(session.face, session.seats, session.seating, messages, language),
    [session, messages, language],
  );
  const pace = useBotPace(session, moment, preferences.pace, table.isElsewhere);
  const next = seats.find(({ seat }) => seat === moment.passTo);
  if (next) return <Cover key={next.seat} session={session} next={next} seats={seats} />;
  return <TableScreen {...props} moment={moment} seats={seats} pace={pace} />;
}
