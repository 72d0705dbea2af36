import type { Decision, View } from "@tavolata/kernel";
import type { RingsView } from "../../view.js";
import { type Choice, type Moment, momentOf, objectOf, pick, pickAll, type Sight } from "../perception/moment.js";
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
export function ruleOfThumb(view: View<RingsView>, decision: Decision, sight: Sight): Choice | undefined {
  return answers[decision.kind]?.(momentOf(view, decision, sight));
}

const answers: Readonly<Record<string, (moment: Moment) => Choice>> = {
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

function takeDeck({ ids, s }: Moment): Choice {
  const wanted = s.order.length > 1 ? favourites.slice(1) : favourites;
  const best = wanted.map((deck) => `deck:${deck}`).find((id) => ids.includes(id)) ?? ids[0]!;
  return pick(best, "deck", { deck: objectOf(best) });
}
