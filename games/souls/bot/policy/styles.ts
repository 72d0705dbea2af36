import type { Decision, View } from "@tavolata/kernel";
import type { SoulsView } from "../../view.js";
import { type Choice, type Hints, momentOf } from "../perception/moment.js";
import { byTheBook } from "./opening-book.js";
import { ruleOfThumb } from "./rule-of-thumb.js";

/** Somebody with experience: knows whom to take along, and plays by the same rules of thumb as everybody. */
export function seasoned(view: View<SoulsView>, decision: Decision, hints: Hints): Choice | undefined {
  return byTheBook(momentOf(view, decision, hints)) ?? ruleOfThumb(view, decision, hints);
}
