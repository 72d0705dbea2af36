import { type Choice, offers, pick } from "@tavolata/bots";
import { cardOf } from "../../content/lookup.js";
import { canDraw } from "../../queries/table.js";
import { bestPrey, wouldMeet } from "../evaluation/foes.js";
import { threatRelief } from "../evaluation/worth.js";
import type { Question } from "../perception/question.js";
import { isWorthwhile } from "./worthwhile.js";

/** An action that is worth it now, or pass. */
export function act(question: Question): Choice {
  const { content } = question;
  for (const { id, verb, target } of question.options) {
    if (verb === "pass" || verb === "done") continue;
    const sense = cardOf(content, target).heuristics?.act;
    if (sense && isWorthwhile(question, target, sense)) return pick(id, "act", { card: target });
  }
  return pick("pass", "wait");
}

/** Which of several effects is wanted, by what each does. */
export function chooseEffect(question: Question): Choice {
  const { options, s, seat } = question;
  const has = (verb: string) => offers(options, verb);
  if (has("one-player")) {
    const one = Math.max(...s.order.map((each) => threatRelief(s, each, 6)));
    const all = s.order.reduce((sum, each) => sum + threatRelief(s, each, 2), 0);
    return pick(one >= all ? "one-player" : "every-player", "threat");
  }
  if (has("willpower")) return s.phase === "quest" ? pick("willpower", "helps-most") : pick("defence", "helps-most");
  const { threat } = question;
  if (has("threat-five") && threat >= 40) return pick("threat-five", "threat");
  const prey = has("damage-four") ? bestPrey(question.content, s, seat) : 0;
  if (prey >= 4) return pick("damage-four", "helps-most");
  if (has("threat-five") && (threat >= 33 || wouldMeet(question.content, s, seat, 5)))
    return pick("threat-five", "threat");
  // LR-resource-7: where nobody can draw, less threat is better than nothing.
  if (has("threat-five") && !canDraw(question.content, s)) return pick("threat-five", "threat");
  return has("draw-three") ? pick("draw-three", "helps-most") : pick(options[0]!.id, "helps-most");
}
