import type { RuleId } from "@tavolata/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import type { RuleEntry } from "../games/game-data.js";
import { useWords } from "../language/words.js";
import { Dialog } from "../ui/dialog.js";
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
  const found = useMemo(() => {
    const words = search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
    return rules.filter(({ id, title, text }) => {
      const whole = `${id} ${title[language]} ${text[language]}`.toLocaleLowerCase(language);
      return words.every((word) => whole.includes(word));
    });
  }, [rules, search, language]);
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
        {found.map((rule) => (
          <li
            key={rule.id}
            ref={rule.id === at ? opened : undefined}
            tabIndex={-1}
            className={rule.id === at ? "rule opened" : "rule"}
            {...(rule.id === at ? { "aria-current": true } : {})}
          >
            <h3>
              <span className="rule-id number">{rule.id}</span> {rule.title[language]}
            </h3>
            <p>{rule.text[language]}</p>
            <Ruling rule={rule} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Ruling({ rule }: { readonly rule: RuleEntry }) {
  const { page, language } = useWords();
  const ruling = typeof rule.ruling === "object" ? rule.ruling[language] : rule.ruling;
  if (ruling === undefined) return null;
  return <p className="muted">{page("rules.ruling", { ruling })}</p>;
}
