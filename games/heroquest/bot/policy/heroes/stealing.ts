import { bestOf, type Choice, pick } from "@tavolata/bots";
import { questItems } from "../../../content/items/quest-items.js";
import type { Figure } from "../../../state.js";
import { oddsOfBlow } from "../../evaluation/odds.js";
import { worthOf } from "../../evaluation/targets.js";
import { enemiesBeside, type Position } from "../../perception/position.js";
import { type Acting, figuresOffered } from "../../perception/question.js";
import { isWeak } from "./care.js";

/** HQ-10.9: a skull or an HQ. */
const theft = 1 / 2;

/** HQ-10.9: what somebody carries is taken from him, where that is likelier than to fell him with the next blow. */
export function stealFrom(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  const bearers = figuresOffered(acting, "steal");
  const target = bestOf(
    bearers.filter((one) => oddsOfBlow(content, figure, one).fells < theft && isWorthIt(position, figure, one)),
    (one) => worthOf(position, one),
  );
  return target && pick(`steal:${target.id}`, "steal", { target: target.id, item: target.items[0]! });
}

/** What a quest is about is worth a blow; anything else only while the fight goes well. */
function isWorthIt(position: Position, thief: Figure, { items: [first = ""] }: Figure): boolean {
  if (isWeak(position, thief)) return false;
  if (Object.hasOwn(questItems, first)) return true;
  return 2 * thief.body > thief.fullBody && enemiesBeside(position, thief, thief.square) === 1;
}
