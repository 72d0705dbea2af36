import { countIn } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { resourceMessage } from "../../content/describe.js";
import { isCity, spaceAt, spaceIds } from "../../queries/board.js";
import { useDesk } from "../desk.js";
import { wayThere } from "../map/way.js";
import "./find-dialog.css";

/** F: any place by its name, its level, what it offers, or a discovery that lies there. */
export function FindDialog() {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const { seen, hero, find, isFinding, setFinding } = useDesk();
  const [text, setText] = useState("");
  if (!isFinding) return null;
  const wanted = text.trim().toLocaleLowerCase(language);
  const wordsOf = (space: string) => {
    const { colour, resources } = spaceAt(space);
    return [
      isCity(space) ? page("azeroth.city") : speaker.name(colour),
      ...resources.map((resource) => speaker.say(resourceMessage(resource))),
      ...(seen.tokens[space] ? [page("azeroth.tokens", { count: countIn(seen.tokens[space]) })] : []),
    ];
  };
  const matches = spaceIds.filter((space) =>
    [speaker.name(space), ...wordsOf(space)].some((word) => word.toLocaleLowerCase(language).includes(wanted)),
  );
  return (
    <Dialog title={page("azeroth.find")} onClose={() => setFinding(false)}>
      <label className="az-find-field">
        {page("azeroth.find-what")}
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <ul className="az-find-list">
        {matches.map((space) => (
          <li key={space}>
            <button type="button" className="az-find-place" onClick={() => find(space)}>
              <strong>{speaker.name(space)}</strong>
              <span className="muted">{wordsOf(space).join(" · ")}</span>
              {hero?.space && <small className="number">{page("azeroth.way", wayThere(hero.space, space))}</small>}
            </button>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p className="muted">{page("azeroth.found-none")}</p>}
    </Dialog>
  );
}
