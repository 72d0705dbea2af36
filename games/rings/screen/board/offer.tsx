import { isEntered } from "@tavolata/ui/companion/at-table.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import { CardButton } from "../card/card-button.js";
import { CardFace, cardClass } from "../card/face.js";
import { useDesk } from "../desk.js";
import { isLaidOut, knownCards } from "../on-table.js";
import { cardAt } from "../options.js";

/** Cards to choose from that lie neither on the table nor in the hand: from a deck, a discard pile, or looked at in secret. */
export function Offer() {
  const content = useContent(ringsContent);
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const { decision, choices, barred } = shown.act;
  if (!decision || isEntered(decision)) return null; // a card of a real deck is entered below
  const named = [...choices, ...barred].flatMap(({ place }) => cardAt(place) ?? []);
  const cards: readonly CardId[] =
    decision.kind === "leave-or-bury"
      ? knownCards(seen.encounter.draw).slice(0, 1)
      : [...new Set(named)].filter((card) => !isLaidOut(shown.view, card));
  if (cards.length === 0) return null;
  return (
    <section className="lr-offer" aria-label={speaker.sentence(decision.title)}>
      <ul className="lr-offer-cards">
        {cards.map((card) => (
          <li key={card}>
            <CardButton card={card} className={`${cardClass(content, card)} offered`}>
              <CardFace card={card} />
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
