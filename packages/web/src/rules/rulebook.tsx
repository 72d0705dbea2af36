import type { RuleId } from "@tavolata/kernel";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { RuleEntry } from "../games/game-data.js";
import { RulesPanel } from "./rules-panel.js";

interface Rulebook {
  readonly rules: ReadonlyMap<RuleId, RuleEntry>;
  /** Opens the rulebook, at a rule if one is named. */
  open(id?: RuleId): void;
}

const RulebookContext = createContext<Rulebook | undefined>(undefined);

interface RulebookProps {
  readonly rules: readonly RuleEntry[];
  readonly children: ReactNode;
}

/** Lets everything inside it open a rule's entry. */
export function RulebookProvider({ rules, children }: RulebookProps) {
  const [opened, setOpened] = useState<{ readonly at: RuleId | undefined }>();
  const rulebook = useMemo(
    (): Rulebook => ({ rules: new Map(rules.map((rule) => [rule.id, rule])), open: (at) => setOpened({ at }) }),
    [rules],
  );
  return (
    <RulebookContext value={rulebook}>
      {children}
      {opened && <RulesPanel rules={rules} at={opened.at} onClose={() => setOpened(undefined)} />}
    </RulebookContext>
  );
}

export function useRulebook(): Rulebook {
  const rulebook = useContext(RulebookContext);
  if (!rulebook) throw new Error("There is no rulebook here: put a RulebookProvider around it.");
  return rulebook;
}
