import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { ReactNode } from "react";
import { Seal } from "../card/face.js";
import { icons } from "../icons.js";
import { printed } from "./deck.js";
import { figuresOf, statistics } from "./figures.js";

interface CardRowProps {
  readonly title: string;
  readonly onLook: (title: string) => void;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A card on one line: its sphere and cost, its name, which opens its text, and its figures. */
export function CardRow({ title, onLook, children }: CardRowProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const card = printed(title);
  const name = speaker.name(title);
  return (
    <li className="card-row">
      <button type="button" className="card-row-look" onClick={() => onLook(title)}>
        {card?.sphere && <Seal sphere={card.sphere} />}
        <span className="card-row-cost number" aria-hidden="true">
          {card?.cost ?? card?.threatCost}
        </span>
        <span className="card-row-words">
          <span className="card-row-name serif">
            {card?.unique && <span aria-hidden="true">◆ </span>}
            {name}
          </span>
          {card && (
            <>
              <span className="unseen">
                , {[speaker.name(card.sphere ?? "neutral"), ...figuresOf(card, speaker, page)].join(", ")}
              </span>
              <span className="card-row-figures muted" aria-hidden="true">
                <span className="card-row-kind">{speaker.say({ key: `kind.${card.type}` })}</span>
                {statistics.map((statistic) =>
                  card[statistic] === undefined ? null : (
                    <span key={statistic} className="card-row-figure number">
                      <Icon of={icons[statistic]} />
                      {card[statistic]}
                    </span>
                  ),
                )}
              </span>
            </>
          )}
        </span>
      </button>
      {children}
    </li>
  );
}
