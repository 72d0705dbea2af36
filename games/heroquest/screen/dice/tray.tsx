import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLinks } from "@tavolata/ui/rules/rule-link.js";
import { isThrow, type ToldThrow } from "@tavolata/ui/table/log/told.js";
import { useLanding } from "@tavolata/ui/table/pace/use-landing.js";
import { isBetween } from "../../queries/campaign.js";
import { type Fight, lastFight } from "../fight/fight.js";
import { FightDice, FightResult } from "../fight/fight-words.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { DiceRow } from "./die.js";
import "./tray.css";

/** The last throw and what it means; a fight stays together as one. */
export function Tray({ events, view }: HeroQuestScreenProps) {
  const { page } = useWords();
  // The dice of the last quest are put away when it is over.
  if (isBetween(view.state)) return <section className="tray hq-tray" aria-label={page("dice.title")} />;
  const last = events.findLast(isThrow);
  const fight = lastFight(events);
  const isOfFight = fight && last && last.number >= fight.number && isFights(last);
  return (
    <section className="tray hq-tray" aria-label={page("dice.title")}>
      {last ? (
        isOfFight ? (
          <FightThrow key={last.number} fight={fight} isNew={isNew(events, last)} />
        ) : (
          <PlainThrow key={last.number} thrown={last} isNew={isNew(events, last)} events={events} />
        )
      ) : (
        <p className="muted">{page("dice.none")}</p>
      )}
    </section>
  );
}

function isFights({ purpose }: ToldThrow): boolean {
  return ["attack", "shot", "defence", "counter-attack", "spell"].includes(purpose);
}

/** A throw that was told with the last things is still rolling. */
function isNew(events: HeroQuestScreenProps["events"], thrown: ToldThrow): boolean {
  return events.slice(-6).includes(thrown);
}

function FightThrow({ fight, isNew: isNewThrow }: { readonly fight: Fight; readonly isNew: boolean }) {
  const [landed, land] = useLanding(isNewThrow);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="hq-tray-throw" onClick={land}>
      <FightDice fight={fight} isRolling={!landed} />
      <p className="hq-tray-words serif" style={{ visibility: landed ? "visible" : "hidden" }}>
        <FightResult fight={fight} />
      </p>
    </div>
  );
}

interface PlainThrowProps {
  readonly thrown: ToldThrow;
  readonly isNew: boolean;
  readonly events: HeroQuestScreenProps["events"];
}

function PlainThrow({ thrown, isNew: isNewThrow, events }: PlainThrowProps) {
  const speaker = useSpeaker();
  const { page } = useWords();
  const [landed, land] = useLanding(isNewThrow);
  const { faces, die, purpose, rules } = thrown;
  const walk = events.find((event) => event.type === "movement-begun" && event.number > thrown.number);
  const isWalk = purpose === "movement" && walk?.type === "movement-begun";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="hq-tray-throw" onClick={land}>
      <DiceRow faces={faces} kind={kindOf(die)} isRolling={!landed} label={speaker.name(purpose)} />
      <p className="hq-tray-words" style={{ visibility: landed ? "visible" : "hidden" }}>
        <strong className="serif">
          {isWalk ? page("heroquest.squares", { squares: walk.squares }) : speaker.name(purpose)}
        </strong>{" "}
        {isWalk && faces.includes("hq") && <span className="hq-maximum">{page("heroquest.maximum")} </span>}
        <RuleLinks ids={rules.slice(0, 2)} />
      </p>
    </div>
  );
}

/** A throw of the match, without what came of it. */
export function Throw({ thrown: { faces, die, purpose } }: { readonly thrown: ToldThrow }) {
  const speaker = useSpeaker();
  return <DiceRow faces={faces} kind={kindOf(die)} label={speaker.name(purpose)} />;
}

function kindOf(die: string): "movement" | "combat" | "lot" {
  return die === "movement" || die === "combat" ? die : "lot";
}
