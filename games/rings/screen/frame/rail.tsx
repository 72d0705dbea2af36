import { useWords } from "@tavolata/ui/language/words.js";
import { BarredList } from "@tavolata/ui/table/question/barred-list.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { OptionLine, OptionList } from "@tavolata/ui/table/question/option-list.js";
import { useDesk } from "../desk.js";
import { optionIcon } from "../options.js";
import "./rail.css";

/** Everything that can be done as a list. */
export function Rail() {
  const { page } = useWords();
  const { shown } = useDesk();
  const { act } = shown;
  return (
    <div className="lr-rail">
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
