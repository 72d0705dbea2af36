import type { Hinted, SeatExpectation } from "@tavolata/client";
import type { Decision } from "@tavolata/kernel";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useCallback, useEffect, useMemo, useState } from "react";
import { afterAnswer } from "./after-answer.js";

/** What was asked of the bots, and what they said. */
export type HintState =
  | { readonly what: "thinking" }
  | { readonly what: "hint"; readonly decision: Decision; readonly hint: Pick<Hinted, "picks" | "reason" | "expects"> }
  | { readonly what: "expected"; readonly bots: readonly SeatExpectation[] }
  | { readonly what: "refused"; readonly reason: Reason };

export interface HintControl {
  readonly told: HintState | undefined;
  /** Asks what the strong bot would do in one's own seat; nothing where the table has no hints, or nothing is asked. */
  readonly ask: (() => void) | undefined;
  /** Asks what the bots expected of their last answers. */
  readonly askBots: (() => void) | undefined;
  dismiss(): void;
}

/** Hints at a table that allows them. What was told goes when the question does. */
export function useHint(session: TableSession, { decision, outcome, past, at }: TableSnapshot): HintControl {
  const [told, setTold] = useState<HintState>();
  const key = decision?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question makes it old
  useEffect(() => setTold(undefined), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next answer, too, as far as it counts
  useEffect(() => setTold(afterAnswer), [at]);
  const isAllowed = session.table?.hints === true && !outcome && !past;
  const hint = useCallback(async () => {
    if (!decision || !session.hint) return;
    setTold({ what: "thinking" });
    const { answer, reason } = await session.hint(decision);
    const news: HintState | undefined = reason
      ? { what: "refused", reason }
      : answer && { what: "hint", decision, hint: answer };
    setTold((before) => (before?.what === "thinking" ? news : before));
  }, [session, decision]);
  const bots = useCallback(async () => {
    if (!session.expected) return;
    const { answer, reason } = await session.expected();
    setTold(reason ? { what: "refused", reason } : { what: "expected", bots: answer ?? [] });
  }, [session]);
  const mayAsk = isAllowed && decision !== undefined && session.people.includes(decision.seat);
  const mayAskBots = isAllowed && session.people.length > 0;
  // The same as long as nothing changes: whatever shows it isn't drawn anew.
  return useMemo(
    () => ({
      told,
      ask: mayAsk ? () => void hint() : undefined,
      askBots: mayAskBots ? () => void bots() : undefined,
      dismiss: () => setTold(undefined),
    }),
    [told, mayAsk, mayAskBots, hint, bots],
  );
}
