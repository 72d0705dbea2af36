import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { asText, persistedEach, usePersisted } from "@tavolata/ui/page/persisted.js";
import { useState } from "react";
import { heroQuestContent } from "../../content/content.js";
import { trapKinds } from "../../content/trap-kinds.js";
import { sides } from "../board/grid.js";
import type { HeroQuestScreenProps } from "../shown.js";

/** HQ-2.3: the Evil Wizard's side of the screen: notes of the quest, own notes for each room, and the help table. */
export function WizardDesk({ view }: HeroQuestScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { quest } = view.state;
  const notes = `quest.${quest}.notes`;
  return (
    <section className="hq-desk" aria-label={page("heroquest.desk")}>
      {quest && speaker.has(notes) && (
        <details>
          <summary>{page("heroquest.notes")}</summary>
          <p>{speaker.say({ key: notes })}</p>
        </details>
      )}
      <details>
        <summary>{page("heroquest.own-notes")}</summary>
        <RoomNotes view={view} />
      </details>
      <details>
        <summary>{page("heroquest.help")}</summary>
        <HelpTable />
      </details>
    </section>
  );
}

const notesOn = persistedEach(
  (room) => `tavolata.heroquest.notes.${room}`,
  (found) => asText(found) ?? "",
  { isText: true },
);

/** A box for each room. It stays in this browser. */
function RoomNotes({ view }: Pick<HeroQuestScreenProps, "view">) {
  const { page } = useWords();
  const { side = "A", quest = "" } = view.state;
  const [room, setRoom] = useState("A");
  const kept = notesOn(`${quest}.${room}`);
  const text = usePersisted(kept);
  return (
    <div className="hq-room-notes">
      <label>
        <span>{page("heroquest.room")}</span>
        <select className="field" value={room} onChange={(event) => setRoom(event.target.value)}>
          {sides[side].letters.slice(1).map((letter) => (
            <option key={letter}>{letter}</option>
          ))}
        </select>
      </label>
      <textarea
        className="field"
        rows={3}
        aria-label={page("heroquest.own-notes")}
        value={text}
        onChange={(event) => kept.write(event.target.value)}
      />
    </div>
  );
}

/** HQ-2.3: values of the antagonists and of the traps. */
function HelpTable() {
  const { antagonists } = useContent(heroQuestContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <>
      <table className="hq-help">
        <thead>
          <tr>
            <th scope="col">{page("heroquest.figure")}</th>
            {(["move", "attack", "defence", "body", "mind"] as const).map((value) => (
              <th key={value} scope="col">
                <abbr title={page(`heroquest.value.${value}`)}>{page(`heroquest.value.${value}`).slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(antagonists).map(([type, values]) => (
            <tr key={type}>
              <th scope="row">{speaker.name(type)}</th>
              {(["move", "attack", "defence", "body", "mind"] as const).map((value) => (
                <td key={value} className="number">
                  {values[value]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="hq-help-traps">
        {Object.entries(trapKinds).map(([kind, { dice }]) => (
          <li key={kind}>
            <b>{speaker.name(kind)}</b>: {page("heroquest.dice", { dice })}
          </li>
        ))}
      </ul>
    </>
  );
}
