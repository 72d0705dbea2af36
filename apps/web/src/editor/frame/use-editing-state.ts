import type { QuestProblem } from "@tavolata/kit";
import type { QuestChange } from "@tavolata/ui/editor/change.js";
import { Checker } from "@tavolata/ui/editor/checker.js";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import type { Editing, Picking } from "@tavolata/ui/editor/editing.js";
import { type Fixed, type FixRequest, wished, wishFor } from "@tavolata/ui/editor/fixing.js";
import { begun, did, type History, redone, undone } from "@tavolata/ui/editor/history.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useCallback, useEffect, useRef, useState } from "react";

/** Holds what is edited: the file with its history, what is in hand, and what the checks say. */
export function useEditingState<F extends DraftFile>(
  workbench: AnyWorkbench,
  first: F,
  kept: (file: F) => void,
): Editing<F> {
  const [history, setHistory] = useState<History<F>>(() => begun(first));
  const [selected, select] = useState<string>();
  const [tool, setTool] = useState<string>();
  const [turned, setTurned] = useState(false);
  const [picking, setPicking] = useState<Picking>();
  const [look, setLook] = useState<Editing["look"]>();
  const [tab, open] = useState("tools");
  const file = history.now;
  const { problems, isChecked } = useChecks(workbench, file);
  const keep = useRef(kept);
  keep.current = kept;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) keep.current(file);
    isFirst.current = false;
  }, [file]);
  const make = useCallback((changes: QuestChange | readonly QuestChange[], joins?: string) => {
    const all = "does" in changes ? [changes] : changes;
    setHistory((before) => did(before, all, joins));
    setPicking(undefined); // what was asked for may lie elsewhere in the file now
  }, []);
  const fix = useFixing(file, problems, isChecked, make);
  const undo = useCallback(() => {
    select(undefined);
    setPicking(undefined);
    setHistory(undone);
  }, []);
  const redo = useCallback(() => {
    select(undefined);
    setPicking(undefined);
    setHistory(redone);
  }, []);
  const take = useCallback((wanted: string | undefined) => {
    setTool(wanted);
    setPicking(undefined);
    if (wanted !== undefined) select(undefined);
  }, []);
  const pick = useCallback((wanted: Picking | undefined) => {
    setPicking(wanted);
    if (wanted) setTool(undefined);
  }, []);
  const turn = useCallback(() => setTurned((before) => !before), []);
  const lookAt = useCallback(
    (at: readonly string[]) => setLook((before) => ({ at, number: (before?.number ?? 0) + 1 })),
    [],
  );
  return useSame({
    file,
    make,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    selected,
    select,
    tool,
    take,
    turned,
    turn,
    picking,
    pick,
    problems,
    isChecked,
    fix,
    look,
    lookAt,
    tab,
    open,
  });
}

/** Mends what is wished, as soon as the file is checked. */
function useFixing(
  file: DraftFile,
  problems: readonly QuestProblem[] | undefined,
  isChecked: boolean,
  make: Editing["make"],
): Editing["fix"] {
  const [wish, setWish] = useState<FixRequest>();
  const fixed = useRef<Fixed>(undefined);
  const fix = useCallback(
    (problem: QuestProblem) => {
      const next = wishFor(problem, { file, problems }, fixed.current);
      if (next) setWish(next);
    },
    [file, problems],
  );
  useEffect(() => {
    if (!wish || !problems || !isChecked) return;
    const problem = wished(wish, { file, problems });
    setWish(undefined);
    if (!problem?.fix) return;
    fixed.current = { problem, problems };
    make(problem.fix.change);
  }, [wish, file, problems, isChecked, make]);
  return fix;
}

/** The same object as long as everything in it is the same. */
function useSame<T extends object>(now: T): T {
  const kept = useRef(now);
  const isSame = (Object.keys(now) as (keyof T)[]).every((key) => Object.is(now[key], kept.current[key]));
  if (!isSame) kept.current = now;
  return kept.current;
}

interface Checks {
  readonly problems: readonly QuestProblem[] | undefined;
  /** Whether they are about the file as it is now. */
  readonly isChecked: boolean;
}

/** What the checks say of the file, in the end; until then what they said before. */
function useChecks(workbench: AnyWorkbench, file: DraftFile): Checks {
  const [told, setTold] = useState<{ readonly problems: readonly QuestProblem[]; readonly of: DraftFile }>();
  const checker = useRef<Checker>(undefined);
  const asked = useRef(file);
  useEffect(() => {
    const one = new Checker(workbench.checker(), (problems) => setTold({ problems, of: asked.current }));
    checker.current = one;
    return () => one.close();
  }, [workbench]);
  useEffect(() => {
    asked.current = file;
    checker.current?.check(JSON.stringify(file));
  }, [file]);
  return { problems: told?.problems, isChecked: told?.of === file };
}
