import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { resourcesOf } from "../../queries/paying.js";
import { hitPointsLeft, isForbidden, readyPriceOf, statistic } from "../../queries/statistics.js";
import { canDraw, charactersOf, heroesOf } from "../../queries/table.js";
import type { CardId, InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import { handOf } from "../perception/unseen.js";
import type { Foe } from "./foes.js";
import { worthOf } from "./worth.js";

/** A character as somebody reckons with it. */
export interface Fighter {
  readonly card: InPlay;
  readonly attack: number;
  readonly defence: number;
  readonly left: number;
  readonly worth: number;
  /** More attack against Orcs. */
  readonly orcBane: number;
  /** Progress that it makes when it destroys an enemy. */
  readonly spur: number;
  /** What it can still do at the end of the phase, if it isn't used before. */
  readonly idle: number;
  readonly defends: boolean;
  readonly strikes: boolean;
}

export function fighterOf(content: RingsContent, s: RingsView, card: InPlay): Fighter {
  let orcBane = 0;
  let spur = cardOf(content, card.id).heuristics?.spur ?? 0;
  for (const id of card.attachments) {
    const given = cardOf(content, id).heuristics;
    orcBane += given?.orcBane ?? 0;
    spur += given?.spur ?? 0;
  }
  return {
    card,
    attack: statistic(content, s, card, "attack"),
    defence: statistic(content, s, card, "defence") + protection(content, s, card),
    left: hitPointsLeft(content, s, card),
    worth: worthOf(content, s, card),
    orcBane,
    spur,
    idle: idleOf(content, s, card) + webPrice(content, card),
    defends: !isForbidden(content, s, card, "defend"),
    strikes: !isForbidden(content, s, card, "attack"),
  };
}

/** What an attachment can add to a defence: a card for each point, while there are cards to spare. */
function protection(content: RingsContent, s: RingsView, card: InPlay): number {
  if (!card.attachments.some((id) => cardOf(content, id).heuristics?.protects)) return 0;
  return Math.min(2, Math.floor(handOf(s, card.seat).length / 2));
}

/** What characters can do when nobody attacks them: draw, heal, look. */
function idleOf(content: RingsContent, s: RingsView, card: InPlay): number {
  const leisure = cardOf(content, card.id).heuristics?.leisure;
  if (leisure === undefined) return 0;
  if (typeof leisure === "number") return leisure;
  if ("draws" in leisure) return leisure.draws * drawWorth(content, s, card.seat);
  return heroesOf(s, card.seat).some(({ damage }) => damage >= 2) ? leisure.heals : leisure.otherwise;
}

/** How many cards a character draws when nobody attacks it. */
export function drawsOf(content: RingsContent, card: CardId): number {
  const leisure = cardOf(content, card).heuristics?.leisure;
  return typeof leisure === "object" && "draws" in leisure ? leisure.draws : 0;
}

/** LR-refresh-2: what it costs to ready again where a web holds somebody: resources, or a round. */
export function webPrice(content: RingsContent, { attachments, resources }: InPlay): number {
  const price = readyPriceOf(content, attachments);
  return price === 0 ? 0 : resources >= price ? price * weights.resource : weights.caught;
}

/** What one more card is worth: more when there is little in hand and much to pay with. */
function drawWorth(content: RingsContent, s: RingsView, seat: Seat): number {
  if (!canDraw(content, s)) return 0;
  const hand = handOf(s, seat).length;
  const held = resourcesOf(heroesOf(s, seat));
  return weights.draw * (hand <= 2 ? 1.5 : hand <= 4 ? 1.1 : 0.7) + (held >= 4 ? 0.5 : 0);
}

export function readyFighters(content: RingsContent, s: RingsView, seat: Seat): Fighter[] {
  return charactersOf(s, seat)
    .filter(({ exhausted }) => !exhausted)
    .map((card) => fighterOf(content, s, card));
}

export function heroFighters(content: RingsContent, s: RingsView, seat: Seat): Fighter[] {
  return heroesOf(s, seat).map((card) => fighterOf(content, s, card));
}

/** How hard a character strikes this enemy. */
export function attackOn({ attack, orcBane, strikes }: Fighter, { isOrc }: Foe): number {
  return strikes ? attack + (isOrc ? orcBane : 0) : 0;
}

/** Whether a character can still be of use when it has exhausted: it pays to ready itself, or somebody sees to it. */
export function readiesAgain(content: RingsContent, s: RingsView, card: InPlay): boolean {
  if (isForbidden(content, s, card, "attack") && isForbidden(content, s, card, "defend")) return false;
  if (cardOf(content, card.id).heuristics?.readies && card.resources > 0) return true;
  return card.attachments.some((id) => cardOf(content, id).heuristics?.readies && !s.cards[id]!.exhausted);
}
