import type { SmallPicture } from "@tavolata/ui/game/game-screen.js";
import { places, sheet } from "./map/layout.js";
import type { AzerothSeen } from "./shown.js";

/** The map as small as a stamp: its spaces, the markers, and who stands where. */
export function smallPicture(view: AzerothSeen): SmallPicture | undefined {
  const { heroes, track } = view.state;
  const square = (space: string, size: number) => {
    const at = places[space];
    return at ? `M${at[0] - size} ${at[1] - size}h${2 * size}v${2 * size}h-${2 * size}z` : "";
  };
  return {
    ...sheet,
    shapes: [
      {
        is: "ground",
        path: Object.keys(places)
          .map((space) => square(space, 30))
          .join(""),
      },
      { is: "foe", path: track.map((slot) => (slot ? square(slot.space, 36) : "")).join("") },
      {
        is: "friend",
        path: Object.values(heroes)
          .map(({ space }) => square(space, 44))
          .join(""),
      },
    ],
  };
}
