import { each, type RuleId, type Seat } from "@tavolata/kernel";
import { spacesOf } from "../../content/quests/objectives.js";
import { isStartingQuest, questOf } from "../../content/tables.js";
import { mostQuests, questPlaces, tokenRule } from "../../queries/quests.js";
import type { ActiveQuest, Azeroth, AzerothFlow, CardId, Hero, Table } from "../../state.js";

export function newQuest(id: CardId): ActiveQuest {
  return { id, done: [], count: 0 };
}

/** AZ-quest-4: the top card of the elite quests; from an empty deck nothing. A third quest makes the player give one up (AZ-quest-5). */
export function* drawQuest(t: Table, seat: Seat, rules: readonly RuleId[]): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const [quest] = yield* t.draw(s.elite, 1, "elite", seat);
  if (quest === undefined) {
    t.emit({ type: "no-quest-left", seat }, { rules });
    return;
  }
  delete s.known[quest];
  hero.quests.push(newQuest(quest));
  t.emit(
    { type: "quest-drawn", seat, quest, spaces: [...spacesOf(questOf(t.content, quest).objective)] },
    { rules: [...rules, ...tokenRule(t.content, [{ id: quest }])], reveals: true },
  );
  if (hero.quests.length <= mostQuests) return;
  const given = yield* t.choose(
    seat,
    "give-up-quest",
    () => [each(hero.quests, { verb: "quest", target: ({ id }) => id }, { at: (one) => questPlaces(t.content, one) })],
    { rules: ["AZ-explore-7", "AZ-quest-5"] },
  );
  giveUp(s, hero, given);
  t.emit(
    { type: "quest-given-up", seat, quest: given.id, to: isStartingQuest(given.id) ? "removed" : "elite" },
    { rules: ["AZ-explore-7", "AZ-quest-5", ...tokenRule(t.content, [given])] },
  );
}

/** AZ-explore-7: an elite quest goes under its deck, where all know it to be; a starting quest leaves the game. */
function giveUp(s: Azeroth, hero: Hero, quest: ActiveQuest): void {
  hero.quests.splice(hero.quests.indexOf(quest), 1);
  if (isStartingQuest(quest.id)) s.removed.push(quest.id);
  else {
    s.elite.push(quest.id);
    s.known[quest.id] = Object.keys(s.heroes);
  }
}
