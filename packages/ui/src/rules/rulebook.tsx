import type { RuleId } from "@tavolata/kernel";
import { type ReactNode, useMemo, useState } from "react";
import type { RuleInfo } from "../game/game-data.js";
import { RulesPanel } from "./rules-panel.js";
import { type Rulebook, RulebookContext } from "./use-rulebook.js";

interface RulebookProps {
  readonly game: string;
  readonly rules: readonly RuleInfo[];
  readonly children: ReactNode;
}

/** Where somebody is in the opened rulebook, and how they came there: from rule to rule. */
type Trail = readonly (RuleId | undefined)[];

/** Lets everything inside it open a rule's entry. */
export function RulebookProvider({ game, rules, children }: RulebookProps) {
  const [trail, setTrail] = useState<Trail>([]);
  const rulebook = useMemo(
    (): Rulebook => ({
      game,
      rules: new Map(rules.map((rule) => [rule.id, rule])),
      open: (at) => setTrail((before) => [...before, at]),
    }),
    [game, rules],
  );
  return (
    <RulebookContext value={rulebook}>
      {children}
      {trail.length > 0 && (
        <RulesPanel
          rules={rules}
          at={trail.at(-1)}
          back={trail.at(-2)}
          onBack={() => setTrail(trail.slice(0, -1))}
          onClose={() => setTrail([])}
        />
      )}
    </RulebookContext>
  );
}
