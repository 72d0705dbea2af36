import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { eventsLeft, skyOf } from "../../queries/event-deck.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import "./strip.css";

/** SS-4-a: where the Round stands, how many events are left, and whether it is night or day. */
export function Strip() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen } = useDesk();
  const { phase, turn, active, heroes, decks } = seen;
  const now = phase === "battle" ? (turn.side === "enemies" ? "enemies" : "hero") : phase;
  const left = eventsLeft(seen);
  const sky = skyOf(seen);
  const [top] = decks.event.faceUp;
  return (
    <div className="sw-strip">
      <ol className="sw-phases" aria-label={page("souls.phases")}>
        {(["time", "hero", "enemies", "event"] as const).map((one) => (
          <li key={one} className={one === now ? "now" : ""} aria-current={one === now ? "step" : undefined}>
            {one === "hero" && now === "hero" && turn.side === "hero"
              ? page("souls.hero-acts", { name: speaker.name(heroes[active]?.figure ?? "") })
              : page(`souls.phase.${one}`)}
          </li>
        ))}
      </ol>
      {top !== undefined && (
        <span className="sw-event" title={speaker.name(top)}>
          <Icon of={icons.scroll} /> {speaker.name(top)}
        </span>
      )}
      {sky && (
        <span className={`sw-sky ${sky}`}>
          <Icon of={sky === "night" ? icons.moon : icons.sun} /> {speaker.name(sky)}
        </span>
      )}
      <span className={left <= 2 ? "sw-deck low" : "sw-deck"}>
        <Icon of={icons.event} /> {page("souls.events-left", { count: left })}
      </span>
    </div>
  );
}
