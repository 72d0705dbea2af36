import type { Choice } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import type { SoulsView } from "../../view.js";
import { type Hints, SoulsQuestion } from "../perception/moment.js";
import { heuristic } from "./heuristic.js";
import { byTheBook } from "./opening-book.js";

/** Somebody with experience: knows whom to take along, and plays by the same rules of thumb as everybody. */
export function seasoned(view: View<SoulsView>, decision: Decision, hints: Hints): Choice | undefined {
  return byTheBook(new SoulsQuestion(view, decision, hints)) ?? heuristic(view, decision, hints);
}
