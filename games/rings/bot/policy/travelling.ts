import { bestOf, type Choice, offers, offersOf, pick } from "@tavolata/bots";
import type { NamedOption, Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { JourneySense } from "../../content/heuristics.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { fight } from "../evaluation/battle.js";
import { heroFighters, readyFighters } from "../evaluation/fighters.js";
import { comingTo, foeOf, meetingPrice, stagingBurden } from "../evaluation/foes.js";
import { shadowOdds } from "../evaluation/shadows.js";
import { weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";
import { missing } from "./fighting.js";

/** What travelling somewhere brings or costs beyond the threat that is gone. */
function besides(content: RingsContent, s: RingsView, journey: JourneySense | undefined): number {
  if (!journey) return 0;
  const { always = 0, perPlayer = 0, whenExhausted = 0, whenEngaged = 0, takesHero } = journey;
  const worth = always + perPlayer * s.order.length;
  if (takesHero) return worth - leastMissed(content, s);
  const isExhausted = whenExhausted !== 0 && charactersOf(s, s.first).some(({ exhausted }) => exhausted);
  return worth + (isExhausted ? whenExhausted : 0) + (s.engaged[s.first]!.length > 0 ? whenEngaged : 0);
}

/** What it costs at least to exhaust a hero. */
function leastMissed(content: RingsContent, s: RingsView): number {
  const ready = heroesOf(s, s.first).filter(({ exhausted }) => !exhausted);
  const missed = missing(
    content,
    s,
    s.first,
    ready.map(({ id }) => id),
  );
  return Math.min(20, ...missed.values());
}

/** The location whose threat weighs most beside what it takes to explore it. */
export function travel({ content, s, options }: Question): Choice {
  const worth = ({ target }: NamedOption) => journeyWorth(content, s, target);
  const best = bestOf(offersOf(options, "travel"), worth);
  if (best === undefined) return pick("stay", "stay");
  if (worth(best) <= 0 && offers(options, "stay")) return pick("stay", "better-not");
  return pick(best.id, "travel", { card: best.target });
}

function journeyWorth(content: RingsContent, s: RingsView, id: CardId): number {
  const card = s.cards[id]!;
  const { questPoints, heuristics } = cardOf(content, id);
  const left = questPoints! - card.progress;
  const guards = card.attachments.some((one) => typeOf(one) === "objective") ? 4 : 0;
  return (
    weights.leaving * statistic(content, s, card, "threat") -
    weights.exploring * left +
    guards +
    besides(content, s, heuristics?.journey)
  );
}

/** An enemy that is better fought now, while there is somebody to fight it; otherwise nobody. */
export function engage({ content, s, seat, options }: Question): Choice {
  const all = comingTo(content, s);
  const coming = all[seat]!;
  const calm = fightWith(content, s, seat, coming);
  const gain = ({ target: enemy }: NamedOption) => {
    if (coming.includes(enemy)) return 0;
    const other = s.order.find((one) => all[one]!.includes(enemy));
    const relief =
      other === undefined ? stagingBurden(content, s, enemy) : reliefOf(content, s, other, all[other]!, enemy);
    return fightWith(content, s, seat, [...coming, enemy]) + relief - calm - meetingPrice(content, enemy);
  };
  const best = bestOf(offersOf(options, "engage"), gain);
  if (best !== undefined && gain(best) > 0) return pick(best.id, "engage", { card: best.target });
  if (s.engaged[seat]!.length > 0) return pick("pass", "no-enemy-wanted");
  const [first] = coming;
  return first === undefined ? pick("pass", "left-in-staging") : pick("pass", "comes-anyway", { card: first });
}

/** What a player's fight is worth with these enemies besides those that are engaged already. */
function fightWith(content: RingsContent, s: RingsView, seat: Seat, more: readonly CardId[]): number {
  const foes = [
    ...s.engaged[seat]!.map((id) => foeOf(content, s, id)),
    ...more.map((id) => foeOf(content, s, id, { newly: true })),
  ];
  const field = { s, seat, odds: shadowOdds(content, s), width: 3, foes };
  return fight(content, { ...field, fighters: readyFighters(content, s, seat), heroes: heroFighters(content, s, seat) })
    .value;
}

/** What it is worth to take an enemy off another player's hands. */
function reliefOf(content: RingsContent, s: RingsView, seat: Seat, coming: readonly CardId[], enemy: CardId): number {
  const rest = coming.filter((id) => id !== enemy);
  return weights.relief * (fightWith(content, s, seat, rest) - fightWith(content, s, seat, coming));
}
