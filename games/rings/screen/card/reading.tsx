import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useCardTab } from "@tavolata/ui/table/right-rail.js";
import { useEffect, useRef } from "react";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { artOf } from "./art.js";
import { statesOf } from "./described.js";
import { cardClass, Figures, Seal } from "./face.js";
import { cardKeywords, cardKind, cardName, cardText } from "./name.js";
import { Scene } from "./scene.js";
import "./reading.css";

/** The card that is looked at, at reading size: its whole text in the reader's language, and why it can't be used. */
export function Reading({ card }: { readonly card: CardId }) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const printed = printedOn(content, card);
  const barred = shown.act.barred.find(({ place }) => place === `card:${card}`);
  const states = statesOf(page, card, seen);
  const keywords = cardKeywords(content, speaker, card);
  const cost = printed?.type === "enemy" ? printed.engagementCost : (printed?.cost ?? printed?.threatCost);
  return (
    <article
      className={`lr-reading ${cardClass(content, card).replace("lr-card", "")}`}
      aria-label={cardName(speaker, card)}
    >
      <div className="lr-reading-picture">
        <Scene type={printed?.type} />
        <Icon of={artOf(card)} className="lr-art" />
        {cost !== undefined && <span className="lr-cost number">{cost}</span>}
        {printed?.sphere && <Seal sphere={printed.sphere} isLarge />}
      </div>
      <div className="lr-reading-words">
        <h3 className="serif">{cardName(speaker, card)}</h3>
        <p className="lr-reading-kind">{cardKind(content, speaker, card)}</p>
        <Figures card={card} seen={card in seen.cards ? seen : undefined} />
      </div>
      <div className="lr-reading-text">
        {keywords.length > 0 && (
          <p>
            <strong>{keywords.join(". ")}.</strong>
          </p>
        )}
        <p>{cardText(speaker, card)}</p>
        {states.length > 0 && <p className="lr-reading-states">{states.join(" · ")}</p>}
        {barred && (
          <p className="lr-reading-barred">
            {speaker.sentence(barred.option.bar.reason)} <RuleLink id={barred.option.bar.rule} />
          </p>
        )}
      </div>
    </article>
  );
}

/** On a desk: the card that is looked at, beside the table. Where there is no room for it below the actions, its tab is opened. */
export function Card() {
  const { page } = useWords();
  const { looked } = useDesk();
  const openTab = useCardTab();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looked !== undefined && !card.current?.checkVisibility()) openTab();
  }, [looked, openTab]);
  return (
    <div ref={card}>
      {looked === undefined ? <p className="lr-reading-none muted">{page("rings.look")}</p> : <Reading card={looked} />}
    </div>
  );
}

/** On a small screen: what was tapped, what can be done with it, and a way to read it. */
export function Peek() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { looked, look, read, shown } = useDesk();
  const { act } = shown;
  if (looked === undefined) return null;
  const choice = act.collects ? undefined : act.choices.find(({ place }) => place === `card:${looked}`);
  return (
    <div className="lr-peek">
      <Icon of={artOf(looked)} />
      <span className="lr-peek-name serif">{cardName(speaker, looked)}</span>
      <button type="button" className="button" onClick={() => read(true)}>
        {page("rings.read")}
      </button>
      {choice && (
        <button type="button" className="button main" onClick={() => act.pick(choice.option.id)}>
          {speaker.sentence(choice.option.label)}
        </button>
      )}
      <button type="button" className="button bare" aria-label={page("close")} onClick={() => look(undefined)}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

/** The card that is looked at in a window of its own. */
export function ReadingDialog() {
  const { page } = useWords();
  const { looked, isRead, read } = useDesk();
  if (!isRead || looked === undefined) return null;
  return (
    <Dialog title={page("rings.card")} onClose={() => read(false)}>
      <Reading card={looked} />
    </Dialog>
  );
}
