import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SoulsScreenProps, SoulsVisibleEvent } from "../shown.js";
import "./report.css";

/** What happened, in numbers, and how the story ends. */
export function Report({ view, events }: SoulsScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = view.state;
  const count = (type: SoulsVisibleEvent["type"]) => events.filter((event) => event.type === type).length;
  const isWon = seen.ended?.won === true;
  const text = `quest.${seen.quest}.${isWon ? "victory" : "failure"}`;
  const wounds = events
    .filter((event) => event.type === "wounded")
    .filter(({ figure }) => seen.figures.every(({ id, faction }) => id !== figure || faction === "enemies"))
    .reduce((sum, { wounds: one }) => sum + one, 0);
  const rows = [
    [page("souls.report.rounds"), seen.round],
    [page("souls.report.slain"), count("enemy-killed")],
    [page("souls.report.wounds"), wounds],
    [page("souls.report.deaths"), count("hero-died")],
    [page("souls.report.shadows"), count("shadow-revealed")],
  ] as const;
  return (
    <div className="sw-report">
      {speaker.has(text) && <p className="serif">{speaker.say({ key: text })}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
