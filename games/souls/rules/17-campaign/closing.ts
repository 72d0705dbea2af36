import { type Outcome, say } from "@tavolata/kernel";
import { itemCard } from "../../content/tables.js";
import { heroFigure } from "../../queries/figures.js";
import { equipped } from "../../queries/profile.js";
import { questOf } from "../../queries/quest/books.js";
import type { Hero, Slots, Souls, SoulsFlow, Table } from "../../state.js";
import { tellText } from "../02-quest/telling.js";
import { gainSoulPoints } from "../05-heroes/soul-points.js";
import { unequip } from "../08-cards-in-hand/equipping.js";
import { returnCard } from "../12-items/discard.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { layNextQuest } from "./next-quest.js";
import { sharers } from "./share-out.js";

/** SS-5.3.1-l: a lost Quest may be played again, but not for ever. */
const timesLost = 2;

/** SS-4.4-a: the Quest is over. A victory brings its reward. A stand-alone Quest ends the match; in a campaign it is closed first. */
export function* endQuest(t: Table): SoulsFlow<string | Outcome> {
  const { state: s } = t;
  const { won, how, rules } = s.ended!;
  tellText(t, won ? "victory" : "failure", "SS-4.4-a");
  if (won) reward(t);
  if (!s.campaign) return { winners: won ? [...t.seats] : [], how, rules };
  s.campaign.sharing = sharers(s);
  return "share-out";
}

/** SS-2.2-e: what a Quest grants goes to the pool, and to each hero. */
function reward(t: Table): void {
  const { soulPoints, crowns } = questOf(t.state).reward;
  t.emit({ type: "quest-rewarded", soulPoints, crowns }, { rules: ["SS-4.4-a", "SS-2.2-e"] });
  gainSoulPoints(t, soulPoints, "SS-4.4-a");
  if (crowns > 0) for (const hero of Object.values(t.state.heroes)) gainCrowns(t, hero, crowns);
}

/** SS-5.3.1-l: what is lost with a Quest, its entry in the chronicle, and then the next one or the end. */
export function* closeQuest(t: Table): SoulsFlow<string | Outcome> {
  const { state: s } = t;
  for (const hero of Object.values(s.heroes)) yield* loseCard(t, hero);
  stashComesBack(t);
  record(t);
  const next = nextQuest(s);
  if (typeof next !== "string") return campaignEnd(t, next.won);
  layNextQuest(t, next);
  return "field";
}

/** SS-11.1-o: who ends a Quest as a Ghost Soul loses one of his equipped cards for good, by chance. */
function* loseCard(t: Table, hero: Hero): SoulsFlow {
  if (heroFigure(t.state, hero.seat).kind !== "ghost") return;
  const cards = equipped(hero);
  if (cards.length === 0) return;
  yield* t.castLots(cards, "equipment", "SS-11.1-o");
  const lost = cards[0]!;
  const slot = (Object.keys(hero.slots) as (keyof Slots)[]).find((one) => hero.slots[one] === lost)!;
  unequip(t, hero, slot);
  returnCard(t.content, t.state, lost);
  const stash = itemCard(t.content, lost).source === "stash" ? ["SS-14.2-c"] : [];
  t.emit({ type: "card-lost", figure: hero.figure, item: lost }, { rules: ["SS-11.1-o", ...stash] });
}

/** SS-14.2-c: Stash cards that were left on the battlefield. SS-4.4-f: everything else that lies there is lost, too. */
function stashComesBack(t: Table): void {
  const { state: s } = t;
  const left = Object.values(s.ground).flatMap(({ items }) => items);
  const items = left.filter((item) => itemCard(t.content, item).source === "stash");
  if (items.length > 0) t.emit({ type: "stash-refilled", items }, { rules: ["SS-14.2-c"] });
  for (const item of left) returnCard(t.content, s, item);
  s.ground = {};
}

function record(t: Table): void {
  const { state: s } = t;
  const { won, how } = s.ended!;
  const ghosts = s.figures.filter(({ kind }) => kind === "ghost").map(({ id }) => id);
  s.campaign!.record.push({ quest: s.quest, won, how, rounds: s.round, ghosts });
  t.emit(
    {
      type: "quest-recorded",
      quest: say(`quest.${s.quest}.title`),
      result: won ? "won" : "lost",
      rounds: s.round,
      ghosts,
      soulPoints: s.soulPoints,
    },
    { rules: ["SS-5.3.1-l"] },
  );
}

/** The Quest that follows, or how the campaign has ended. */
function nextQuest({ book, quest, ended, campaign }: Souls): string | { won: boolean } {
  if (ended!.won) return questOf({ book, quest }).next ?? { won: true };
  const lost = campaign!.record.filter((played) => played.quest === quest && !played.won).length;
  return lost < timesLost ? quest : { won: false };
}

/** SS-1.1: all share one outcome: the whole story, or as far as they came. */
function campaignEnd(t: Table, won: boolean): Outcome {
  const completed = t.state.campaign!.record.filter((played) => played.won).length;
  return {
    winners: won ? [...t.seats] : [],
    how: won ? "campaign-won" : "campaign-lost",
    rules: ["SS-5.3.1-l", "SS-1.1"],
    scores: Object.fromEntries(t.seats.map((seat) => [seat, completed])),
  };
}
