import { type Choice, offers, type PolicyTable, pick, pickAll } from "@tavolata/bots";
import type { Decision, NamedOption, View } from "@tavolata/kernel";
import type { RingsView } from "../../view.js";
import { type Hints, Question } from "../perception/question.js";
import { act, chooseEffect } from "./acting.js";
import {
  anyOrder,
  chooseAttachment,
  chooseCard,
  chooseCharacter,
  chooseEnemy,
  chooseLocation,
  choosePlayer,
  giveUpLeast,
  leaveOrBury,
  meetFirst,
  nextOnTop,
} from "./choosing.js";
import { attack, attackers, defend, defendTogether, joinAttack, nextAttack, takeDamage } from "./fighting.js";
import { rescue } from "./objectives.js";
import { chooseHost, discardLeast, judgeHand, pay, plan } from "./planning.js";
import { commit } from "./questing.js";
import { respond } from "./responding.js";
import { engage, travel } from "./travelling.js";

/**
 * Rules of thumb: what somebody who sees this view would pick, and why. Nothing where they have no opinion. The view is all
 * they know: no deck, no hand of others, no facedown card.
 */
export function heuristic(view: View<RingsView>, decision: Decision, hints: Hints): Choice | undefined {
  return policies[decision.kind]?.(new Question(view, decision, hints));
}

const policies: PolicyTable<Question> = {
  deck: takeDeck,
  mulligan: judgeHand,
  plan,
  action: act,
  response: respond,
  host: chooseHost,
  payment: pay,
  payers: ({ ids, min }) => pickAll(ids.slice(0, min), "as-proposed"),
  commit,
  travel,
  engage,
  defender: defend,
  defenders: defendTogether,
  "takes-damage": takeDamage,
  "enemy-attack": nextAttack,
  attack,
  attackers,
  "join-attack": joinAttack,
  "pay-to-ready": () => pick("yes", "ready-again"),
  rescue,
  "look-and-take": () => pick("yes", "look"),
  "take-card": chooseCard,
  "choose-card": chooseCard,
  "choose-character": chooseCharacter,
  "choose-hero": chooseCharacter,
  "choose-ally": chooseCharacter,
  "choose-enemy": chooseEnemy,
  "choose-location": chooseLocation,
  "choose-player": choosePlayer,
  "choose-attachment": chooseAttachment,
  "choose-number": ({ ids }) => pick(ids.at(-1)!, "helps-most"),
  "choose-effect": chooseEffect,
  // What nobody knows here is for people.
  "by-hand": () => pick("done", "wait"),
  "leave-or-bury": leaveOrBury,
  "next-on-top": nextOnTop,
  "engagement-tie": meetFirst,
  "deal-order": anyOrder,
  "forced-order": anyOrder,
  "delayed-order": anyOrder,
  discard: discardLeast,
  exhaust: giveUpLeast,
  "discard-attachment": giveUpLeast,
  "discard-restricted": giveUpLeast,
};

/** A deck that does well alone, then those of which many go together, the strongest first. */
const favourites = [
  "single-core-solo",
  "axes-and-arrows",
  "the-riddermark",
  "riders-and-healers",
  "wardens-of-the-road",
  "the-kings-men",
];

function takeDeck({ options, s }: Question): Choice {
  const wanted = s.order.length > 1 ? favourites.slice(1) : favourites;
  return pickDeck(options, wanted) ?? pick(options[0]!.id, "deck", { deck: options[0]!.target });
}

/** The first of these decks that is on offer. */
export function pickDeck(options: readonly NamedOption[], wanted: readonly string[]): Choice | undefined {
  const deck = wanted.find((one) => offers(options, "deck", one));
  return deck === undefined ? undefined : pick(`deck:${deck}`, "deck", { deck });
}
