import type { RuleId } from "@tavolata/kernel";
import { memo, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { Dialog } from "../controls/dialog.js";
import type { RuleInfo } from "../game/game-data.js";
import { useWords } from "../language/words.js";
import { RuleSearch } from "./rule-search.js";
import { RuleText } from "./rule-text.js";
import { foundIn } from "./search.js";
import { useGrowing } from "./use-growing.js";
import "./rules-panel.css";

interface RulesPanelProps {
  readonly rules: readonly RuleInfo[];
  readonly at: RuleId | undefined;
  /** The rule from which a link led here. */
  readonly back: RuleId | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The catalogue as a rulebook: searched as one types, opened at a rule. */
export function RulesPanel({ rules, at, back, onBack, onClose }: RulesPanelProps) {
  const { page } = useWords();
  const opened = useRef<HTMLLIElement>(null);
  // After the window itself, which takes the focus first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another rule is opened
  useEffect(() => {
    opened.current?.scrollIntoView({ block: "center" });
    opened.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <Dialog title={page("rules.title")} kind="side" onClose={onClose}>
      {back !== undefined && (
        <button type="button" className="button bare rules-back" onClick={onBack}>
          <span aria-hidden="true">←</span> {page("rules.back", { id: back })}
        </button>
      )}
      <Entries key={at} rules={rules} at={at} opened={opened} />
    </Dialog>
  );
}

interface EntriesProps extends Pick<RulesPanelProps, "rules" | "at"> {
  readonly opened: Ref<HTMLLIElement>;
}

function Entries({ rules, at, opened }: EntriesProps) {
  const { language } = useWords();
  const [search, setSearch] = useState("");
  const found = useMemo(() => foundIn(rules, search, language), [rules, search, language]);
  const place = found.findIndex(({ id }) => id === at);
  const shown = useGrowing(found, Math.max(0, place));
  return (
    <>
      <div className="rules-search">
        <RuleSearch search={search} setSearch={setSearch} found={found.length} />
      </div>
      <ol className="rules-list">
        {shown.map((rule) => (
          <Rule key={rule.id} rule={rule} opened={rule.id === at ? opened : undefined} />
        ))}
      </ol>
    </>
  );
}

/** @param opened for the rule at which the panel was opened */
const Rule = memo(function Rule({ rule, opened }: { rule: RuleInfo; opened: Ref<HTMLLIElement> | undefined }) {
  return (
    <li
      ref={opened}
      tabIndex={-1}
      className={opened ? "rule opened" : "rule"}
      {...(opened ? { "aria-current": true } : {})}
    >
      <RuleText rule={rule} level="h3" />
    </li>
  );
});
