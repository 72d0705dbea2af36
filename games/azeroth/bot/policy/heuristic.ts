import { type Choice, type PolicyTable, pick, targetsOf } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import { isCity } from "../../queries/board.js";
import type { AzerothView } from "../../view.js";
import { type Hints, Question } from "../perception/question.js";
import { explore, giveUpQuest, keepDiscovery, placeDiscovery, questOrder, studyNow } from "./exploring.js";
import { challenge, combat, defence } from "./fighting.js";
import { freeDeed, useLeftovers } from "./idle-energy.js";
import { discardAttached, handLimit, maintain, steal } from "./keeping.js";
import { chooseSpace, move } from "./moving.js";
import { usual } from "./style.js";
import { trackCard, trackDeck } from "./tracking.js";

/**
 * Rules of thumb: what somebody who sees this view would pick, and why. Nothing where they have no opinion. The view is all
 * they know: no deck, no hand of others, no face-down discovery of somebody else.
 */
export function heuristic(
  view: View<AzerothView>,
  decision: Decision,
  hints: Hints,
  style = usual,
): Choice | undefined {
  return policies[decision.kind]?.(new Question(view, decision, hints, style));
}

const policies: PolicyTable<Question> = {
  character: anyCharacter,
  city: chooseSpace("city"),
  movement: move,
  "go-to-city": chooseSpace("city"),
  exploration: explore,
  // In a city no fight comes after it: what is left can be used.
  "after-exploration": (question) =>
    (isCity(question.hero.space) ? useLeftovers(question) : freeDeed(question)) ??
    studyNow(question) ??
    pick("done", "all-done"),
  "keep-discovery": keepDiscovery,
  "place-discovery": placeDiscovery,
  travel: chooseSpace("to"),
  challenge,
  combat,
  defence,
  steal,
  "nearest-city": chooseSpace("city"),
  "quest-order": questOrder,
  "give-up-quest": giveUpQuest,
  maintenance: maintain,
  "hand-limit": handLimit,
  "discard-attached": discardAttached,
  "track-deck": trackDeck,
  "track-card": trackCard,
  orders: () => pick("order:ask", "ask-me"),
  leave: () => pick("no", "stay-to-the-end"),
};

/** AZ-setup-8: they are meant to be equals, so which one is a matter of taste, unless the style has an opinion. */
function anyCharacter(question: Question): Choice {
  const { options, style } = question;
  const there = targetsOf(options, "character");
  const liked = style.characters.find((one) => there.includes(one));
  if (liked) return pick(`character:${liked}`, "best-character");
  return pick(options[question.below(options.length)]!.id, "any-character");
}
