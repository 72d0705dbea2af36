import { useWords } from "../../language/words.js";
import { BarredList } from "../../table/barred-list.js";
import { ConfirmButton } from "../../table/confirm-button.js";
import { OptionLine, OptionList } from "../../table/option-list.js";
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
      {act.decision?.kind !== "stops" && (
        <OptionList choices={act.choices} className="lr-choices">
          {(choice) => <OptionLine act={act} choice={choice} icon={optionIcon(choice.option)} />}
        </OptionList>
      )}
      <ConfirmButton act={act} />
      <BarredList key={act.decision?.key} barred={act.barred} />
      {!act.decision && <p className="muted actions-none">{page("act.none")}</p>}
    </div>
  );
}
