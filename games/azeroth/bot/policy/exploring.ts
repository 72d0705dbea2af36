import { bestOf, type Choice, offers, pick, targetsOf } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, discoveryOn } from "../../content/tables.js";
import { isCity, spaceAt } from "../../queries/board.js";
import { handLimit } from "../../queries/hand.js";
import { tokenSpaces } from "../../queries/quests.js";
import { valourOf } from "../../queries/valour.js";
import type { CardId, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { Outlook } from "../evaluation/outlook.js";
import { QuestProspects } from "../evaluation/quest-prospects.js";
import { questWorth } from "../evaluation/quests.js";
import { resourceWorth } from "../evaluation/resources.js";
import { turnsTo } from "../perception/distances.js";
import type { Question } from "../perception/question.js";
import { bleedForCards, freeDeed } from "./idle-energy.js";

/** AZ-explore-1, AZ-explore-3: what is hidden there, or the resource that helps most. */
export function explore(question: Question): Choice {
  const { options, s, seat, hero, style } = question;
  const first =
    freeDeed(question) ?? studyNow(question) ?? (healsOneMore(question) ? bleedForCards(question, true) : undefined);
  if (first) return first;
  if (offers(question.options, "reveal")) return pick("reveal", "reveal");
  if (offers(question.options, "done")) return pick("done", "nothing-to-take");
  const outlook = new Outlook(question.content, s, seat, hero.energy, style);
  const resources = targetsOf(options, "resource");
  const best = bestOf(resources, (resource) => {
    const printed = spaceAt(hero.space).resources.find((one) => one.resource === resource)!;
    return resourceWorth(outlook, hero.space, resource, "amount" in printed ? printed.amount : 0);
  })!;
  const isUseless = best === "heal" && hero.damage === 0;
  return pick(`resource:${best}`, isUseless ? "take-something" : `take-${best}`);
}

/** AZ-explore-2, AZ-explore-4: whether what is taken here heals what lies on the hero and one wound more. */
function healsOneMore({ s, hero }: Question): boolean {
  if (s.tokens[hero.space] !== undefined) return false;
  return spaceAt(hero.space).resources.some(
    (one) => one.resource === "heal" && "amount" in one && one.amount > hero.damage,
  );
}

/** Insight and the like: for this phase alone. The last energy is kept for the fight. */
export function studyNow({ content, options, s, seat, hero, hand, style }: Question): Choice | undefined {
  const card = targetsOf(options, "play").find(
    (one) => abilityOn(content, one).time === "exploration" && drawsCards(content, one),
  );
  if (card === undefined || hand.length > handLimit - 3) return undefined;
  if (!isCity(hero.space)) {
    const { why } = new Outlook(content, s, seat, hero.energy, style).challengeWorth(hero.space);
    if (why !== "beat-encounter" || hero.energy <= abilityOn(content, card).cost) return undefined;
  }
  return pick(`play:${card}`, "draw-with-rest");
}

function drawsCards(content: AzerothContent, card: CardId): boolean {
  return abilityOn(content, card).effects.some(({ effect }) => effect === "draw");
}

/** AZ-explore-6: what helps goes where this hero will be, what harms where a rival will be, the leader first. */
export function placeDiscovery(question: Question): Choice {
  const { s, seat, hero, options, style } = question;
  const spaces = new Set(targetsOf(options, "place"));
  const token = question.about;
  const isGreen = token !== "" && discoveryOn(question.content, token).colour === "green";
  if (isGreen) {
    const outlook = new Outlook(question.content, s, seat, hero.energy, style);
    const mine = outlook.goals().filter(({ space }) => spaces.has(space));
    const goal = bestOf(mine, ({ space, worth }) => worth * 0.7 ** (turnsTo(hero, hero.space, space) ?? 9));
    if (goal) return pick(`place:${goal.space}`, "find-it-myself", { space: goal.space });
  }
  const space = bestOf([...spaces], (one) => rivalsInterest(question.content, s, seat, one))!;
  return pick(`place:${space}`, isGreen ? "any-place" : "in-rivals-way", { space });
}

/** How much rivals want to be there: their quests name it, and they are near; and this hero doesn't. */
function rivalsInterest(content: AzerothContent, s: AzerothView, seat: Seat, space: SpaceId): number {
  const own = tokenSpaces(content, s.heroes[seat]!).includes(space) ? 4 : 0;
  let interest = -own;
  for (const other of s.order) {
    if (other === seat) continue;
    const rival = s.heroes[other]!;
    if (!tokenSpaces(content, rival).includes(space)) continue;
    interest += (1 + valourOf(content, rival)) / (1 + (turnsTo(rival, rival.space, space) ?? 6));
  }
  return interest;
}

/** AZ-disc-2. */
export function keepDiscovery({ about }: Question): Choice {
  return pick("keep", "keep-token", about === "" ? undefined : { token: about });
}

/** AZ-quest-5: the one that promises least. */
export function giveUpQuest({ content, s, seat, hero, options, style }: Question): Choice {
  const prospects = style.choosesQuests ? new QuestProspects(content, s, seat, style.weights) : undefined;
  const offered = targetsOf(options, "quest");
  const given = bestOf(
    hero.quests.filter(({ id }) => offered.includes(id)),
    (quest) => -(prospects?.worthOf(quest) ?? questWorth(content, hero, quest, style.weights)),
  )!;
  return pick(`quest:${given.id}`, "promises-least", { quest: given.id });
}

/** AZ-quest-1: the one with the most valour first. */
export function questOrder({ content, hero, options, style }: Question): Choice {
  const [first] = options;
  const best = bestOf(targetsOf(options, "quest"), (id) => {
    const quest = hero.quests.find((one) => one.id === id);
    return quest ? questWorth(content, hero, quest, style.weights) : 0;
  });
  return best === undefined ? pick(first!.id, "any-order") : pick(`quest:${best}`, "most-valour", { quest: best });
}
