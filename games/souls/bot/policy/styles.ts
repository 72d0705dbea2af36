import type { Choice } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import type { SoulsView } from "../../view.js";
import { type Hints, Moment } from "../perception/moment.js";
import { byTheBook } from "./opening-book.js";
import { ruleOfThumb } from "./rule-of-thumb.js";

/** Somebody with experience: knows whom to take along, and plays by the same rules of thumb as everybody. */
export function seasoned(view: View<SoulsView>, decision: Decision, hints: Hints): Choice | undefined {
  return byTheBook(new Moment(view, decision, hints)) ?? ruleOfThumb(view, decision, hints);
}
