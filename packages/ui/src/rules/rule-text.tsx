import type { RuleInfo } from "../game/game-data.js";
import { useWords } from "../language/words.js";
import { RuleWhere } from "./rule-where.js";
import { RuledText } from "./ruled-text.js";
import "./rule-text.css";

interface RuleTextProps {
  readonly rule: RuleInfo;
  readonly level: "h2" | "h3";
}

/** One rule of the catalogue: its number, its title, its text, why it is read so; for the curious, where it is in the code and the tests. */
export function RuleText({ rule, level: Heading }: RuleTextProps) {
  const { page, language } = useWords();
  const ruling = typeof rule.ruling === "object" ? rule.ruling[language] : rule.ruling;
  return (
    <>
      <Heading>
        <span className="rule-id number">{rule.id}</span> {rule.title[language]}{" "}
        {rule.option && <span className="rule-optional">{page("rules.optional")}</span>}
      </Heading>
      <p>
        <RuledText text={rule.text[language]} of={rule.id} />
      </p>
      {ruling !== undefined && (
        <p className="muted rule-ruling" {...(typeof rule.ruling === "string" ? { lang: "en" } : {})}>
          <RuledText text={page("rules.ruling", { ruling })} of={rule.id} />
        </p>
      )}
      <RuleWhere rule={rule} />
    </>
  );
}
