import { explanationOf } from "@tavolata/ui/explain/explanation.js";
import { type Thing, titleOf } from "@tavolata/ui/explain/thing.js";
import { useReadContent } from "@tavolata/ui/game/content.js";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useRulebook } from "@tavolata/ui/rules/use-rulebook.js";
import { fieldName, tableName, valueName } from "../printed-values/value-words.js";

interface ExplainedProps {
  readonly thing: Thing;
  readonly at: Parameters<typeof explanationOf>[1];
}

/** All that is said of one thing. */
export function Explained({ thing, at }: ExplainedProps) {
  const words = useWords();
  const { page, language } = words;
  const speaker = useSpeaker();
  const { rules: rulebook } = useRulebook();
  const { figures, choices, barred, rules } = explanationOf(thing, at);
  const { printed, word, kind } = thing;
  const read = useReadContent();
  const text = `text.${printed?.entry ?? word}`;
  const says = printed ? (at.explains.says?.(printed, read) ?? []) : [];
  return (
    <article className="explained">
      <h3>{titleOf(thing, speaker)}</h3>
      <p className="muted">{tableName(kind, words)}</p>
      {speaker.has(text) && <p>{speaker.sentence({ key: text })}</p>}
      {says.length > 0 && (
        <ul className="explained-says">
          {says.map((one) => {
            const sentence = speaker.sentence(one);
            return <li key={sentence}>{sentence}</li>;
          })}
        </ul>
      )}
      {figures.length > 0 && (
        <section>
          <h4>{page("explain.figures")}</h4>
          <ul className="explained-figures">
            {figures.map(({ figure, own }) => (
              <li key={figure.path}>
                <span>{fieldName(figure, words, speaker)}</span>{" "}
                <strong className="number">{valueName(own ?? figure.value, words, speaker)}</strong>{" "}
                {own === undefined ? (
                  <span className={`figure-origin ${figure.origin}`}>{page(`figures.origin.${figure.origin}`)}</span>
                ) : (
                  <span className="figure-origin">
                    {page("figures.corrected")} ·{" "}
                    {page("figures.ours", { value: valueName(figure.value, words, speaker) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>{page("explain.now")}</h4>
        {choices.length + barred.length === 0 && <p className="muted">{page("explain.nothing-now")}</p>}
        <ul>
          {choices.map(({ option }) => (
            <li key={option.id}>
              <Sentence of={option.label} />
            </li>
          ))}
          {barred.map(({ option }) => (
            <li key={option.id} className="explained-barred">
              <s>
                <Sentence of={option.label} />
              </s>{" "}
              <span className="action-reason">
                <Sentence of={option.bar.reason} /> <RuleLink id={option.bar.rule} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      {rules.length > 0 && (
        <section>
          <h4>{page("explain.rules")}</h4>
          <ul className="explained-rules">
            {rules.map((id) => (
              <li key={id}>
                <RuleLink id={id} /> {rulebook.get(id)?.title[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
