import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { typeOn } from "../../open.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";

/** The number of a line: a press shows the card that it speaks of. */
export function LogMark({ event, when }: { readonly event: ToldEvent; readonly when: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { look } = useDesk();
  const { card, enemy, hero, target } = event as ToldEvent & Readonly<Record<string, unknown>>;
  const named = [card, enemy, hero, target].find((one) => typeof one === "string" && typeOn(one));
  if (typeof named !== "string") return when;
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
