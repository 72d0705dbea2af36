import { isCampaignIn, namesCampaign, namesScenario } from "@tavolata/game";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { matchTitle, type ShelfGame } from "@tavolata/ui/game/game-list.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { QuestOnPaper } from "../print/quest-on-paper.js";
import { questIcon } from "../start/quest-icons.js";
import { Measured } from "./measured.js";
import { PictureChoice } from "./picture-choice.js";
import { type TablePlan, withOption } from "./plan.js";

interface QuestChoiceProps {
  readonly game: ShelfGame;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

/** Which quest, with how long and how hard it is; or several of them as a campaign. */
export function QuestChoice({ game, plan, setPlan }: QuestChoiceProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [figures, setFigures] = useState(false);
  const option = game.options.find(namesScenario);
  if (option?.type !== "choice") return null;
  const chosen = plan.options[option.id] ?? option.default;
  const usual = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  const campaign = game.options.find(namesCampaign);
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page(option.id === "quest" ? "new.quest" : "new.scenario")}</legend>
      <p className="muted">{page("new.measured")}</p>
      <label className="new-switch">
        <input type="checkbox" checked={figures} onChange={(event) => setFigures(event.target.checked)} />
        <span>{page("new.show-figures")}</span>
      </label>
      <div className="new-quests">
        {option.values.map((quest) => (
          <PictureChoice
            key={quest}
            name="quest"
            isChosen={quest === chosen}
            onChoose={() => setPlan(withOption(plan, option.id, quest, option.default))}
          >
            <span className="new-picture">
              <Icon of={questIcon(game.id, quest)} />
            </span>
            <span className="new-words">
              <strong className="serif">{matchTitle({ quest }, speaker)}</strong>
              <Measured game={game.id} of={{ ...usual, ...plan.options, [option.id]: quest }} figures={figures} />
              {speaker.has(`quest.${quest}.introduction`) && (
                <span className="muted new-introduction">{speaker.say({ key: `quest.${quest}.introduction` })}</span>
              )}
            </span>
          </PictureChoice>
        ))}
      </div>
      <QuestOnPaper game={game.id} quest={String(chosen)} />
      {campaign?.type === "switch" && (
        <label className="new-switch">
          <input
            type="checkbox"
            checked={isCampaignIn(plan.options)}
            onChange={(event) => setPlan(withOption(plan, campaign.id, event.target.checked, campaign.default))}
          />
          <span>{speaker.sentence({ key: "option.campaign" })}</span>
        </label>
      )}
    </fieldset>
  );
}
