import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../controls/icon.js";
import type { Looks, Shown } from "../game/game-screen.js";
import { useSpeaker, useWords } from "../language/words.js";
import { RuleLink } from "../rules/rule-link.js";
import type { Act, BarredChoice } from "./act.js";
import { ConfirmButton } from "./confirm-button.js";
import { OptionLine, OptionList } from "./option-list.js";
import "./actions.css";

interface ActionsProps {
  readonly act: Act;
  readonly looks: Looks;
  readonly shown: Shown;
  readonly onResult: (() => void) | undefined;
}

/** Everything that the onlooker may do, as a list; below it what can't be done, and why. */
export function Actions({ act, looks, shown, onResult }: ActionsProps) {
  const { page } = useWords();
  const section = useFocusKept(act.decision?.key);
  return (
    <section ref={section} tabIndex={-1} className="actions" aria-label={page("act.title")}>
      {looks.Rail && !onResult ? <looks.Rail {...shown} /> : <PlainActions act={act} looks={looks} />}
      {!looks.Rail && !act.decision && !onResult && <p className="muted actions-none">{page("act.none")}</p>}
      {onResult && (
        <button type="button" className="button main" onClick={onResult}>
          {page("end.result")}
        </button>
      )}
    </section>
  );
}

function PlainActions({ act, looks }: Pick<ActionsProps, "act" | "looks">) {
  const { page } = useWords();
  return (
    <>
      <OptionList choices={act.choices} className="actions-list">
        {(choice) => <OptionLine act={act} choice={choice} icon={looks.optionIcon?.(choice.option)} />}
      </OptionList>
      <ConfirmButton act={act} />
      {act.barred.length > 0 && (
        <ul className="actions-list" aria-label={page("act.barred")}>
          {act.barred.map((barred) => (
            <li key={barred.option.id}>
              <BarredAction barred={barred} looks={looks} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When a question goes, the button that had the focus goes with it: then the focus comes to the next one's list. */
function useFocusKept(key: string | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const before = useRef(key);
  useEffect(() => {
    const isNew = before.current !== key;
    before.current = key;
    if (isNew && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [key]);
  return section;
}

function BarredAction({ barred, looks }: { readonly barred: BarredChoice; readonly looks: Looks }) {
  const speaker = useSpeaker();
  const { option } = barred;
  const icon = looks.optionIcon?.(option);
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
