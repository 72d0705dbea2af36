import { joinTables, type MessageTables } from "@tavolata/language";
import { LinksProvider } from "@tavolata/ui/language/linked.js";
import { SpeakerProvider, useSpeaker } from "@tavolata/ui/language/words.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { useBotPace } from "@tavolata/ui/table/pace/use-bot-pace.js";
import { useSnapshot } from "@tavolata/ui/table/pace/use-snapshot.js";
import { Cover } from "@tavolata/ui/table/seats/cover.js";
import { seatLooks, withSeatNames } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { type ReactNode, useMemo } from "react";
import type { SaveState } from "./saved/use-local-table.js";
import { TableScreen } from "./table-screen.js";

export interface RoomProps {
  readonly session: TableSession;
  /** Where this browser keeps the match, if it does. */
  readonly keeping?: SaveState;
  readonly messages: MessageTables;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onAgain: () => void;
  /** Back to where tables are chosen. */
  readonly onLeave: () => void;
  /** What lies over the table besides its own windows. */
  readonly beside?: ReactNode;
}

/** A match under way: the table, or the cover while the device goes from hand to hand. */
export function TableRoom(props: RoomProps) {
  const { session, messages } = props;
  const { language } = useSpeaker();
  const snapshot = useSnapshot(session);
  const { seating, texts } = snapshot;
  const names = JSON.stringify(seating); // it is told anew with every answer, and is mostly the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the seating
  const named = useMemo(
    () => withSeatNames(texts ? joinTables(messages, texts) : messages, session.seats, seating),
    [messages, texts, session, names],
  );
  return (
    <SpeakerProvider messages={named} language={language}>
      <Room {...props} snapshot={snapshot} />
    </SpeakerProvider>
  );
}

function Room(props: RoomProps & { readonly snapshot: TableSnapshot }) {
  const { session, messages, preferences, keeping, snapshot } = props;
  const { language } = useSpeaker();
  const names = JSON.stringify(snapshot.seating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the seating
  const seats = useMemo(
    () => seatLooks(session.screen, session.seats, snapshot.seating, messages, language),
    [session, messages, language, names],
  );
  const pace = useBotPace(session, snapshot, preferences.pace, keeping?.isElsewhere ?? false);
  const next = seats.find(({ seat }) => seat === snapshot.passTo);
  if (next) return <Cover key={next.seat} session={session} next={next} seats={seats} />;
  return (
    <LinksProvider of={session.screen.links}>
      <TableScreen {...props} seats={seats} pace={pace} />
    </LinksProvider>
  );
}
