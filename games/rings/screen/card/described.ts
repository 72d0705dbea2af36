import { countIn } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { Words } from "@tavolata/ui/language/words.js";
import type { RingsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { figureOf } from "../on-table.js";
import { statisticsOf } from "./face.js";
import { cardKind, cardName } from "./name.js";

/** A card in words, for those who don't see it: its name, what it is, its figures, and how it stands. */
export function describe(
  content: RingsContent,
  speaker: Speaker,
  page: Words["page"],
  card: CardId,
  seen: RingsView,
): string {
  const printed = printedOn(content, card);
  const inPlay = seen.cards[card];
  const figures = statisticsOf(printed?.type).map((what) =>
    page(`rings.figure.${what}`, { count: inPlay ? figureOf(content, seen, inPlay, what) : (printed?.[what] ?? 0) }),
  );
  const cost = printed?.cost === undefined ? [] : [page("rings.cost-of", { cost: String(printed.cost) })];
  const engages =
    printed?.engagementCost === undefined ? [] : [page("rings.engages-at", { threat: printed.engagementCost })];
  const points =
    printed?.questPoints === undefined ? [] : [page("rings.figure.progress", { count: printed.questPoints })];
  return [
    cardName(speaker, card),
    cardKind(content, speaker, card),
    ...cost,
    ...engages,
    ...figures,
    ...points,
    ...statesOf(page, card, seen),
  ].join(", ");
}

/** How a card in play stands: tokens, exhausted, committed, shadow cards. */
export function statesOf(page: Words["page"], card: CardId, seen: RingsView): string[] {
  const inPlay = seen.cards[card];
  if (!inPlay) return [];
  const { damage, resources, progress, exhausted, committed, facedown } = inPlay;
  const shadows = countIn(seen.shadows[card]);
  return [
    ...(damage > 0 ? [page("rings.state.damage", { count: damage })] : []),
    ...(resources > 0 ? [page("rings.state.resources", { count: resources })] : []),
    ...(progress > 0 ? [page("rings.state.progress", { count: progress })] : []),
    ...(exhausted ? [page("rings.state.exhausted")] : []),
    ...(committed ? [page("rings.state.committed")] : []),
    ...(facedown ? [page("rings.state.facedown")] : []),
    ...(shadows > 0 ? [page("rings.state.shadows", { count: shadows })] : []),
  ];
}
