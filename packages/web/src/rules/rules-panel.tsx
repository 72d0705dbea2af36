import type { RuleId } from "@tavolata/kernel";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { RuleEntry } from "../games/game-data.js";
import { useWords } from "../language/words.js";
import { Dialog } from "../ui/dialog.js";
import { RuleText } from "./rule-text.js";
import { foundIn } from "./search.js";
import "./rules-panel.css";

interface RulesPanelProps {
  readonly rules: readonly RuleEntry[];
  readonly at: RuleId | undefined;
  readonly onClose: () => void;
}

/** The catalogue as a rulebook: searched as one types, opened at a rule. */
export function RulesPanel({ rules, at, onClose }: RulesPanelProps) {
  const { page, language } = useWords();
  const [search, setSearch] = useState("");
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: "center" });
    opened.current?.focus({ preventScroll: true });
  }, []);
  const found = useMemo(() => foundIn(rules, search, language), [rules, search, language]);
  const shown = useDeferredValue(found, near(found, at)); // hundreds of rules aren't drawn before the panel is open
  return (
    <Dialog title={page("rules.title")} kind="side" onClose={onClose}>
      <div className="rules-search">
        <input
          type="search"
          className="field"
          aria-label={page("rules.search")}
          placeholder={page("rules.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="muted" role="status">
          {page("rules.found", { count: found.length })}
        </p>
      </div>
      <ol className="rules-list">
        {shown.map((rule) => (
          <li
            key={rule.id}
            ref={rule.id === at ? opened : undefined}
            tabIndex={-1}
            className={rule.id === at ? "rule opened" : "rule"}
            {...(rule.id === at ? { "aria-current": true } : {})}
          >
            <RuleText rule={rule} level="h3" />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The rules that can be seen when the panel opens. */
function near(rules: readonly RuleEntry[], at: RuleId | undefined): readonly RuleEntry[] {
  const place = Math.max(
    0,
    rules.findIndex(({ id }) => id === at),
  );
  return rules.slice(Math.max(0, place - 6), place + 12);
}
