import { type Bar, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { powerCard } from "../../content/tables.js";
import type { Figure, FigureId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { whyNoActivity } from "../activity.js";
import { heroOf } from "../figures.js";

/** The companion that a power summons. */
export function summons(content: SoulsContent, power: string): string | undefined {
  const card = powerCard(content, power);
  for (const { effects } of [card.base, ...card.levels])
    for (const effect of effects ?? []) if (effect.effect === "summon-companion") return effect.companion;
  return undefined;
}

/** SS-7.2-b: with the power that summoned it. SS-11.1-s: who has lost that with a Soulrank waits until he has it again. */
export function whyNotCall(content: SoulsContent, s: SoulsView, owner: Figure, companion: FigureId): Bar | undefined {
  if (!heroOf(s, owner).powers.some(({ id }) => summons(content, id) === companion))
    return bar("SS-11.1-s", "power-lost");
  if (s.turn.done.includes("companion")) return bar("SS-7.2-b", "used-this-turn");
  return whyNoActivity(s, owner, "action");
}
