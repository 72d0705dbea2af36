import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { Action } from "../../table/actions.js";
import { ConfirmButton } from "../../table/confirm-button.js";
import { useMedia } from "../../ui/use-media.js";
import { useDesk } from "./desk.js";
import { optionIcon } from "./options.js";
import { Reading } from "./reading.js";
import "./rail.css";

const looks = { optionIcon };

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
              <Action act={act} choice={choice} looks={looks} />
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
