import { useSpeaker, useWords } from "../language/words.js";
import { Dialog } from "../ui/dialog.js";
import { printed } from "./deck.js";
import { figuresOf, traitsOf } from "./figures.js";
import { SphereSeal } from "./sphere-seal.js";

interface CardDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A card with all that is on it, in our own words. */
export function CardDialog({ title, onClose }: CardDialogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const card = printed(title);
  const text = `text.${title}`;
  const traits = card ? traitsOf(card, speaker) : [];
  return (
    <Dialog title={speaker.name(title)} onClose={onClose}>
      {card && (
        <div className="card-dialog">
          <p className="card-dialog-kind">
            {card.sphere && <SphereSeal sphere={card.sphere} />}
            <span>{speaker.name(card.sphere ?? "neutral")}</span>
            {card.unique && <span>{page("decks.unique")}</span>}
          </p>
          <ul className="card-dialog-figures">
            {figuresOf(card, speaker, page).map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
          {traits.length > 0 && <p className="serif">{traits.join(" · ")}</p>}
          {speaker.has(text) && <p className="card-dialog-text">{speaker.say({ key: text })}</p>}
          <p className="muted">{page("decks.in-the-box", { count: card.copies })}</p>
        </div>
      )}
    </Dialog>
  );
}
