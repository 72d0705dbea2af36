import { Icon } from "@tavolata/ui/controls/icon.js";
import { thingAt } from "@tavolata/ui/editor/board/board-thing.js";
import { valueAt } from "@tavolata/ui/editor/change.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { RecordForm } from "@tavolata/ui/editor/forms/value-form.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { QuestFile } from "../../editor.js";
import { iconOfThing, useNames } from "./forms/descriptions.js";
import { useForms } from "./forms/use-forms.js";
import { questIn, type Thing, thingsIn, tileOf } from "./things.js";
import { flipping, removing, turning } from "./tools.js";

/** What is chosen on the map, and all that can be said about it; with nothing chosen, the map in words. */
export function PiecePanel() {
  const { file, selected } = useEditing<QuestFile>();
  const thing = thingAt(thingsIn(questIn(file)), selected);
  return thing ? <OnePiece thing={thing} /> : <MapInWords />;
}

function OnePiece({ thing }: { readonly thing: Thing }) {
  const { page } = useWords();
  const names = useNames();
  const forms = useForms();
  const { file, make, select } = useEditing<QuestFile>();
  const fields = forms.pieces[thing.kind] ?? [];
  const isTile = thing.kind === "tile";
  return (
    <section className="ed-section">
      <h2>
        <Icon of={iconOfThing(thing)} /> {names.thing(thing)}{" "}
        {!isTile && <span className="muted number">{thing.at}</span>}
      </h2>
      {isTile && <p className="muted">{page("soulseditor.about.tile")}</p>}
      {thing.kind === "start" && <p className="muted">{page("soulseditor.about.start")}</p>}
      <RecordForm fields={fields} field={thing.field} value={valueAt(file, thing.field)} />
      <div className="ed-buttons">
        {isTile && (
          <>
            <button type="button" className="button" onClick={() => make(turning(file, thing))}>
              {page("soulseditor.turn")} <kbd className="key">T</kbd>
            </button>
            <button type="button" className="button" onClick={() => make(flipping(file, thing))}>
              {page("soulseditor.flip")} <kbd className="key">V</kbd>
            </button>
          </>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            make(removing(thing));
            select(undefined);
          }}
        >
          {page("editor.remove")} <kbd className="key">Del</kbd>
        </button>
      </div>
    </section>
  );
}

/** The map in words: each tile with what lies on it, each thing a button that chooses it. */
function MapInWords() {
  const { page } = useWords();
  const names = useNames();
  const { file, select, lookAt } = useEditing<QuestFile>();
  const things = thingsIn(questIn(file));
  const tiles = things.filter(({ kind }) => kind === "tile");
  const onTile = (tile: string) =>
    things.filter(({ lies, at }) => lies !== "slot" && tileOf(at.split("|")[0]!) === tile);
  return (
    <section className="ed-section">
      <h2>{page("soulseditor.in-words")}</h2>
      {tiles.length === 0 && <p className="muted">{page("soulseditor.empty-board")}</p>}
      {tiles.map((tile) => (
        <div key={tile.field}>
          <ul className="ed-list">
            {[tile, ...onTile(tile.at)].map((thing) => (
              <li key={thing.field}>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    select(thing.field);
                    if (thing.lies !== "slot") lookAt([thing.at]);
                  }}
                >
                  <Icon of={iconOfThing(thing)} /> {names.thing(thing)}{" "}
                  {thing.lies !== "slot" && <span className="muted number">{thing.at}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
