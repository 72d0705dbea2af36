import { say } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { effectMessage } from "../../content/describe.js";
import { movementOf } from "../../content/dice.js";
import { eventNameOn } from "../../content/tables.js";
import { standsByEvent } from "../../queries/markers.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import "./strip.css";

const phases = ["movement", "exploration", "challenge", "maintenance"] as const;

/** AZ-turn-1: where the turn stands, what the movement die gave, and the event in play. */
export function Strip() {
  const { page } = useWords();
  const { seen } = useDesk();
  const { phase, turn, event } = seen;
  return (
    <div className="az-strip">
      <ol className="az-phases" aria-label={page("azeroth.turn")}>
        {phases.map((one) => (
          <li key={one} className={one === phase ? "now" : ""} aria-current={one === phase ? "step" : undefined}>
            {page(`azeroth.phase.${one}`)}
          </li>
        ))}
      </ol>
      {turn.face !== "" && <MovementDie {...movementOf(turn.face)} inAll={turn.spaces} />}
      {event !== "" && <EventInPlay card={event} />}
    </div>
  );
}

interface MovementDieProps {
  readonly spaces: number;
  readonly energy: number;
  /** AZ-move-3: with everything that cards and the event in play have changed. */
  readonly inAll: number;
}

/** AZ-move-1: the die's own spaces and energy, and how far the hero may go in all. What is left of the energy stands on the hero's sheet. */
function MovementDie({ spaces, energy, inAll }: MovementDieProps) {
  const { page } = useWords();
  return (
    <span className="az-die">
      <span className="unseen">{page("azeroth.rolled", { spaces, energy })}</span>
      <span aria-hidden="true" className="az-die-face number">
        <Icon of={icons.boot} /> {spaces} <Icon of={icons.energy} /> +{energy}
      </span>
      {inAll !== spaces && <span className="number">{page("azeroth.in-all", { spaces: inAll })}</span>}
    </span>
  );
}

/** AZ-event-4: the event in play, and what it does when it is opened. */
function EventInPlay({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  const name = eventNameOn(card);
  const stands = standsByEvent(content, { event: card });
  const { lasting = [], now = [] } = content.events[name]!;
  const effects = lasting.length > 0 ? lasting : now;
  return (
    <details className="az-event">
      <summary>
        <Icon of={icons.flag} /> {speaker.name(name)}
      </summary>
      {effects.length > 0 && <p>{effects.map((effect) => speaker.sentence(effectMessage(effect))).join(" ")}</p>}
      {stands && (
        <p>
          <Sentence of={say("event.event-encounter", { event: name, ...stands })} />
        </p>
      )}
    </details>
  );
}
