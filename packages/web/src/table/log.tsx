import type { Ref } from "react";
import { useMemo } from "react";
import type { Looks } from "../games/face.js";
import { useSpeaker, useWords } from "../language/words.js";
import { RuleLinks } from "../rules/rule-link.js";
import type { ToldEvent } from "./told.js";
import "./log.css";

interface LogProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly events: readonly ToldEvent[];
  readonly looks: Looks;
  readonly seedHash: string;
}

/** What happened, the newest first, as the onlooker was told; every line with the rules behind it. */
export function Log({ ref, events, looks, seedHash }: LogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const lines = useMemo(() => numbered(events, looks).reverse(), [events, looks]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{page("log.title")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div ref={ref} className="log-lines" tabIndex={0} role="log" aria-live="off" aria-labelledby="log-title">
        <ol>
          {lines.map(({ event, when }) => (
            <li key={event.number} className="log-line">
              <span className="log-when number">{when}</span>
              <span>
                {speaker.event(event)} <RuleLinks ids={event.rules} />
              </span>
            </li>
          ))}
          <li className="log-line muted log-seed">
            <span className="log-when" aria-hidden="true">
              #
            </span>
            <span>{page("log.seed-hash", { hash: `${seedHash.slice(0, 16)}…` })}</span>
          </li>
        </ol>
      </div>
    </section>
  );
}

/** Numbers the events within their rounds: 2.5 is the fifth of the second. */
function numbered(events: readonly ToldEvent[], looks: Looks): { event: ToldEvent; when: string }[] {
  let round = 1;
  let nth = 0;
  return events.map((event) => {
    const begun = looks.roundBegun(event);
    if (begun !== undefined) {
      round = begun;
      nth = 0;
    }
    nth += 1;
    return { event, when: `${round}.${nth}` };
  });
}
