import heroQuest from "balance:heroquest";
import rings from "balance:rings";
import souls from "balance:souls";
import skull from "game-icon:death-skull";
import { matchTitle, type ShelfGame } from "../games/game-list.js";
import { useSpeaker, useWords } from "../language/words.js";
import { questIcon } from "../start/quest-icons.js";
import { Icon } from "../ui/icon.js";
import { PictureChoice } from "./picture-choice.js";
import { type Plan, withOption } from "./plan.js";

interface QuestChoiceProps {
  readonly game: ShelfGame;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
}

/** Which quest, with how long and how hard it is; or several of them as a campaign. */
export function QuestChoice({ game, plan, setPlan }: QuestChoiceProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const option = game.options.find(({ id }) => id === "quest" || id === "scenario");
  if (option?.type !== "choice") return null;
  const chosen = plan.options[option.id] ?? option.default;
  const campaign = game.options.find(({ id }) => id === "campaign");
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page(option.id === "quest" ? "new.quest" : "new.scenario")}</legend>
      <p className="muted">{page("new.measured")}</p>
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
              <Measure game={game.id} quest={quest} />
              {speaker.has(`quest.${quest}.introduction`) && (
                <span className="muted new-introduction">{speaker.say({ key: `quest.${quest}.introduction` })}</span>
              )}
            </span>
          </PictureChoice>
        ))}
      </div>
      {campaign?.type === "switch" && (
        <label className="new-switch">
          <input
            type="checkbox"
            checked={plan.options["campaign"] === true}
            onChange={(event) => setPlan(withOption(plan, "campaign", event.target.checked, campaign.default))}
          />
          <span>{speaker.sentence({ key: "option.campaign" })}</span>
        </label>
      )}
    </fieldset>
  );
}

const hardest = 5;

const measures: Readonly<Record<string, typeof heroQuest>> = { heroquest: heroQuest, rings, souls };

/** How long it takes and how often heroes win, in a word, five skulls and a figure. */
function Measure({ game, quest }: { readonly game: string; readonly quest: string }) {
  const { page, language } = useWords();
  const measured = measures[game]?.[quest];
  if (!measured) return null;
  const { heroesWin, rounds, level } = measured;
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(heroesWin);
  return (
    <span className="new-measure">
      <span className="new-skulls" aria-hidden="true">
        {Array.from({ length: hardest }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skulls of a row have no other name
          <span key={i} className={i < level ? "on" : "off"}>
            <Icon of={skull} />
          </span>
        ))}
      </span>
      <span>{page("new.measure", { level: page(`level.${level}`), rounds, percent })}</span>
    </span>
  );
}
