import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { typeOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import type { RingsVisibleEvent } from "../shown.js";

/** The number of a line: a press shows the card that it speaks of. */
export function LogMark({ event, when }: { readonly event: RingsVisibleEvent; readonly when: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { look } = useDesk();
  const named = cardIn(event);
  if (named === undefined) return when;
  return (
    <button
      type="button"
      aria-label={`${when}: ${page("rings.show", { name: cardName(speaker, named) })}`}
      onClick={() => look(named)}
    >
      {when}
    </button>
  );
}

/** The card that an event speaks of. */
function cardIn(event: RingsVisibleEvent): CardId | undefined {
  const named = [
    "card" in event ? event.card : undefined,
    "enemy" in event ? event.enemy : undefined,
    "hero" in event ? event.hero : undefined,
    "target" in event ? event.target : undefined,
  ];
  return named.find((card) => card !== undefined && typeOn(card));
}
