import type { Callable } from "@tavolata/kernel";
import { touch, useMedia } from "@tavolata/ui/controls/use-media.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { useCallback } from "react";

interface TableDeeds {
  takeBack(): Promise<void>;
  doAgain(): Promise<void>;
  call(callable: Callable): Promise<void>;
  lookBack(event: number): Promise<void>;
  askEarlier(): Promise<void>;
  wholeLog(): Promise<readonly AnyVisibleEvent[] | undefined>;
}

/**
 * What can be done at every table besides answering. What is refused is told with its reason.
 * @param askFirst opens the window that tells what would be taken back
 */
export function useTableDeeds(
  session: TableSession,
  { undo, onlooker, canRedo }: TableSnapshot,
  refuse: (reason: Reason | undefined) => void,
  askFirst: () => void,
): TableDeeds {
  const isTouch = useMedia(touch);
  const takeBack = useCallback(async () => {
    // A finger can't point first: it is told in a window what would be taken back.
    if (undo.kind !== "free" || isTouch) askFirst();
    else refuse(await session.undoFreely(onlooker));
  }, [undo, isTouch, session, onlooker, refuse, askFirst]);
  const doAgain = useCallback(async () => {
    if (canRedo) refuse(await session.redo());
  }, [canRedo, session, refuse]);
  const call = useCallback(async (callable: Callable) => refuse(await session.interject(callable)), [session, refuse]);
  const lookBack = useCallback(async (event: number) => refuse(await session.lookBack(event)), [session, refuse]);
  const askEarlier = useCallback(async () => refuse(await session.earlier?.()), [session, refuse]);
  const wholeLog = useCallback(async () => {
    const { answer, reason } = (await session.wholeLog?.()) ?? {};
    refuse(reason);
    return answer;
  }, [session, refuse]);
  return { takeBack, doAgain, call, lookBack, askEarlier, wholeLog };
}
