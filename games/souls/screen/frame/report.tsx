import type { Shown } from "@tavolata/ui/game/game-screen.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { seenIn } from "../seen.js";
import { heardIn } from "../told.js";
import "./report.css";

/** What happened, in numbers, and how the story ends. */
export function Report({ view, events }: Shown) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = seenIn(view);
  const heard = heardIn(events);
  const count = (type: string) => heard.filter((event) => event.type === type).length;
  const isWon = seen.ended?.won === true;
  const text = `quest.${seen.quest}.${isWon ? "victory" : "failure"}`;
  const wounds = heard
    .filter(
      ({ type, figure }) =>
        type === "wounded" && seen.figures.every(({ id, faction }) => id !== figure || faction === "enemies"),
    )
    .reduce((sum, { wounds: one = 0 }) => sum + one, 0);
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
