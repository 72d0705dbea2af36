import { countIn, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import type { ClassName, Time } from "../content/types.js";
import type { AzerothView } from "../view.js";
import { type ActionWindow, isTime } from "./moment.js";

/** AZ-hand-1. */
export const handLimit = 10;

/** Whether this seat might hold a card that fits, for all that the others know: its character, its energy and what it has played. */
export function mightPlay(
  { abilitiesOfClass }: AzerothContent,
  s: AzerothView,
  seat: Seat,
  moment: ActionWindow,
  time?: Time,
): boolean {
  const { class: name, energy, played } = s.heroes[seat]!;
  if (countIn(s.hands[seat]) === 0) return false;
  for (const [id, ability] of abilitiesOfClass[name as ClassName]) {
    const fits = time === undefined ? isTime(ability.time, moment) : ability.time === time;
    if (fits && ability.cost <= energy && !played.includes(id)) return true;
  }
  return false;
}
