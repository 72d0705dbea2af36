import type { Decision, Message } from "@tavolata/kernel";
import { type Act, useAct } from "@tavolata/ui/table/question/act.js";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Refusal } from "./question-bar.js";

/** How long the question bar says why something was refused. */
const refusalTime = 4000;
/** So many can be read again in the log. */
const savedRefusals = 10;

interface Answers {
  readonly act: Act;
  readonly refusal: Refusal | undefined;
  /** The last ones, the newest last. */
  readonly refusals: readonly Refusal[];
  /** Tells why something wasn't done, if there is a reason. */
  refuse(reason: Reason | undefined): void;
}

/** What the onlooker can do, and why the last attempt was refused. */
export function useAnswers(session: TableSession, snapshot: TableSnapshot, isElsewhere: boolean): Answers {
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const say = useCallback((reason: Message, rule?: string) => {
    const refused = { reason, rule, at: performance.now() };
    setRefusal(refused);
    setRefusals((before) => [...before.slice(1 - savedRefusals), refused]);
  }, []);
  const refuse = useCallback((reason: Reason | undefined) => reason && say(reason.said, reason.rule), [say]);
  const answer = useCallback(
    async (decision: Decision, picks: readonly string[]) => {
      const reason = await session.answer(decision, picks);
      if (reason) refuse(reason);
      else setRefusal(undefined);
    },
    [session, refuse],
  );
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(undefined), refusalTime);
    return () => clearTimeout(timer);
  }, [refusal]);
  const give = useMemo(
    () => ({ answer: (...given: Parameters<typeof answer>) => void answer(...given), refuse: say }),
    [answer, say],
  );
  const act = useAct(isElsewhere ? undefined : snapshot.decision, session.screen, snapshot.view, give);
  return { act, refusal, refusals, refuse };
}
