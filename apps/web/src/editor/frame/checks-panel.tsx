import type { QuestProblem } from "@tavolata/kit";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { inOrder, problemName } from "@tavolata/ui/editor/problems.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";

/** How many problems keep the quest from being played, and how many are only odd. */
export function useVerdict(): { readonly stops: number; readonly odd: number } | undefined {
  const { problems } = useEditing();
  if (!problems) return undefined;
  const stops = problems.filter(({ weight }) => weight === "stops").length;
  return { stops, odd: problems.length - stops };
}

/** What is wrong or odd, each with its rule, where it is, and what would mend it. */
export function ChecksPanel({ current }: { readonly current: number | undefined }) {
  const { page } = useWords();
  const { problems, isChecked } = useEditing();
  const verdict = useVerdict();
  if (!problems || !verdict) return <p className="muted">{page("editor.checking")}</p>;
  const sorted = inOrder(problems);
  return (
    <section className="ed-section">
      <p className={verdict.stops > 0 ? "ed-verdict stops" : "ed-verdict"}>
        {page(verdict.stops > 0 ? "editor.verdict-stops" : "editor.verdict-fine", verdict)}
      </p>
      <ol className="ed-list" aria-busy={!isChecked}>
        {sorted.map((problem, i) => (
          <OneProblem key={problemName(problem)} problem={problem} isCurrent={i === current} />
        ))}
      </ol>
    </section>
  );
}

function OneProblem({ problem, isCurrent }: { readonly problem: QuestProblem; readonly isCurrent: boolean }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { lookAt, fix: mend, open } = useEditing();
  const { code, args, at, rule, fix, weight, field } = problem;
  const said = speaker.sentence({ key: `problem.${code}`, args });
  return (
    <li className={`ed-problem ${weight} ${isCurrent ? "current" : ""}`}>
      <p>
        <strong className="ed-weight">{page(`editor.weight.${weight}`)}</strong> {said} {rule && <RuleLink id={rule} />}
      </p>
      <div className="ed-buttons">
        {at.length > 0 && (
          <button type="button" className="button" onClick={() => lookAt(at)}>
            {page("editor.show")}
            <span className="unseen">: {said}</span>
          </button>
        )}
        {field.startsWith("texts.") && (
          <button type="button" className="button" onClick={() => open("texts")}>
            {page("editor.write-it")}
            <span className="unseen">: {said}</span>
          </button>
        )}
        {fix && (
          <button type="button" className="button main" onClick={() => mend(problem)}>
            {speaker.sentence({ key: `fix.${fix.code}`, args: fix.args })}
            <span className="unseen">: {said}</span>
          </button>
        )}
      </div>
    </li>
  );
}
