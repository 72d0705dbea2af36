import { each, type RuleId } from "@tavolata/kernel";
import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { questOf } from "../../content/tables.js";
import type { Quest } from "../../content/types.js";
import { spaceAt } from "../../queries/board.js";
import { goalOf, isComplete, progressOf, questPlaces, tokenRule } from "../../queries/quests.js";
import { valourOf } from "../../queries/valour.js";
import type { ActiveQuest, Azeroth, AzerothFlow, Hero, Table } from "../../state.js";
import { checkValour } from "../10-the-end/valour.js";
import { applyAll } from "../11-effects/apply.js";
import { drawQuest } from "./draw-quest.js";

/** AZ-quest-1: every objective that is met where the hero stands is resolved now; those that are complete in the player's order. */
export function* resolveQuests(t: Table): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  // AZ-quest-6: what is drawn on the way waits for the next turn.
  for (const quest of hero.quests) further(t, hero, quest);
  hero.duelWon = false;
  for (;;) {
    const completed = () => hero.quests.filter((quest) => isComplete(t.content, quest));
    if (completed().length === 0) return;
    const quest = yield* t.choose(
      seat,
      "quest-order",
      () => [
        each(completed(), { verb: "quest", target: ({ id }) => id }, { at: (one) => questPlaces(t.content, one) }),
      ],
      { rules: ["AZ-quest-1"] },
    );
    yield* complete(t, hero, quest);
  }
}

/** AZ-quest-2 to AZ-quest-4: the reward, then the card goes to the log and its valour counts, then a new quest is drawn. */
function* complete(t: Table, hero: Hero, quest: ActiveQuest): AzerothFlow {
  const seat = t.state.active;
  const { reward, valour } = questOf(t.content, quest.id);
  if (reward.length > 0) t.emit({ type: "quest-fulfilled", seat, quest: quest.id }, { rules: ["AZ-quest-2"] });
  yield* applyAll(t, seat, reward, quest.id, ["AZ-quest-2"]);
  hero.quests.splice(hero.quests.indexOf(quest), 1);
  hero.log.push(quest.id);
  t.emit(
    { type: "quest-completed", seat, quest: quest.id, valour, total: valourOf(t.content, hero) },
    { rules: ["AZ-quest-2", "AZ-quest-3", "AZ-valour-1"] },
  );
  checkValour(t, seat);
  yield* drawQuest(t, seat, ["AZ-quest-4", "AZ-quest-6"]);
}

/** AZ-quest-8 to AZ-quest-12: notes what this turn has done for a quest. */
function further(t: Table, hero: Hero, quest: ActiveQuest): void {
  const { state: s } = t;
  const printed = questOf(t.content, quest.id);
  const { objective } = printed;
  const before = progressOf(quest);
  const rule = note(t.content, s, hero, quest, printed);
  if (progressOf(quest) === before) return;
  t.emit(
    {
      type: "quest-furthered",
      seat: s.active,
      quest: quest.id,
      objective: objective.objective,
      done: progressOf(quest),
      of: goalOf(objective),
    },
    { rules: ["AZ-quest-1", "AZ-quest-2", ...tokenRule(t.content, [quest]), rule] },
  );
}

function note(content: AzerothContent, s: Azeroth, hero: Hero, quest: ActiveQuest, { objective, rank }: Quest): RuleId {
  const { space } = hero;
  switch (objective.objective) {
    case "visit":
      if (objective.spaces.includes(space)) markSpace(quest, space);
      return "AZ-quest-8";
    case "deliver":
      if (space === objective.from) markSpace(quest, space);
      else if (space === objective.to && quest.done.includes(objective.from)) markSpace(quest, space);
      return "AZ-quest-10";
    case "hunt":
      for (const { encounter, space: where } of s.turn.beaten) {
        if (spaceAt(where).colour === rank && objective.types.includes(content.encounters[encounter]!.type))
          quest.count += 1;
      }
      return "AZ-quest-9";
    case "win":
      for (const { space: where } of s.turn.beaten) if (objective.spaces.includes(where)) markSpace(quest, where);
      return "AZ-quest-9";
    case "duel":
      // A red duel is a matter between champions: who isn't yet of the quest's colour has won for the item alone.
      if (hero.duelWon && rankOf(hero.level) >= rankOf(rank)) quest.count += 1;
      return "AZ-quest-11";
    case "slay":
      if (s.turn.slain.includes(objective.space)) markSpace(quest, objective.space);
      return "AZ-quest-12";
  }
}

function markSpace(quest: ActiveQuest, space: string): void {
  if (!quest.done.includes(space)) quest.done.push(space);
}
