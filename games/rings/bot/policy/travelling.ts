import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { fight } from "../evaluation/battle.js";
import { heroFighters, readyFighters } from "../evaluation/fighters.js";
import { comingTo, foeOf, meetingPrice, stagingBurden } from "../evaluation/foes.js";
import { shadowOdds } from "../evaluation/shadows.js";
import { weights } from "../learned/weights.js";
import { bestOf, type Choice, type Moment, objectOf, pick } from "../perception/moment.js";
import { missing } from "./fighting.js";

/** What travelling somewhere brings or costs beyond the threat that is gone. */
const journeys: Readonly<Record<string, (s: RingsView, content: RingsContent) => number>> = {
  "forest-gate": () => 2.5,
  "old-forest-road": (s) => (charactersOf(s, s.first).some(({ exhausted }) => exhausted) ? 1.5 : 0),
  "enchanted-stream": () => -2,
  "gladden-fields": () => -1,
  "necromancers-pass": () => -2,
  "great-forest-web": (s, content) => -0.5 - leastMissed(content, s),
  "mountains-of-mirkwood": (s) => (s.engaged[s.first]!.length > 0 ? -4 : -2.5),
  "tower-gate": (s) => -1.5 * s.order.length,
  "the-brown-lands": () => 3,
  "banks-of-the-anduin": () => 1,
};

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
export function travel({ content, s, ids }: Moment): Choice {
  const goals = ids.filter((id) => id !== "stay");
  const worth = (id: string) => journeyWorth(content, s, objectOf(id));
  const best = bestOf(goals, worth);
  if (best === undefined) return pick("stay", "stay");
  if (worth(best) <= 0 && ids.includes("stay")) return pick("stay", "better-not");
  return pick(best, "travel", { card: objectOf(best) });
}

function journeyWorth(content: RingsContent, s: RingsView, id: CardId): number {
  const card = s.cards[id]!;
  const left = cardOf(content, id).questPoints! - card.progress;
  const guards = card.attachments.some((one) => typeOf(one) === "objective") ? 4 : 0;
  return (
    weights.leaving * statistic(content, s, card, "threat") -
    weights.exploring * left +
    guards +
    (journeys[titleOf(id)]?.(s, content) ?? 0)
  );
}

/** An enemy that is better fought now, while there is somebody to fight it; otherwise nobody. */
export function engage({ content, s, seat, ids }: Moment): Choice {
  const all = comingTo(content, s);
  const coming = all[seat]!;
  const calm = fightWith(content, s, seat, coming);
  const gain = (id: string) => {
    const enemy = objectOf(id);
    if (coming.includes(enemy)) return 0;
    const other = s.order.find((one) => all[one]!.includes(enemy));
    const relief =
      other === undefined ? stagingBurden(content, s, enemy) : reliefOf(content, s, other, all[other]!, enemy);
    return fightWith(content, s, seat, [...coming, enemy]) + relief - calm - meetingPrice(enemy);
  };
  const best = bestOf(
    ids.filter((id) => id !== "pass"),
    gain,
  );
  if (best !== undefined && gain(best) > 0) return pick(best, "engage", { card: objectOf(best) });
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
