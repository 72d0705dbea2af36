import type { WordLinks } from "@tavolata/ui/language/linked.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useDesk } from "./desk.js";
import { isPlace } from "./map/layout.js";

/** The name of a place inside a sentence: a press shows it on the map. */
export function PlaceName({ word, children }: { readonly word: string; readonly children: string }) {
  const { page } = useWords();
  const { find } = useDesk();
  return (
    <button
      type="button"
      data-leads
      className="word-link"
      title={page("azeroth.show", { name: children })}
      onClick={() => find(word)}
    >
      {children}
    </button>
  );
}

/** Every place that a message names is a link to the map. */
export const wordLinks: WordLinks = { leads: isPlace, Link: PlaceName };
