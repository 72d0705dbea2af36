import type { SmallPicture } from "@tavolata/ui/game/game-screen.js";
import type { SoulsSeen } from "../shown.js";
import { cell, fieldOf } from "./geometry.js";

/** The battlefield as small as a stamp: its areas, and who stands where. */
export function smallPicture({ state: seen }: SoulsSeen): SmallPicture | undefined {
  const field = fieldOf(seen);
  if (!field) return undefined;
  const dots = (faction: "heroes" | "enemies") =>
    seen.figures
      .filter((figure) => figure.faction === faction && figure.kind !== "ghost")
      .map(({ area }) => {
        const room = field.byId.get(area)?.room;
        return room
          ? `M${room.x + room.width / 2 - cell / 4} ${room.y + room.height / 2 - cell / 4}h${cell / 2}v${cell / 2}h-${cell / 2}z`
          : "";
      })
      .join("");
  return {
    width: Math.round(field.width),
    height: Math.round(field.height),
    shapes: [
      { is: "ground", path: field.shapes.map(({ path }) => path).join("") },
      { is: "foe", path: dots("enemies") },
      { is: "friend", path: dots("heroes") },
    ],
  };
}
