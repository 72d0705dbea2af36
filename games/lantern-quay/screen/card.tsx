import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { cardIcons, cargoValue, kindOf } from "./content.js";

/** The face of a card: what it is worth, what it is, what it is called. */
export function CardFace({ card }: { readonly card: string }) {
  const speaker = useSpeaker();
  const { page } = useWords();
  const value = cargoValue(card);
  return (
    <>
      <span className="card-value number">
        <span aria-hidden="true">{value > 0 ? value : "✦"}</span>
      </span>
      <Icon of={cardIcons[kindOf(card)]} className="card-art" />
      <span className="card-name">{speaker.sentence({ key: `name.${kindOf(card)}` })}</span>
      <span className="card-worth">{value > 0 ? page("quay.worth", { value }) : page("quay.trick")}</span>
    </>
  );
}
