import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import { CardFace, cardClass, Seal } from "../card/face.js";
import { cardKeywords, cardKind, cardText } from "../card/name.js";
import { printed } from "./deck.js";
import { figuresOf } from "./figures.js";

interface CardDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A card with all that is on it, in our own words. */
export function CardDialog({ title, onClose }: CardDialogProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const card = printed(title);
  const keywords = cardKeywords(content, speaker, title);
  return (
    <Dialog title={speaker.name(title)} onClose={onClose}>
      {card && (
        <div className="card-dialog">
          <span className={cardClass(content, title)}>
            <CardFace card={title} />
          </span>
          <div className="card-dialog-words">
            <p className="card-dialog-kind">
              {card.sphere && <Seal sphere={card.sphere} />}
              <span>
                {[cardKind(content, speaker, title), ...(card.unique ? [page("decks.unique")] : [])].join(" · ")}
              </span>
            </p>
            <ul className="card-dialog-figures muted">
              {figuresOf(card, speaker, page)
                .slice(1)
                .map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
            </ul>
            {keywords.length > 0 && <p className="serif">{keywords.join(". ")}.</p>}
            <p>{cardText(speaker, title)}</p>
            <p className="muted">{page("decks.in-the-box", { count: card.copies })}</p>
          </div>
        </div>
      )}
    </Dialog>
  );
}
