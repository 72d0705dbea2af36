import { cardsIn, type Seat } from "@tavolata/kernel";
import { type AzerothContent, abilityOn, destinations, isTime, whyNotAbility } from "../open.js";
import type { AzerothView } from "../view.js";

/** A text of the page with its number. */
interface Warning {
  readonly key: "azeroth.warn-stay" | "azeroth.warn-cards";
  readonly args: Readonly<Record<string, number>>;
}

/** What is left undone by whoever ends a moment with this: a move that could be made, or cards that could be played for good. */
export function warningOf(content: AzerothContent, verb: string, seen: AzerothView): Warning | undefined {
  if (verb === "stay")
    return mayMove(content, seen) ? { key: "azeroth.warn-stay", args: { spaces: seen.turn.spaces } } : undefined;
  if (verb !== "pass" && verb !== "done") return undefined;
  const [seat, moment] =
    verb === "pass"
      ? ([seen.combat?.foe.seat ?? "", "defence"] as const)
      : ([seen.active, seen.phase === "maintenance" ? "maintenance" : "exploration"] as const);
  const count = playable(content, seen, seat, moment);
  return count > 0 ? { key: "azeroth.warn-cards", args: { count } } : undefined;
}

/** AZ-move-3: whether any space is open to the active hero's move. */
function mayMove(content: AzerothContent, seen: AzerothView): boolean {
  const hero = seen.heroes[seen.active];
  return hero !== undefined && hero.space !== "" && destinations(content, seen, hero).length > 0;
}

/** AZ-abil-2: how many cards of a hand could be played now. Cards that are hidden here aren't counted. */
function playable(
  content: AzerothContent,
  seen: AzerothView,
  seat: Seat,
  moment: "defence" | "maintenance" | "exploration",
): number {
  return cardsIn(seen.hands[seat]).filter(
    (card) => isTime(abilityOn(content, card).time, moment) && !whyNotAbility(content, seen, seat, card, moment),
  ).length;
}
