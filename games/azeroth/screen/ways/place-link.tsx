import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { wayThere } from "../map/way.js";

/** The name of a place: a press shows it on the map. */
export function PlaceLink({ space, isDone = false }: { readonly space: SpaceId; readonly isDone?: boolean }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { find, hero } = useDesk();
  const way = hero?.space ? wayThere(hero.space, space) : undefined;
  return (
    <button type="button" data-leads className={isDone ? "az-place done" : "az-place"} onClick={() => find(space)}>
      {speaker.name(space)}
      {isDone ? (
        <span className="az-tick">
          {" "}
          <span aria-hidden="true">✓</span>
          <span className="unseen">{page("azeroth.done")}</span>
        </span>
      ) : (
        way && way.moves > 0 && <small className="number"> {page("azeroth.moves", { moves: way.moves })}</small>
      )}
    </button>
  );
}
