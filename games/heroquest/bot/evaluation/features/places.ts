import { isAdventurer, isWaitingAlly } from "../../../queries/figures.js";
import type { HeroQuest } from "../../../state.js";

/** Where those stand who are to be slain, as far as they are left. */
export function placesOfFigures({ figures, secrets }: Readonly<HeroQuest>, names: readonly string[]): number[] {
  return [...figures, ...secrets.antagonists].flatMap(({ questName, square }) =>
    names.includes(questName) ? [square] : [],
  );
}

/** Where something is that the heroes were sent for, and whether one of them has it. */
export function placeOfItem(
  s: Readonly<HeroQuest>,
  item: string,
): { readonly square: number; readonly isHeld: boolean } | undefined {
  for (const figure of s.figures) {
    if (figure.items.includes(item)) return { square: figure.square, isHeld: isAdventurer(figure) };
  }
  const { secrets } = s;
  const square =
    s.piles.find(({ items }) => items.includes(item))?.square ??
    s.scenery.find(({ id }) => holds(secrets.contents[id]?.treasure, item))?.squares[0] ??
    secrets.scenery.find(({ contents }) => holds(contents.treasure, item))?.squares[0] ??
    secrets.caches.find(({ treasure }) => holds(treasure, item))?.square ??
    secrets.antagonists.find(({ items }) => items.includes(item))?.square;
  return square === undefined ? undefined : { square, isHeld: false };
}

type Treasure = HeroQuest["secrets"]["contents"][string]["treasure"];

function holds(treasure: Treasure | undefined, item: string): boolean {
  return treasure !== undefined && treasure !== "deck" && (treasure.items?.includes(item) ?? false);
}

/** Where somebody is who is to be brought out, and whether he goes with the heroes. */
export function placeOfAlly(
  { figures, secrets }: Readonly<HeroQuest>,
  name: string,
): { readonly square: number; readonly isWithUs: boolean } | undefined {
  const figure = figures.find(({ questName }) => questName === name);
  if (figure) return { square: figure.square, isWithUs: !isWaitingAlly(figure) };
  const hidden = secrets.allies.find(({ questName }) => questName === name);
  return hidden && { square: hidden.square, isWithUs: false };
}
