import { Icon } from "@tavolata/ui/controls/icon.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { QuestFile } from "../../../editor.js";
import { letterAt } from "../called.js";
import { useNames } from "../descriptions.js";
import { iconOf } from "../icons.js";
import { type Thing, type ThingKind, thingsIn } from "../things.js";

/** The board in words: each room with what is in it, each thing a button that chooses it. Squares of one kind are one thing. */
export function BoardInWords() {
  const { page } = useWords();
  const names = useNames();
  const { file, select, lookAt } = useEditing<QuestFile>();
  const rooms = new Map<string, Thing[]>();
  for (const thing of thingsIn(file)) {
    const letter = letterAt(file, thing.at.split(" ")[0]!);
    rooms.set(letter, [...(rooms.get(letter) ?? []), thing]);
  }
  const sorted = [...rooms].sort(([a], [b]) => a.localeCompare(b));
  return (
    <section className="ed-section">
      <h2>{page("heroeditor.in-words")}</h2>
      {sorted.length === 0 && <p className="muted">{page("heroeditor.empty-board")}</p>}
      {sorted.map(([letter, things]) => (
        <div key={letter} className="he-room">
          <h3>{names.room(letter)}</h3>
          <ul>
            {joined(things).map(({ thing, count }) => (
              <li key={thing.field}>
                <button
                  type="button"
                  className="he-thing"
                  onClick={() => {
                    select(thing.field);
                    const all = count > 1 ? things.filter(({ kind }) => kind === thing.kind) : [thing];
                    lookAt(all.flatMap(({ at }) => at.split(" ")));
                  }}
                >
                  <Icon of={iconOf(thing.type)} />
                  <span>{names.thing(file, thing)}</span>
                  <span className="muted number">{count > 1 ? `× ${count}` : thing.at}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const squareKinds: readonly ThingKind[] = ["start", "exit", "rubble", "abyss"];

/** Squares of one kind together, everything else by itself. */
function joined(things: readonly Thing[]): { readonly thing: Thing; readonly count: number }[] {
  const firsts = things.filter(
    ({ kind }, i) => !squareKinds.includes(kind) || things.findIndex((other) => other.kind === kind) === i,
  );
  return firsts.map((thing) => ({
    thing,
    count: squareKinds.includes(thing.kind) ? things.filter(({ kind }) => kind === thing.kind).length : 1,
  }));
}
