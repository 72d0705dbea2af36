import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { ReactNode } from "react";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { knownCards } from "../on-table.js";
import { artOf } from "./art.js";
import { CardButton } from "./card-button.js";
import { CardFace, cardClass } from "./face.js";
import { cardName } from "./name.js";
import { CardBack, Tokens } from "./tokens.js";

interface TableCardProps {
  readonly card: CardId;
  /** What is said about it at this moment: what it would engage at, what a defence would leave. */
  readonly hint?: ReactNode;
  readonly className?: string;
}

/** A card in play, with what lies on it and what is tucked beneath it. */
export function TableCard({ card, hint, className = "" }: TableCardProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const { seen } = useDesk();
  const inPlay = seen.cards[card];
  // LR-shadow-5: also one that lies face down and that the onlooker got to look at.
  const turned = [...(seen.turned[card] ?? []), ...knownCards(seen.shadows[card])];
  const beneath = [...(inPlay?.attachments ?? []), ...turned];
  if (inPlay?.facedown) {
    return (
      <li className="lr-slot">
        <CardBack label={page("rings.state.facedown")} />
      </li>
    );
  }
  const stands = `${inPlay?.exhausted ? "exhausted" : ""} ${inPlay?.committed ? "committed" : ""}`;
  return (
    <li className={`lr-slot ${stands} ${className}`}>
      <CardButton card={card} className={`${cardClass(content, card)} on-table`}>
        <CardFace card={card} seen={seen} />
        <Tokens card={card} seen={seen} />
        {hint}
      </CardButton>
      {beneath.length > 0 && (
        <ul className="lr-beneath">
          {beneath.map((one) => (
            <li key={one}>
              <Strip card={one} isShadow={turned.includes(one)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An attachment, or a shadow card that was turned up, of which only the title is to be seen. */
function Strip({ card, isShadow }: { readonly card: CardId; readonly isShadow: boolean }) {
  const content = useContent(ringsContent);
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const kind = `${printedOn(content, card)?.sphere ?? "peril"} ${seen.cards[card]?.exhausted ? "spent" : ""}`;
  return (
    <CardButton card={card} className={`lr-strip ${kind} ${isShadow ? "shadow" : ""}`}>
      <Icon of={artOf(card)} />
      <span className="lr-strip-name" aria-hidden="true">
        {cardName(speaker, card)}
      </span>
    </CardButton>
  );
}
