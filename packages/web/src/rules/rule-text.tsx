import type { RuleEntry } from "../games/game-data.js";
import { useWords } from "../language/words.js";
import "./rule-text.css";

interface RuleTextProps {
  readonly rule: RuleEntry;
  readonly level: "h2" | "h3";
  /** With how it is tested, for the curious. */
  readonly isLong?: boolean;
}

/** One rule of the catalogue: its number, its title, its text, why it is read so. */
export function RuleText({ rule, level: Heading, isLong = false }: RuleTextProps) {
  const { page, language } = useWords();
  const ruling = typeof rule.ruling === "object" ? rule.ruling[language] : rule.ruling;
  return (
    <>
      <Heading>
        <span className="rule-id number">{rule.id}</span> {rule.title[language]}{" "}
        {rule.option && <span className="rule-optional">{page("rules.optional")}</span>}
      </Heading>
      <p>{rule.text[language]}</p>
      {ruling !== undefined && (
        <p className="muted rule-ruling" {...(typeof rule.ruling === "string" ? { lang: "en" } : {})}>
          {page("rules.ruling", { ruling })}
        </p>
      )}
      {isLong && rule.test !== undefined && (
        <details className="rule-test">
          <summary>{page("rules.where")}</summary>
          <p className="muted" lang="en">
            {rule.test}
          </p>
          <p className="muted">{page("rules.coverage", { id: rule.id })}</p>
        </details>
      )}
    </>
  );
}
