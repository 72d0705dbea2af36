import rubble from "game-icon:falling-rocks";
import abyss from "game-icon:hole";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { champions, scenery, trapKinds } from "../../editor.js";
import { figureIcon, icons, sceneryIcon, trapIcon } from "../icons.js";
import { markIcons } from "./board/marks.js";

const own: Readonly<Record<string, IconShape>> = {
  door: icons.door,
  "secret-door": icons.secretDoor,
  "barred-door": icons.gate,
  rubble,
  abyss,
  exit: icons.stairs,
  start: markIcons.start!,
  cache: markIcons.cache!,
  note: markIcons.note!,
  refuge: markIcons.refuge!,
};

/** The sign of a kind of thing, as the board shows it. */
export function iconOf(type: string): IconShape {
  if (own[type]) return own[type];
  if (Object.hasOwn(scenery, type)) return sceneryIcon(type);
  if (Object.hasOwn(trapKinds, type)) return trapIcon(type);
  const sheet = Object.hasOwn(champions, type) ? champions[type as keyof typeof champions] : undefined;
  return figureIcon(sheet?.type ?? type);
}
