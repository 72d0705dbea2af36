import { useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import type { ReactNode } from "react";
import { HintBar } from "../hint/hint-bar.js";
import type { HintControl } from "../hint/use-hint.js";
import type { SaveState } from "../saved/use-local-table.js";
import { Warnings } from "../windows/warnings.js";
import { LineBar } from "./line-bar.js";
import { LookingOn } from "./looking-on.js";
import { PastBar } from "./past-bar.js";
import { VoteBar } from "./vote-bar.js";
import { WishBar } from "./wish-bar.js";
import "./bars.css";

interface BarsProps {
  readonly session: TableSession;
  readonly keeping: SaveState | undefined;
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
  readonly hint: HintControl;
  readonly children?: ReactNode;
}

/** What somebody should know besides the question: a lost line, a vote, that one only looks on. The table stays readable under it. */
export function Bars({ session, keeping, snapshot, seats, hint, children }: BarsProps) {
  const { page } = useWords();
  return (
    <section className="bars" aria-label={page("bars.title")}>
      <Warnings session={session} keeping={keeping} />
      {snapshot.line === "lost" && <LineBar />}
      {snapshot.past && <PastBar session={session} past={snapshot.past} told={snapshot.events.length} />}
      <HintBar control={hint} seats={seats} />
      {snapshot.vote && <VoteBar session={session} vote={snapshot.vote} snapshot={snapshot} seats={seats} />}
      {session.table?.wishes?.map((wish) => (
        <WishBar key={wish.id} table={session.table!.id} wish={wish} />
      ))}
      {session.id !== undefined && !snapshot.outcome && (
        <LookingOn session={session} snapshot={snapshot} seats={seats} />
      )}
      {children}
    </section>
  );
}
