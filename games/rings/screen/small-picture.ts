import type { SmallPicture } from "@tavolata/ui/game/game-screen.js";
import { isCharacter } from "./on-table.js";
import type { RingsSeen } from "./shown.js";

const width = 26;
const height = 19;
/** A card, and the way from one to the next. */
const card = { wide: 2.4, high: 3.6, step: 3 };
const most = 8;

/** The table as small as a stamp: what threatens lies at the top, who is engaged below it, the characters at the foot. */
export function smallPicture(view: RingsSeen): SmallPicture | undefined {
  const { cards, phase } = view.state;
  if (phase === "setup") return undefined;
  const all = Object.values(cards);
  const lie = (place: string) => all.filter((one) => one.place === place);
  return {
    width,
    height,
    shapes: [
      { is: "ground", path: `M0 0h${width}v${height}h-${width}z` },
      { is: "foe", path: row(lie("staging").length, 1) + row(lie("engaged").length, 7) },
      { is: "friend", path: row(lie("area").filter(({ id }) => isCharacter(id)).length, 14) },
    ],
  };
}

/** So many cards beside each other. */
function row(count: number, top: number): string {
  const shown = Math.min(count, most);
  const left = (width - shown * card.step) / 2;
  return Array.from(
    { length: shown },
    (_, i) => `M${left + i * card.step} ${top}h${card.wide}v${card.high}h-${card.wide}z`,
  ).join("");
}
