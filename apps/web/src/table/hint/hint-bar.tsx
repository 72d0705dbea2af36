import type { ExpectationInfo, SeatExpectation } from "@tavolata/client";
import type { Decision } from "@tavolata/kernel";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import type { HintControl, HintState } from "./use-hint.js";

interface HintBarProps {
  readonly control: HintControl;
  readonly seats: readonly SeatLook[];
}

/** What the bots say when they are asked: what they would do, and what they expect. */
export function HintBar({ control, seats }: HintBarProps) {
  const { page } = useWords();
  const { told } = control;
  if (!told) return null;
  return (
    <div className="bar hint" role="status" aria-label={page("hint.title")}>
      <Words told={told} seats={seats} />
      {told.what !== "thinking" && (
        <button type="button" className="button" onClick={control.dismiss}>
          {page("hint.close")}
        </button>
      )}
    </div>
  );
}

function Words({ told, seats }: { readonly told: HintState; readonly seats: readonly SeatLook[] }) {
  const { page } = useWords();
  switch (told.what) {
    case "thinking":
      return <p>{page("hint.thinking")}</p>;
    case "refused":
      return (
        <p>
          <Sentence of={told.reason.said} />
        </p>
      );
    case "expected":
      return told.bots.length === 0 ? (
        <p>{page("hint.nothing-expected")}</p>
      ) : (
        <p>
          {told.bots.map((bot) => (
            <BotWords key={bot.seat} bot={bot} name={seats.find(({ seat }) => seat === bot.seat)?.name ?? bot.seat} />
          ))}
        </p>
      );
    case "hint":
      return <HintWords told={told} />;
  }
}

function HintWords({ told: { decision, hint } }: { readonly told: Extract<HintState, { what: "hint" }> }) {
  const { page } = useWords();
  const { expects } = hint;
  const answer = useAnswer(decision, hint.picks);
  const next = useAnswer(decision, expects?.next?.picks ?? []);
  return (
    <p>
      <strong>{page("hint.would", { answer })}</strong> <Sentence of={hint.reason} />
      {expects && <br />}
      {expects && page("hint.expects", { value: inHundred(expects.value), count: expects.iterations })}{" "}
      {expects?.next &&
        page(isBetter(expects) ? "hint.rival" : "hint.next", { answer: next, value: inHundred(expects.next.value) })}
    </p>
  );
}

function BotWords({ bot: { expects, reason }, name }: { readonly bot: SeatExpectation; readonly name: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { next } = expects;
  const answer = next?.answer?.map((label) => speaker.say(label)).join(", ");
  return (
    <span>
      {page("hint.bot-expects", { name, value: inHundred(expects.value), count: expects.iterations })}{" "}
      {next &&
        (answer === undefined
          ? page("hint.bot-next", { value: inHundred(next.value) })
          : page("hint.next", { answer, value: inHundred(next.value) }))}{" "}
      <Sentence of={reason} />{" "}
    </span>
  );
}

/** Play-outs may promise more of another answer, and still not enough to give up what experience says. */
function isBetter({ value, next }: ExpectationInfo): boolean {
  return next !== undefined && inHundred(next.value) > inHundred(value);
}

/** An answer as its options are labelled. */
function useAnswer({ options }: Decision, picks: readonly string[]): string {
  const { page } = useWords();
  const speaker = useSpeaker();
  const labels = picks.flatMap((id) =>
    options.filter((option) => option.id === id).map(({ label }) => speaker.say(label)),
  );
  return labels.length > 0 ? labels.join(", ") : page("hint.nothing");
}

function inHundred(value: number): number {
  return Math.round(100 * value);
}
