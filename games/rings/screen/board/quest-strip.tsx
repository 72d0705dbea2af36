import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import { stageIn } from "../../queries/stage.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";

/** Where the players are: the stage with its progress, the active location with its own. */
export function QuestStrip() {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, look } = useDesk();
  const at = stageIn(content, seen);
  const { stage, progress } = seen.quest;
  const points = at?.stage.points ?? 0;
  const active = seen.cards[seen.active];
  const activePoints = printedOn(content, seen.active)?.questPoints ?? 0;
  return (
    <section className="lr-quest" aria-label={page("rings.quest")}>
      <button type="button" className="lr-quest-stage" onClick={() => look(stage)}>
        {at && (
          <span className="lr-quest-number number" aria-hidden="true">
            {at.number}B
          </span>
        )}
        <span className="lr-quest-name serif">{speaker.name(stage)}</span>
      </button>
      <Progress
        of={points === 0 ? page("rings.no-progress-needed") : page("rings.progress-of", { progress, points })}
        part={points === 0 ? 0 : progress / points}
      />
      {active && (
        <span className="lr-quest-active">
          <Icon of={icons.progress} />
          {cardName(speaker, seen.active)}
          <Progress
            of={page("rings.progress-of", { progress: active.progress, points: activePoints })}
            part={activePoints === 0 ? 0 : active.progress / activePoints}
          />
        </span>
      )}
    </section>
  );
}

function Progress({ of, part }: { readonly of: string; readonly part: number }) {
  return (
    <span className="lr-progress">
      <span className="lr-progress-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, part)})` }} />
      </span>
      <span className="number">{of}</span>
    </span>
  );
}
