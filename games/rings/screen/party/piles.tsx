import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import { CardButton } from "../card/card-button.js";
import { CardFace, cardClass } from "../card/face.js";
import { Reading } from "../card/reading.js";
import { useDesk } from "../desk.js";

/** A pile that lies open, the newest card first. */
export interface Pile {
  readonly title: string;
  readonly cards: readonly CardId[];
}

interface PileButtonProps {
  readonly icon: IconShape;
  readonly pile: Pile;
  onOpen(pile: Pile): void;
}

export function PileButton({ icon, pile, onOpen }: PileButtonProps) {
  return (
    <button type="button" className="lr-pile" onClick={() => onOpen(pile)}>
      <Icon of={icon} />
      <span>{pile.title}</span>
      <b className="number">{pile.cards.length}</b>
    </button>
  );
}

/** All cards of an open pile, to be looked through. */
export function PileDialog({ pile, onClose }: { readonly pile: Pile; readonly onClose: () => void }) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const { looked } = useDesk();
  const read = looked !== undefined && pile.cards.includes(looked) ? looked : undefined;
  return (
    <Dialog title={pile.title} onClose={onClose}>
      {pile.cards.length === 0 && <p className="muted">{page("rings.pile-empty")}</p>}
      <ul className="lr-offer-cards in-pile">
        {pile.cards.map((card) => (
          <li key={card}>
            <CardButton card={card} className={`${cardClass(content, card)} offered`}>
              <CardFace card={card} />
            </CardButton>
          </li>
        ))}
      </ul>
      {read !== undefined && <Reading card={read} />}
    </Dialog>
  );
}
