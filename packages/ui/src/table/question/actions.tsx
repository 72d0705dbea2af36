import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../controls/icon.js";
import type { GameScreen, GameScreenProps } from "../../game/game-screen.js";
import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import type { Act, BarredChoice } from "./act.js";
import { ConfirmButton } from "./confirm-button.js";
import { OptionLine, OptionList } from "./option-list.js";
import "./actions.css";

interface ActionsProps {
  readonly act: Act;
  readonly gameScreen: GameScreen;
  readonly shown: GameScreenProps;
  readonly onResult: (() => void) | undefined;
}

/** Everything that the onlooker may do, as a list; below it what can't be done, and why. */
export function Actions({ act, gameScreen, shown, onResult }: ActionsProps) {
  const { page } = useWords();
  const section = useFocusSaved(act.decision?.key);
  return (
    <section ref={section} tabIndex={-1} className="actions" aria-label={page("act.title")}>
      {gameScreen.Rail && !onResult ? (
        <gameScreen.Rail {...shown} />
      ) : (
        <PlainActions act={act} gameScreen={gameScreen} />
      )}
      {!gameScreen.Rail && !act.decision && !onResult && <p className="muted actions-none">{page("act.none")}</p>}
      {onResult && (
        <button type="button" className="button main" onClick={onResult}>
          {page("end.result")}
        </button>
      )}
    </section>
  );
}

function PlainActions({ act, gameScreen }: Pick<ActionsProps, "act" | "gameScreen">) {
  const { page } = useWords();
  return (
    <>
      <OptionList choices={act.choices} className="actions-list">
        {(choice) => <OptionLine act={act} choice={choice} icon={gameScreen.optionIcon?.(choice.option)} />}
      </OptionList>
      <ConfirmButton act={act} />
      {act.barred.length > 0 && (
        <ul className="actions-list" aria-label={page("act.barred")}>
          {act.barred.map((barred) => (
            <li key={barred.option.id}>
              <BarredAction barred={barred} gameScreen={gameScreen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When a question goes, the button that had the focus goes with it: then the focus comes to the next one's list. */
function useFocusSaved(key: string | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const before = useRef(key);
  useEffect(() => {
    const isNew = before.current !== key;
    before.current = key;
    if (isNew && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [key]);
  return section;
}

function BarredAction({ barred, gameScreen }: { readonly barred: BarredChoice; readonly gameScreen: GameScreen }) {
  const speaker = useSpeaker();
  const { option } = barred;
  const icon = gameScreen.optionIcon?.(option);
  return (
    <div className="action barred">
      {icon && <Icon of={icon} />}
      <span className="action-label">
        <s>{speaker.sentence(option.label)}</s>
        <span className="action-reason">{speaker.sentence(option.bar.reason)}</span>
      </span>
      <RuleLink id={option.bar.rule} />
    </div>
  );
}
