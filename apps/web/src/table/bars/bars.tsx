import { useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seat-looks.js";
import type { Moment, TableSession } from "@tavolata/ui/table/session.js";
import type { ReactNode } from "react";
import { HintBar } from "../hint/hint-bar.js";
import type { HintControl } from "../hint/use-hint.js";
import type { Keeping } from "../use-kept-table.js";
import { Warnings } from "../warnings.js";
import { LineBar } from "./line-bar.js";
import { LookingOn } from "./looking-on.js";
import { PastBar } from "./past-bar.js";
import { VoteBar } from "./vote-bar.js";
import { WishBar } from "./wish-bar.js";
import "./bars.css";

interface BarsProps {
  readonly session: TableSession;
  readonly keeping: Keeping | undefined;
  readonly moment: Moment;
  readonly seats: readonly SeatLook[];
  readonly hint: HintControl;
  readonly children?: ReactNode;
}

/** What somebody should know besides the question: a lost line, a vote, that one only looks on. The table stays readable under it. */
export function Bars({ session, keeping, moment, seats, hint, children }: BarsProps) {
  const { page } = useWords();
  return (
    <section className="bars" aria-label={page("bars.title")}>
      <Warnings session={session} keeping={keeping} />
      {moment.line === "lost" && <LineBar />}
      {moment.past && <PastBar session={session} past={moment.past} told={moment.events.length} />}
      <HintBar control={hint} seats={seats} />
      {moment.vote && <VoteBar session={session} vote={moment.vote} moment={moment} seats={seats} />}
      {session.table?.wishes?.map((wish) => (
        <WishBar key={wish.id} table={session.table!.id} wish={wish} />
      ))}
      {session.id !== undefined && !moment.outcome && <LookingOn session={session} moment={moment} seats={seats} />}
      {children}
    </section>
  );
}
