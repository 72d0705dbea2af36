import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useMemo } from "react";
import { ringsContent } from "../../content/content.js";
import { CardFace, cardClass } from "../card/face.js";
import { cardName } from "../card/name.js";
import type { RingsScreenProps } from "../shown.js";
import { tallyOf } from "./tally.js";
import "./report.css";

const numbers = ["rounds", "defeated", "explored", "progress", "damage", "lost"] as const;

/** How the journey went, in numbers, and who came through. */
export function Report({ view, events, seats }: RingsScreenProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = view.state;
  const tally = useMemo(() => tallyOf(events), [events]);
  return (
    <div className="lr-report">
      <dl className="lr-numbers">
        {numbers.map((name) => (
          <div key={name}>
            <dt>{page(`rings.number.${name}`)}</dt>
            <dd className="number serif">{tally[name]}</dd>
          </div>
        ))}
        {tally.score !== undefined && (
          <div>
            <dt>{page("rings.number.score")}</dt>
            <dd className="number serif">{tally.score}</dd>
          </div>
        )}
      </dl>
      {seats
        .filter(({ seat }) => seat in seen.players)
        .map(({ seat, name }) => (
          <section key={seat} aria-label={name}>
            <h3 className="serif">
              {name} <span className="muted">{page("rings.figure.threat", { count: seen.players[seat]!.threat })}</span>
            </h3>
            <ul className="lr-survivors">
              {(seen.areas[seat] ?? []).map((card) => (
                <li key={card} className={cardClass(content, card)}>
                  <span className="unseen">{cardName(speaker, card)}</span>
                  <CardFace card={card} seen={seen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
