import { useWords } from "@tavolata/ui/language/words.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { PaceControl } from "@tavolata/ui/table/pace/pace-control.js";
import type { BotPace } from "@tavolata/ui/table/pace/use-bot-pace.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import type { HintControl } from "./hint/use-hint.js";

interface BotsControlProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
  readonly pace: BotPace;
  readonly hint: HintControl;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
}

/**
 * How fast bots, enemies and people elsewhere are shown to move, as long as there are such; and what bots expect, where they think ahead. At a
 * server's table something always moves that isn't one's own.
 */
export function BotsControl({ session, snapshot, seats, pace, hint, preferences, setPreferences }: BotsControlProps) {
  const { page } = useWords();
  const hasBots = seats.some(({ sitter }) => sitter.kind === "bot");
  const hasOthers = hasBots || session.id !== undefined;
  if (!hasOthers || snapshot.outcome || snapshot.past) return null;
  return (
    <>
      <PaceControl
        pace={pace}
        waitsForBot={snapshot.step !== undefined}
        isSpare={!hasBots}
        left={snapshot.step?.left}
        onCatchUp={() => session.catchUp()}
        speed={preferences.pace}
        setPreferences={setPreferences}
      />
      {hint.askBots && thinksAhead(seats) && (
        <button type="button" className="button" onClick={hint.askBots}>
          {page("hint.ask-bots")}
        </button>
      )}
    </>
  );
}

/** Whether a bot sits here that has something to expect. */
function thinksAhead(seats: readonly SeatLook[]): boolean {
  return seats.some(({ sitter }) => sitter.kind === "bot" && (sitter.bot === "strong" || sitter.bot === "patient"));
}
