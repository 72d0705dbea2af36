import { bestOf, type Choice, pick, targetsOf } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, discoveryOn, itemOn, powerOf } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { cities } from "../../queries/board.js";
import { destinations } from "../../queries/reach.js";
import type { CardId, Hero, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { Outlook, type PlaceWorth } from "../evaluation/outlook.js";
import type { Weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";
import { attachNow, freeDeed } from "./idle-energy.js";

/** AZ-move-3: where to end the move, and whether a card that leads further pays. */
export function move(question: Question): Choice {
  const free = freeDeed(question);
  if (free) return free;
  const { s, seat, hero, options, style } = question;
  const outlook = new Outlook(question.content, s, seat, hero.energy, style);
  const memory = new Map<SpaceId, PlaceWorth>();
  const worth = (space: SpaceId): PlaceWorth => {
    let known = memory.get(space);
    if (!known) {
      known = outlook.placeWorth(space);
      memory.set(space, known);
    }
    return known;
  };
  const places = [hero.space, ...targetsOf(options, "move")];
  const best = bestOf(places, (space) => worth(space).worth)!;
  const further = goFurther(question, worth, worth(best).worth);
  if (further) return further;
  // Nobody to fight hard: energy may go into what stays.
  if (worth(best).why !== "win-level" && worth(best).why !== "win-trophy" && worth(best).why !== "attack-rival") {
    const attached = attachNow(question, 1);
    if (attached) return attached;
  }
  if (best === hero.space) return stay(question, outlook, worth(best));
  const { why, towards } = worth(best);
  return pick(`move:${best}`, why, { space: best, towards: towards ?? best });
}

/** Whoever stays says what keeps them: a goal elsewhere would be a reason to go. */
function stay({ hero, options }: Question, outlook: Outlook, { why, towards }: PlaceWorth): Choice {
  const { space } = hero;
  if (towards === undefined) return pick("stay", why, { space });
  if (targetsOf(options, "move").includes(towards) && outlook.challengeWorth(towards).worth < 0)
    return pick("stay", "not-ready", { towards });
  const challenge = outlook.challengeWorth(space);
  const explore = outlook.exploreWorth(space);
  if (explore > 0 && explore >= challenge.worth) return pick("stay", "what-is-there", { space });
  return challenge.worth > 0 ? pick("stay", challenge.why, { space }) : pick("stay", "nothing-better", { space });
}

/** The ends of a move, the best first. */
export function bestMoves({ content, s, seat, hero, options, style }: Question): string[] {
  const outlook = new Outlook(content, s, seat, hero.energy, style);
  const places = [hero.space, ...targetsOf(options, "move")];
  return places
    .map((space) => ({ id: space === hero.space ? "stay" : `move:${space}`, worth: outlook.placeWorth(space).worth }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** Cards, items, tokens and powers of the movement: worth it when what they open is clearly better. */
function goFurther(
  { content, s, hero, options, style }: Question,
  worth: (space: SpaceId) => PlaceWorth,
  present: number,
): Choice | undefined {
  let best: { id: string; gain: number; to: SpaceId } | undefined;
  for (const option of options) {
    const { id } = option;
    const help = helpOf(content, option, hero.class, style.weights);
    if (!help) continue;
    const there = help.toCity ? cities : destinations(content, withHelp(s, help), hero);
    const to = bestOf(there, (space) => worth(space).worth);
    if (to === undefined) continue;
    const gain = worth(to).worth - present - help.price;
    if (gain > style.weights.further && gain > (best?.gain ?? 0)) best = { id, gain, to };
  }
  return best && pick(best.id, "reach-further", { space: best.to });
}

interface Help {
  readonly spaces: number;
  readonly ignoresAggro: boolean;
  readonly toCity: boolean;
  readonly price: number;
}

function helpOf(
  content: AzerothContent,
  { verb, target }: NamedOption,
  character: Hero["class"],
  weights: Weights,
): Help | undefined {
  const [effects, price] = helpIn(content, verb, target, character, weights);
  let [spaces, ignoresAggro, toCity] = [0, false, false];
  for (const effect of effects) {
    if (effect.each) continue;
    if (effect.effect === "spaces") spaces += effect.change;
    else if (effect.effect === "ignore-aggro") ignoresAggro = true;
    else if (effect.effect === "go-to-city") toCity = true;
  }
  return spaces > 0 || ignoresAggro || toCity ? { spaces, ignoresAggro, toCity, price } : undefined;
}

/** What such an option does, and what it costs. */
function helpIn(
  content: AzerothContent,
  verb: string,
  card: CardId,
  character: Hero["class"],
  weights: Weights,
): readonly [effects: readonly Effect[], price: number] {
  switch (verb) {
    case "play": {
      const { effects, cost } = abilityOn(content, card);
      return [effects, weights.card + weights.energy * 2 * cost];
    }
    case "use":
      return [itemOn(content, card).effects, weights.card];
    case "spend":
      return [discoveryOn(content, card).effects, weights.card];
    case "power":
      return [powerOf(content, character).effects, 2 * weights.energy];
    default:
      return [[], 0];
  }
}

function withHelp(s: AzerothView, { spaces, ignoresAggro }: Help): AzerothView {
  const { turn } = s;
  return {
    ...s,
    turn: { ...turn, spaces: turn.spaces + spaces, ignoresAggro: turn.ignoresAggro || ignoresAggro },
  };
}

/** AZ-explore-8, AZ-setup-11, AZ-defeat-2, Doorway: of these spaces the one that lies best. */
export function chooseSpace(verb: "to" | "city"): (question: Question) => Choice {
  return ({ content, s, seat, options, hero, style }) => {
    const outlook = new Outlook(content, s, seat, hero.energy, style);
    const isStart = hero.space === "";
    // AZ-explore-8: nothing is explored where a travel ends.
    const value = (space: SpaceId) =>
      isStart
        ? outlook.nextGoal(space).worth
        : verb === "to"
          ? outlook.arrivalWorth(space)
          : outlook.placeWorth(space).worth;
    const best = bestOf(targetsOf(options, verb), value)!;
    return pick(`${verb}:${best}`, "lies-best", { space: best });
  };
}
