import type { MatchSummary } from "@tavolata/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ToPlay, TrialReply } from "./trial-worker.js";

/** How far the bots are with a quest. */
export type TrialState =
  | { readonly state: "idle" }
  | { readonly state: "running" | "done"; readonly of: number; readonly accounts: readonly MatchSummary[] }
  | { readonly state: "failed"; readonly why: string };

/** Lets bots play in a thread of their own, which can be ended at any time. */
export function useTrial(): { readonly trial: TrialState; begin(wish: ToPlay): void; stop(): void } {
  const [trial, setTrial] = useState<TrialState>({ state: "idle" });
  const thread = useRef<Worker>(undefined);
  const end = useCallback(() => {
    thread.current?.terminate();
    thread.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  const begin = useCallback(
    (wish: ToPlay) => {
      end();
      const accounts: MatchSummary[] = [];
      const of = wish.matches;
      const one = new Worker(new URL("./trial-worker.ts", import.meta.url), { type: "module" });
      thread.current = one;
      const fail = (why: string) => {
        end();
        setTrial({ state: "failed", why });
      };
      one.onmessage = ({ data }: MessageEvent<TrialReply>) => {
        if ("fault" in data) return fail(data.fault);
        accounts.push(data.account);
        const isDone = accounts.length === of;
        if (isDone) end();
        setTrial({ state: isDone ? "done" : "running", of, accounts: [...accounts] });
      };
      one.onerror = ({ message }) => fail(message);
      setTrial({ state: "running", of, accounts });
      one.postMessage(wish);
    },
    [end],
  );
  const stop = useCallback(() => {
    end();
    setTrial((before) =>
      before.state === "running" ? { ...before, state: "done", of: before.accounts.length } : before,
    );
  }, [end]);
  return { trial, begin, stop };
}
