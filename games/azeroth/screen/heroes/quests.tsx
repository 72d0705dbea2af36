import { useContent } from "@tavolata/ui/game/content.js";
import { Sentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { azerothContent } from "../../content/content.js";
import { objectiveMessage } from "../../content/describe.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { questOf } from "../../content/tables.js";
import { goalOf } from "../../queries/quests.js";
import type { ActiveQuest } from "../../state.js";
import { useDesk } from "../desk.js";
import { PlaceLink } from "../ways/place-link.js";

/** AZ-quest-5: the two open quests, each with its number on the map. */
export function Quests() {
  const { page } = useWords();
  const { hero } = useDesk();
  if (!hero || hero.quests.length === 0) return null;
  return (
    <section className="az-quests" aria-label={page("azeroth.quests")}>
      <h3>{page("azeroth.quests")}</h3>
      {hero.quests.map((quest, i) => (
        <QuestCard key={quest.id} quest={quest} number={i + 1} />
      ))}
    </section>
  );
}

function QuestCard({ quest, number }: { readonly quest: ActiveQuest; readonly number: number }) {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { valour, objective, rank } = questOf(content, quest.id);
  const [done, goal] = [quest.done.length + quest.count, goalOf(objective)];
  return (
    <article className={`az-quest ${rank}`}>
      <p className="serif az-quest-name">
        <span className="az-quest-number number" aria-hidden="true">
          {number}
        </span>
        {speaker.name(quest.id)}
        <span className="az-quest-valour number">{page("azeroth.worth", { valour })}</span>
      </p>
      <p>
        <Sentence of={objectiveMessage(objective, rank)} />
      </p>
      <p className="az-quest-places">
        {spacesOf(objective).map((space) => (
          <PlaceLink key={space} space={space} isDone={quest.done.includes(space)} />
        ))}
      </p>
      <progress value={done} max={goal} aria-label={page("azeroth.progress", { done, goal })} />
    </article>
  );
}
