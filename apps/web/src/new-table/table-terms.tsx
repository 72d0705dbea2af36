import type { Stream } from "@tavolata/kernel";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { lazy, Suspense } from "react";
import { Choices } from "../settings/choices.js";
import { allowsHints, type TablePlan } from "./plan.js";
import "../settings/settings.css";

const StreamsPlan = lazy(withWords(["common", "companion"], () => import("../companion/streams-plan.js")));

interface TableTermsProps {
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
  /** What people may have on their own table. */
  readonly streams: readonly Stream[];
}

const limits = [0, 300, 3_600, 86_400, 604_800] as const;

/** The dice, who may come, and how long one waits. */
export function TableTerms({ plan, setPlan, streams }: TableTermsProps) {
  const { page } = useWords();
  return (
    <section className="new-step" aria-labelledby="terms">
      <h2 id="terms" className="new-step-title">
        {page("new.terms")}
      </h2>
      <div className="new-terms">
        <Choices
          title={page("new.dice")}
          values={["seeded", "physical"] as const}
          chosen={plan.dice}
          word={(dice) => page(`dice.${dice}`)}
          onChoose={(dice) => setPlan({ ...plan, dice })}
        />
        {plan.dice === "physical" && streams.length > 0 && (
          <Suspense>
            <StreamsPlan streams={streams} plan={plan} setPlan={setPlan} />
          </Suspense>
        )}
        {plan.place === "server" && <Visitors plan={plan} setPlan={setPlan} />}
        <Choices
          title={page("new.hints")}
          values={["on", "off"] as const}
          chosen={allowsHints(plan) ? "on" : "off"}
          word={(hints) => page(`hints.${hints}`)}
          onChoose={(hints) => setPlan({ ...plan, hints: hints === "on" })}
        />
      </div>
    </section>
  );
}

/** Who else may come, and how long one waits for them: at this device nobody else comes. */
function Visitors({ plan, setPlan }: Omit<TableTermsProps, "streams">) {
  const { page } = useWords();
  return (
    <>
      <Choices
        title={page("new.doors")}
        values={["closed", "open"] as const}
        chosen={plan.isOpen ? "open" : "closed"}
        word={(doors) => page(`doors.${doors}`)}
        onChoose={(doors) => setPlan({ ...plan, isOpen: doors === "open" })}
      />
      <Choices
        title={page("new.time-limit")}
        values={limits}
        chosen={(limits.find((limit) => limit === plan.timeLimit) ?? 0) as (typeof limits)[number]}
        word={(limit) => page(`limit.${limit}`)}
        onChoose={(timeLimit) => setPlan({ ...plan, timeLimit })}
      />
      <Choices
        title={page("new.seat-changes")}
        values={["refused", "by-consent", "told"] as const}
        chosen={plan.seatChanges ?? "refused"}
        word={(rule) => page(`seat-changes.${rule}`)}
        onChoose={(seatChanges) => setPlan({ ...plan, seatChanges })}
      />
    </>
  );
}
