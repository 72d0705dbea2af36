import { eventNameOn, movementOf } from "@tavolata/azeroth/open";
import { useSpeaker, useWords } from "../../language/words.js";
import { Icon } from "../../ui/icon.js";
import { useDesk } from "./desk.js";
import { icons } from "./icons.js";
import "./strip.css";

const phases = ["movement", "exploration", "challenge", "maintenance"] as const;

/** AZ-turn-1: where the turn stands, what the movement die gave, and the event in play. */
export function Strip() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const { phase, turn, heroes, active, event } = seen;
  const energy = heroes[active]?.energy ?? 0;
  return (
    <div className="az-strip">
      <ol className="az-phases" aria-label={page("azeroth.turn")}>
        {phases.map((one) => (
          <li key={one} className={one === phase ? "now" : ""} aria-current={one === phase ? "step" : undefined}>
            {page(`azeroth.phase.${one}`)}
          </li>
        ))}
      </ol>
      {turn.face !== "" && (
        <span className="az-die" title={page("azeroth.rolled", movementOf(turn.face))}>
          <Icon of={icons.boot} /> <b className="number">{turn.spaces}</b>
          <span className="unseen">{page("azeroth.spaces")}</span>
          <Icon of={icons.energy} /> <b className="number">{energy}</b>
          <span className="unseen">{page("azeroth.energy")}</span>
        </span>
      )}
      {event !== "" && (
        <span className="az-event">
          <Icon of={icons.flag} /> {speaker.name(eventNameOn(event))}
        </span>
      )}
    </div>
  );
}
