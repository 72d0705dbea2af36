import trophy from "game-icon:laurels-trophy";
import skull from "game-icon:skull-crossed-bones";
import type { Outcome, Verdict } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession } from "@tavolata/ui/table/session.js";
import { type ReactNode, useState } from "react";
import { KnownDice } from "../dice-proof/known-dice.js";
import { SeedProof } from "../dice-proof/seed-proof.js";
import { exportMatch } from "./menu.js";
import "./end-dialog.css";

interface EndProps {
  readonly session: TableSession;
  readonly outcome: Outcome;
  readonly seats: readonly SeatLook[];
  /** What happened, in numbers, where the game counts it. */
  readonly report: ReactNode;
  readonly onStatistics: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** How it ended, and the proof that it went by the rules. */
export function EndDialog({ session, outcome, seats, report, onStatistics, onAgain, onLeave, onClose }: EndProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const winners = seats.filter(({ seat }) => outcome.winners.includes(seat));
  const { people } = session;
  const isLent = session.table?.lent === true;
  const hasLost = people.length > 0 && !people.some((seat) => outcome.winners.includes(seat));
  return (
    <Dialog title={page("end.won", { names: winners.map(({ name }) => name) })} onClose={onClose}>
      <div className={hasLost ? "end-scene lost" : "end-scene"}>
        <span className="end-emblem">
          <Icon of={hasLost ? skull : trophy} />
        </span>
        <p className="end-how">
          {speaker.outcome(outcome)} <RuleLinks ids={outcome.rules} />
        </p>
      </div>
      {report ?? (
        <ul className="end-seats">
          {seats.map((look) => (
            <li key={look.seat} className={outcome.winners.includes(look.seat) ? "won" : ""}>
              <SeatMark look={look} />
              <span className="serif">{look.name}</span>
              {outcome.winners.includes(look.seat) && <span className="end-winner">{page("end.winner")}</span>}
              <span className="number end-score">{outcome.scores?.[look.seat]}</span>
            </li>
          ))}
        </ul>
      )}
      <Proof session={session} isLent={isLent} />
      <div className="dialog-actions">
        <button type="button" className="button main" onClick={onAgain}>
          {page("end.again")}
        </button>
        {!isLent && (
          <button type="button" className="button" onClick={() => void exportMatch(session)}>
            {page("export")}
          </button>
        )}
        {session.id !== undefined && (
          <button type="button" className="button end-statistics" onClick={onStatistics}>
            {page("statistics.title")}
          </button>
        )}
        {session.id !== undefined && !isLent && (
          <a className="button" href={addressOf({ at: "replay-of", id: session.id })}>
            {page("replay.title")}
          </a>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {page("menu.leave")}
        </button>
      </div>
    </Dialog>
  );
}

interface ProofProps {
  readonly session: TableSession;
  /** The match's file stays at the server: it can't be checked here. */
  readonly isLent: boolean;
}

/** The seed behind the dice, its hash as it was published, and a check of the whole match. */
function Proof({ session, isLent }: ProofProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <section className="end-proof" aria-label={page("seed.title")}>
      <div className="end-verify">
        {!isLent && (
          <button type="button" className="button" onClick={() => void session.verify().then(setVerdict)}>
            {page("verify")}
          </button>
        )}
        <p role="status" className={verdict?.sound === false ? "unsound" : "sound"}>
          {verdict &&
            (verdict.sound
              ? page("verify.sound")
              : page("verify.unsound", { problem: speaker.sentence(verdict.said) }))}
        </p>
      </div>
      <KnownDice table={session.table} />
      <details>
        <summary>{page("seed.title")}</summary>
        <SeedProof
          seedHash={session.seedHash}
          seed={session.seed}
          contributions={session.contributions}
          own={session.ownContribution}
        />
      </details>
    </section>
  );
}
