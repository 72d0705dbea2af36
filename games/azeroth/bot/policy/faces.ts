import { bestOf, type Choice, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, powerOf } from "../../content/tables.js";
import { otherSide } from "../../queries/card.js";
import type { Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { abilityWorth } from "../evaluation/items.js";
import { Outlook } from "../evaluation/outlook.js";
import type { Weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";

/** A way to turn the character card: for an energy, by the power, or by a card. */
interface Way {
  readonly id: string;
  readonly cost: number;
  /** What it costs in all. */
  readonly price: number;
}

/** AZ-char-2: before a challenge, the other face where it fights clearly better here. */
export function turnFirst(question: Question): Choice | undefined {
  const { s, seat, hero, options, style } = question;
  const way = bestOf(
    options.flatMap((option) => wayOf(question.content, option, hero, style.weights) ?? []),
    ({ price }) => -price,
  );
  if (!way) return undefined;
  const present = new Outlook(question.content, s, seat, hero.energy, style).challengeWorth(hero.space).worth;
  const energy = hero.energy - way.cost;
  const turned = new Outlook(
    question.content,
    withCardTurned(s, hero, energy, seat),
    seat,
    energy,
    style,
  ).challengeWorth(hero.space).worth;
  return turned - present - way.price > clearly[hero.side] ? pick(way.id, "other-face") : undefined;
}

/** How much better it must fight. Who turns away from the start face may have to pay for the way back. */
const clearly = { start: 1, alternate: 0.2 } as const;

function wayOf(
  content: AzerothContent,
  { id, verb, target }: NamedOption,
  hero: Hero,
  weights: Weights,
): Way | undefined {
  if (verb === "flip") return { id, cost: 1, price: weights.energy };
  if (verb === "power") {
    const { cost, effects } = powerOf(content, hero.class);
    return effects.some(({ effect }) => effect === "flip") ? { id, cost, price: weights.energy * cost } : undefined;
  }
  if (verb !== "play") return undefined;
  const { cost, effects } = abilityOn(content, target);
  if (!effects.some(({ effect }) => effect === "flip")) return undefined;
  let drawn = 0;
  for (const effect of effects) if (effect.effect === "draw") drawn += effect.cards;
  const price = abilityWorth(content, target, hero) - weights.card * drawn + weights.energy * cost;
  return { id, cost, price };
}

function withCardTurned(s: AzerothView, hero: Hero, energy: number, seat: string): AzerothView {
  const side = otherSide(hero.side);
  return { ...s, heroes: { ...s.heroes, [seat]: { ...hero, side, energy } } };
}
