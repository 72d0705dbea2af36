import { correctionsId, correctionsText } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import type { TablePlan } from "../new-table/plan.js";
import { useKeptPrintedValues } from "./saved-values.js";
import { useCorrections } from "./use-corrections.js";
import { PrintedValueLines } from "./value-lines.js";

interface PrintedValuesPlanProps {
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

/** Whether the new table plays with the figures of one's box: it does, unless one switches them off. */
export default function PrintedValuesPlan({ plan, setPlan }: PrintedValuesPlanProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const own = useKeptPrintedValues(plan.game);
  const corrections = useCorrections(plan.game);
  const count = Object.keys(own).length;
  const isOn = plan.options[correctionsId] !== undefined;
  const [problem] = corrections && isOn ? corrections.problems(correctionsText(own)) : [];
  const turn = (on: boolean) => {
    const { [correctionsId]: _before, ...rest } = plan.options;
    setPlan({ ...plan, options: on ? { ...rest, [correctionsId]: correctionsText(own) } : rest });
  };
  return (
    <section className="new-step" aria-labelledby="figures-plan">
      <h2 id="figures-plan" className="new-step-title">
        {page("figures.of")}
      </h2>
      {count > 0 && (
        <>
          <label className="new-switch">
            <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
            <span>{page("figures.plan", { count })}</span>
          </label>
          <p className="muted">{page("figures.plan-everybody")}</p>
          {problem && <p role="alert">{speaker.sentence(problem.said)}</p>}
          {corrections && isOn && (
            <details>
              <summary>{page("figures.count", { count })}</summary>
              <PrintedValueLines corrections={corrections} figures={own} />
            </details>
          )}
        </>
      )}
      <a className="button" href={addressOf({ at: "figures", game: plan.game })}>
        {page("figures.correct")}
      </a>
    </section>
  );
}
