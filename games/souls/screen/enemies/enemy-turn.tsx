import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { soulsContent } from "../../content/content.js";
import { activationMessage, encounterMessages } from "../../content/describe.js";
import { encounterCard } from "../../content/tables.js";
import type { EncounterCard } from "../../content/types.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { TokenPicture } from "../board/tokens.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { useSay } from "../words.js";
import { Lines } from "./lines.js";
import { type Activation, lastEnemyTurn } from "./turn.js";
import "./enemy-turn.css";

/** SS-4.2.2-a: the Encounter card large, whom it wakes in order, and what each of them does and why. It lies there until the next hero acts. */
export function EnemyTurnCard() {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const [closed, setClosed] = useState(-1);
  const last = lastEnemyTurn(shown.events);
  const isUnderWay = seen.turn.side === "enemies";
  if (!last || last.turn.end <= closed || !(isUnderWay || last.isNews)) return null;
  const { card, enemies, activations, end } = last.turn;
  const waiting = (enemies ?? []).filter((id) => !activations.some(({ enemy }) => enemy === id));
  return (
    <section className="sw-enemy-turn" data-still aria-label={page("souls.enemy-turn")}>
      <header className="sw-encounter">
        <span className="sw-encounter-letter serif" aria-hidden="true">
          {encounterCard(content, card).letter}
        </span>
        <div>
          <h2>{speaker.name(card)}</h2>
          <CardWords card={encounterCard(content, card)} />
        </div>
        <button type="button" className="button sw-enemy-close" onClick={() => setClosed(end)}>
          {page("souls.go-on")}
        </button>
      </header>
      {enemies?.length === 0 ? (
        <p className="muted">{page("souls.nobody-wakes")}</p>
      ) : (
        <ol className="sw-woken">
          {activations.map((activation, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an enemy may act twice
            <li key={i}>
              <Woken activation={activation} isOpen={i === activations.length - 1} />
            </li>
          ))}
          {waiting.map((id) => (
            <li key={id} className="sw-waiting muted">
              <Icon of={icons.hourglass} /> {speaker.name(id)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** SS-15.7-l: whom the card activates, and whom otherwise. */
function CardWords({ card }: { readonly card: EncounterCard }) {
  const speaker = useSpeaker();
  return (
    <p>
      {speaker.say(activationMessage(card.main))}
      {encounterMessages(card).map((message) => (
        <span key={message.key} className="muted">
          {" "}
          {speaker.say(message)}
        </span>
      ))}
    </p>
  );
}

function Woken({ activation, isOpen }: { readonly activation: Activation; readonly isOpen: boolean }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const say = useSay();
  const { seen, shown } = useDesk();
  const enemy = seen.enemies.find(({ id }) => id === activation.enemy);
  const figure = seen.figures.find(({ belongsTo }) => belongsTo === activation.enemy);
  return (
    <details open={isOpen}>
      <summary>
        {figure ? <TokenPicture figure={figure} /> : <Icon of={icons.death} />}
        <span>
          <strong className="serif">{speaker.name(activation.enemy)}</strong>
          <small className="muted">
            {activation.line === undefined || activation.victim === undefined
              ? page("souls.stays")
              : say("souls.line-for", { line: activation.line, victim: activation.victim })}
          </small>
        </span>
      </summary>
      {enemy && <Lines lines={scrollOf(content, enemy).lines} activation={activation} />}
      <ul className="sw-deeds">
        {activation.deeds.map((event) => (
          <li key={event.number}>{speaker.event(event)}</li>
        ))}
      </ul>
      {!enemy && shown.events.length > 0 && activation.deeds.length === 0 && (
        <p className="muted">{page("souls.gone")}</p>
      )}
    </details>
  );
}
