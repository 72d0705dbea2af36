import { Icon } from "@tavolata/ui/controls/icon.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { BarredList } from "@tavolata/ui/table/question/barred-list.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { OptionLine, OptionList } from "@tavolata/ui/table/question/option-list.js";
import { azerothContent } from "../../content/content.js";
import { foeOf } from "../../queries/foes.js";
import { optionIcon } from "../deeds.js";
import { useDesk } from "../desk.js";
import { OddsBar, oddsOf } from "../fights/odds.js";
import { Stakes } from "../fights/stakes.js";
import { Gear } from "../heroes/gear.js";
import { Quests } from "../heroes/quests.js";
import { icons } from "../icons.js";
import { spaceIn } from "../map/deeds-here.js";
import type { AzerothScreenProps } from "../shown.js";
import "./rail.css";

/** The right of the table: what can be done, the two quests, and what the hero wears and carries. */
export function Rail({ act }: AzerothScreenProps) {
  const { page } = useWords();
  const isPhone = useMedia(phone);
  return (
    <div className="az-rail">
      {act.decision ? (
        <>
          <OptionList choices={act.choices} className="az-options">
            {(choice) => <OptionWithPin choice={choice} />}
          </OptionList>
          <ConfirmButton act={act} />
          <BarredList barred={act.barred} />
        </>
      ) : (
        <p className="muted actions-none">{page("act.none")}</p>
      )}
      {!isPhone && <Quests />}
      {!isPhone && <Gear />}
    </div>
  );
}

/** An option, and beside it what shows its place on the map. */
function OptionWithPin({ choice }: { readonly choice: Pickable }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const content = useContent(azerothContent);
  const { shown, seen, find, mine, hero: acting } = useDesk();
  const { act } = shown;
  const { option } = choice;
  const foe = acting && foeOf(content, seen, acting, option);
  const space = spaceIn(option.at?.[0]);
  return (
    <div data-option={option.id} className="az-option">
      <OptionLine act={act} choice={choice} icon={optionIcon(option)}>
        <OddsBar odds={oddsOf(option)} />
        {foe?.kind === "hero" && mine !== undefined && <Stakes of={[foe.seat, mine]} />}
      </OptionLine>
      {space !== undefined && act.choices.length > 1 && (
        <button
          type="button"
          data-leads
          className="az-show"
          aria-label={page("azeroth.show", { name: speaker.name(space) })}
          onClick={() => find(space)}
        >
          <Icon of={icons.pin} />
        </button>
      )}
    </div>
  );
}
