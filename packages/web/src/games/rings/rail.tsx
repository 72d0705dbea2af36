import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import type { Choice } from "../../table/act.js";
import { ConfirmButton } from "../../table/confirm-button.js";
import { ChoiceButton } from "../../ui/choice-button.js";
import { Icon } from "../../ui/icon.js";
import { useMedia } from "../../ui/use-media.js";
import { useDesk } from "./desk.js";
import { optionIcon } from "./options.js";
import { Reading } from "./reading.js";
import "./rail.css";

/** The right of the table: the card that is looked at, and everything that can be done as a list. */
export function Rail() {
  const { page } = useWords();
  const { looked, shown } = useDesk();
  const isDesk = useMedia("(min-width: 1100px)");
  const { act } = shown;
  return (
    <div className="lr-rail">
      {isDesk &&
        (looked === undefined ? (
          <p className="lr-reading-none muted">{page("rings.look")}</p>
        ) : (
          <Reading card={looked} />
        ))}
      {act.choices.length > 0 && act.decision?.kind !== "stops" && (
        <ol className="lr-choices">
          {act.choices.map((choice) => (
            <li key={choice.option.id}>
              <ChoiceLine choice={choice} />
            </li>
          ))}
        </ol>
      )}
      <ConfirmButton act={act} />
      {act.barred.length > 0 && <BarredList key={act.decision?.key} />}
      {!act.decision && <p className="muted actions-none">{page("act.none")}</p>}
    </div>
  );
}

function ChoiceLine({ choice }: { readonly choice: Choice }) {
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const { act } = shown;
  const icon = optionIcon(choice.option);
  return (
    <ChoiceButton act={act} choice={choice} className="action">
      <span className="key number" aria-hidden="true">
        {choice.number}
      </span>
      {icon && <Icon of={icon} />}
      <span className="action-label">{speaker.sentence(choice.option.label)}</span>
      {act.collects && (
        <span className="action-tick" aria-hidden="true">
          {choice.picked ? "✓" : ""}
        </span>
      )}
    </ChoiceButton>
  );
}

/** What can't be done now, and why. */
function BarredList() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown } = useDesk();
  return (
    <details className="lr-barred">
      <summary>{page("rings.barred", { count: shown.act.barred.length })}</summary>
      <ul>
        {shown.act.barred.map(({ option }) => (
          <li key={option.id}>
            <s>{speaker.sentence(option.label)}</s>
            <span className="action-reason">
              {speaker.sentence(option.bar.reason)} <RuleLink id={option.bar.rule} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
