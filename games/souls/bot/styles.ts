import type { Decision, View } from "@tavolata/kernel";
import { ruleOfThumb } from "../bot.js";
import { type Choice, type Hints, momentOf } from "./choice.js";
import { byTheBook } from "./opening-book.js";

/** Somebody with experience: knows whom to take along, and plays by the same rules of thumb as everybody. */
export function seasoned(view: View, decision: Decision, hints: Hints): Choice | undefined {
  return byTheBook(momentOf(view, decision, hints)) ?? ruleOfThumb(view, decision, hints);
}
