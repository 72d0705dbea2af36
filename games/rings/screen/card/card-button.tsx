import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type ReactNode, useRef } from "react";
import { ringsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { describe } from "./described.js";

interface CardButtonProps {
  readonly card: CardId;
  readonly className: string;
  readonly children: ReactNode;
  readonly style?: React.CSSProperties;
}

/**
 * A card that can be looked at and, where the table offers it, picked. The mouse looks by pointing and picks by clicking; a finger looks
 * first and picks with the second tap, unless several are being collected.
 */
export function CardButton({ card, className, children, style }: CardButtonProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, seen, looked, look } = useDesk();
  const pointer = useRef("");
  const { act } = shown;
  const place = `card:${card}`;
  const choice = act.choices.find((one) => one.place === place);
  const barred = choice ? undefined : act.barred.find((one) => one.place === place);
  const press = () => {
    const isFirstTap = pointer.current === "touch" && !act.collects && looked !== card;
    look(card);
    if (isFirstTap) return;
    if (choice) act.pick(choice.option.id);
    else if (barred) act.explain(barred);
  };
  const ticks = choice && act.collects ? { role: "checkbox", "aria-checked": choice.picked } : {};
  const why = barred ? `, ${speaker.say(barred.option.bar.reason)}` : "";
  const state = choice ? (choice.picked ? "open picked" : "open") : barred ? "barred" : "";
  return (
    <button
      type="button"
      data-card={card}
      className={`${className} ${state} ${looked === card ? "looked" : ""}`}
      style={style}
      {...ticks}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") look(card);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) look(card);
      }}
      onKeyDown={(event) => {
        pointer.current = "";
        if (event.key === "Enter" && choice && act.collects) event.preventDefault(); // it confirms
      }}
      onClick={press}
    >
      <span className="unseen">{`${describe(content, speaker, page, card, seen)}${why}`}</span>
      {children}
      {choice?.picked && (
        <span className="lr-tick" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  );
}
