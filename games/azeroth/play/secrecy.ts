import type { AskDetails, RuleId, Seat } from "@tavolata/kernel";
import { abilities } from "../content/abilities/index.js";
import { classNames } from "../content/colours.js";
import type { Ability, ClassName, Time } from "../content/types.js";
import type { Azeroth } from "../state.js";
import { isTime, type Moment } from "./moment.js";

const ofClass: Readonly<Record<ClassName, readonly (readonly [string, Ability])[]>> = Object.fromEntries(
  classNames.map((name) => [name, Object.entries(abilities).filter(([, ability]) => ability.class === name)]),
) as unknown as Record<ClassName, [string, Ability][]>;

/** Whether this seat might hold a card that fits, for all that the others know: its character, its energy and what it has played. */
export function mightPlay(s: Azeroth, seat: Seat, moment: Moment, time?: Time): boolean {
  const { class: name, energy, played } = s.heroes[seat]!;
  if (s.hands[seat]!.length === 0) return false;
  for (const [id, ability] of ofClass[name as ClassName]) {
    const fits = time === undefined ? isTime(ability.time, moment) : ability.time === time;
    if (fits && ability.cost <= energy && !played.includes(id)) return true;
  }
  return false;
}

/** AZ-info-1: who might hold a card that fits is asked also without one; to be passed over would tell the others something. */
export function secretly(s: Azeroth, seat: Seat, moment: Moment, rules: readonly RuleId[]): AskDetails {
  return mightPlay(s, seat, moment) ? { rules, passes: false } : { rules };
}
