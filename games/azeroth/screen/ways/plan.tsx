import { countIn } from "@tavolata/kernel";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { encounterNameOn } from "../../content/tables.js";
import { isCity, spaceAt } from "../../queries/board.js";
import type { Stage } from "../../queries/route.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { PlaceName } from "../word-links.js";
import "./plan.css";

/** The planned way in words: turn by turn with the levels and what lies in wait; in the own movement its next step is one press. */
export function Plan() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const isPhone = useMedia(phone);
  const { route, plan, setPlan, shown, hero } = useDesk();
  if (!route || plan === undefined || !hero) return null;
  const { act } = shown;
  const { path, stages, needs, isHeld } = route;
  const moves = act.choices.filter(({ option }) => option.verb === "move");
  const next = path.toReversed().find((space) => moves.some(({ option }) => option.target === space));
  const step = moves.find(({ option }) => option.target === next);
  return (
    <section className="az-plan" aria-label={page("azeroth.plan")}>
      <details open={!isPhone} key={plan}>
        <summary>
          <strong className="serif">{speaker.name(plan)}</strong>{" "}
          <span className="number">{page("azeroth.way", { moves: path.length - 1, turns: stages.length })}</span>
        </summary>
        {isHeld && <p className="az-why">{page("azeroth.plan-held", { space: speaker.name(hero.space) })}</p>}
        {needs && <p className="az-why">{page("azeroth.plan-needs", { level: speaker.name(needs) })}</p>}
        <ol>
          {stages.map((stage) => (
            <StageLine key={stage.turn} stage={stage} />
          ))}
        </ol>
      </details>
      <div className="az-plan-buttons">
        {step && (
          <ChoiceButton act={act} choice={step} className="button main">
            {page("azeroth.plan-go", { space: speaker.name(next!) })}
          </ChoiceButton>
        )}
        <button
          type="button"
          className="az-plan-drop"
          aria-label={page("azeroth.plan-drop")}
          onClick={() => setPlan(undefined)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </section>
  );
}

function StageLine({ stage }: { readonly stage: Stage }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const dangers = useDangers();
  const { turn, spaces, to, isStopped } = stage;
  const { colour } = spaceAt(to);
  const perils = spaces.flatMap((space) => dangers(space, space === to));
  return (
    <li className={isStopped ? "stopped" : ""}>
      <b className="number az-plan-turn" aria-hidden="true">
        {turn}
      </b>
      <PlaceName word={to}>{speaker.name(to)}</PlaceName>{" "}
      <span className={`az-chip ${colour}`}>{isCity(to) ? page("azeroth.city") : speaker.name(colour)}</span>
      {perils.length > 0 && <small className="az-perils">{perils.join(" · ")}</small>}
    </li>
  );
}

/** What lies in wait on a space: aggro always, the rest only for who ends a turn there (AZ-move-11, AZ-move-12). */
function useDangers(): (space: SpaceId, isEnd: boolean) => string[] {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, mine } = useDesk();
  const content = useContent(azerothContent);
  return (space, isEnd) => {
    const found: string[] = [];
    for (const slot of seen.track) {
      if (slot?.space !== space || (slot.side !== "red" && !isEnd)) continue;
      const name = speaker.name(encounterNameOn(slot.card));
      found.push(slot.side === "red" ? page("azeroth.peril-aggro", { name }) : page("azeroth.peril-waits", { name }));
    }
    if (!isEnd) return found;
    const { printed } = content.spaces[space]!;
    if (printed) found.push(page("azeroth.peril-waits", { name: speaker.name(printed.id) }));
    const tokens = seen.tokens[space];
    if (tokens) found.push(page("azeroth.tokens", { count: countIn(tokens) }));
    for (const seat of seen.order) {
      if (seat !== mine && seen.heroes[seat]!.space === space)
        found.push(page("azeroth.peril-rival", { name: speaker.name(seat) }));
    }
    return found;
  };
}
