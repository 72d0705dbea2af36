import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { memo, useEffect, useRef } from "react";

interface ReplayLogProps {
  readonly events: readonly AnyVisibleEvent[];
  /** How many of them have happened at the moment that is shown. */
  readonly told: number;
  readonly onJump: (event: number) => void;
}

/** The whole log of a match: a line leads to its moment. */
export function ReplayLog({ events, told, onJump }: ReplayLogProps) {
  const { page } = useWords();
  return (
    <section className="replay-log" aria-labelledby="log-title">
      <h2 id="log-title">{page("log.title")}</h2>
      <ol>
        {events.map((event, i) => (
          <Line
            key={event.number}
            event={event}
            at={i}
            when={i === told - 1 ? "now" : i >= told ? "later" : "before"}
            onJump={onJump}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly event: AnyVisibleEvent;
  readonly at: number;
  readonly when: "before" | "now" | "later";
  readonly onJump: (event: number) => void;
}

/** A match has hundreds of lines: with a step only those are drawn anew that it passes. */
const Line = memo(function Line({ event, at, when, onJump }: LineProps) {
  const speaker = useSpeaker();
  const line = useRef<HTMLLIElement>(null);
  const isNow = when === "now";
  useEffect(() => {
    if (isNow) line.current?.scrollIntoView({ block: "nearest" });
  }, [isNow]);
  return (
    <li ref={line} className={when}>
      <button type="button" onClick={() => onJump(at)} {...(isNow ? { "aria-current": "step" } : {})}>
        {speaker.event(event)}
      </button>
      <span className="replay-rules">
        <RuleLinks ids={event.rules} />
      </span>
    </li>
  );
});
