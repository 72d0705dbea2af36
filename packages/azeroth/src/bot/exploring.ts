import type { Seat } from "@tavolata/kernel";
import { spaceAt } from "../map/board.js";
import { travelTargets } from "../phases/travel.js";
import { tokenSpaces } from "../play/quests.js";
import { valourOf } from "../play/valour.js";
import type { Azeroth, SpaceId } from "../state.js";
import { discoveryOn } from "../tables.js";
import { turnsTo } from "./distances.js";
import { freeDeed } from "./idle-energy.js";
import { bestOf, type Choice, type Moment, objectsOf, pick } from "./moment.js";
import { Outlook } from "./outlook.js";
import { questWorth } from "./quests.js";

/** AZ-explore-1, AZ-explore-3: what is hidden there, or the resource that helps most. */
export function explore(moment: Moment): Choice {
  const free = freeDeed(moment) ?? studyNow(moment);
  if (free) return free;
  const { ids, s, seat, hero } = moment;
  if (ids.includes("reveal")) return pick("reveal", "reveal");
  if (ids.includes("done")) return pick("done", "nothing-to-take");
  const outlook = new Outlook(s, seat, hero.energy);
  const resources = objectsOf(ids, "resource");
  const best = bestOf(resources, (resource) => worthOf(outlook, resource))!;
  return pick(`resource:${best}`, `take-${best}`);
}

/** Insight and the like: for this phase alone. */
function studyNow({ ids, s, seat, hero }: Moment): Choice | undefined {
  if (s.hands[seat]!.length > 7 || hero.energy < 2) return undefined;
  const outlook = new Outlook(s, seat, hero.energy);
  const { why } = outlook.challengeWorth(hero.space);
  if (why === "win-level" || why === "win-trophy") return undefined;
  const card = objectsOf(ids, "play").find((one) => one.startsWith("insight"));
  return card === undefined ? undefined : pick(`play:${card}`, "draw-with-rest");
}

function worthOf(outlook: Outlook, resource: string): number {
  const { hero } = outlook;
  const printed = spaceAt(hero.space).resources.find((one) => one.resource === resource)!;
  if (resource === "quest") return newQuestWorth(outlook);
  if (resource === "travel") return travelWorth(outlook);
  return outlook.resourceWorth(resource, "amount" in printed ? printed.amount : 0);
}

/** AZ-explore-7: a third quest makes one go: it pays when one of those at hand is poor. */
function newQuestWorth({ hero }: Outlook): number {
  if (hero.quests.length < 2) return 5;
  const poorest = Math.min(...hero.quests.map((quest) => questWorth(hero, quest)));
  return Math.max(0, usualQuest - poorest);
}

/** What a quest from the deck promises, about. */
const usualQuest = 3.2;

/** AZ-explore-8: what the best place is better than this one. */
function travelWorth(outlook: Outlook): number {
  const { hero } = outlook;
  const here = outlook.challengeWorth(hero.space).worth + outlook.nextGoal(hero.space).worth;
  let most = 0;
  for (const space of travelTargets(hero)) {
    const there = outlook.challengeWorth(space).worth + outlook.nextGoal(space).worth;
    most = Math.max(most, there - here);
  }
  return most;
}

/** AZ-explore-6: what helps goes where this hero will be, what harms where a rival will be, the leader first. */
export function placeDiscovery(moment: Moment): Choice {
  const { s, seat, hero, ids } = moment;
  const spaces = new Set(objectsOf(ids, "place"));
  const token = moment.about;
  const isGreen = token !== "" && discoveryOn(token).colour === "green";
  if (isGreen) {
    const outlook = new Outlook(s, seat, hero.energy);
    const mine = outlook.goals().filter(({ space }) => spaces.has(space));
    const goal = bestOf(mine, ({ space, worth }) => worth * 0.7 ** (turnsTo(hero, hero.space, space) ?? 9));
    if (goal) return pick(`place:${goal.space}`, "find-it-myself", { space: goal.space });
  }
  const space = bestOf([...spaces], (one) => rivalsInterest(s, seat, one))!;
  return pick(`place:${space}`, isGreen ? "any-place" : "in-rivals-way", { space });
}

/** How much rivals want to be there: their quests name it, and they are near; and this hero doesn't. */
function rivalsInterest(s: Azeroth, seat: Seat, space: SpaceId): number {
  const own = tokenSpaces(s.heroes[seat]!).includes(space) ? 4 : 0;
  let interest = -own;
  for (const other of s.order) {
    if (other === seat) continue;
    const rival = s.heroes[other]!;
    if (!tokenSpaces(rival).includes(space)) continue;
    interest += (1 + valourOf(rival)) / (1 + (turnsTo(rival, rival.space, space) ?? 6));
  }
  return interest;
}

/** AZ-disc-2. */
export function keepDiscovery({ about }: Moment): Choice {
  return pick("keep", "keep-token", about === "" ? undefined : { token: about });
}

/** AZ-quest-5: the one that promises least. */
export function giveUpQuest({ hero, ids }: Moment): Choice {
  const given = bestOf(
    hero.quests.filter(({ id }) => ids.includes(`quest:${id}`)),
    (quest) => -questWorth(hero, quest),
  )!;
  return pick(`quest:${given.id}`, "promises-least", { quest: given.id });
}

/** AZ-quest-1: the one with the most valour first. */
export function questOrder({ hero, ids }: Moment): Choice {
  const [first] = ids;
  const best = bestOf(objectsOf(ids, "quest"), (id) => {
    const quest = hero.quests.find((one) => one.id === id);
    return quest ? questWorth(hero, quest) : 0;
  });
  return best === undefined ? pick(first!, "any-order") : pick(`quest:${best}`, "most-valour", { quest: best });
}
