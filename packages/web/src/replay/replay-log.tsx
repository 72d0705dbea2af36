import { useEffect, useRef } from "react";
import type { Looks } from "../games/face.js";
import { useSpeaker, useWords } from "../language/words.js";
import { RuleLinks } from "../rules/rule-link.js";
import type { ToldEvent } from "../table/told.js";

interface ReplayLogProps {
  readonly events: readonly ToldEvent[];
  /** How many of them have happened at the moment that is shown. */
  readonly told: number;
  readonly looks: Looks;
  readonly onJump: (event: number) => void;
}

/** The whole log of a match: a line leads to its moment. */
export function ReplayLog({ events, told, onJump }: ReplayLogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the moment stays in sight
  useEffect(() => {
    now.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <section className="replay-log" aria-labelledby="log-title">
      <h2 id="log-title">{page("log.title")}</h2>
      <ol>
        {events.map((event, i) => (
          <li
            key={event.number}
            ref={i === told - 1 ? now : undefined}
            className={i === told - 1 ? "now" : i >= told ? "later" : ""}
          >
            <button type="button" onClick={() => onJump(i)} {...(i === told - 1 ? { "aria-current": "step" } : {})}>
              {speaker.event(event)}
            </button>
            <span className="replay-rules">
              <RuleLinks ids={event.rules} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
