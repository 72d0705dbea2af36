import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { burdenOf, loadOf } from "../../queries/combat/load.js";
import type { Figure, Table } from "../../state.js";
import type { ActionKind } from "../03-turns/hero-action.js";

/** HQ-18.6: correct is what isn't above the capacity. */
export function isOverCapacity(content: HeroQuestContent, figure: Figure): boolean {
  return figure.capacity !== undefined && loadOf(content, figure) > figure.capacity;
}

/** Why no dice are left: by the load, if it takes any, or by the shock (HQ-8.8.c-a). */
export function whyNoDice(content: HeroQuestContent, figure: Figure): Bar {
  switch (burdenOf(content, figure)) {
    case "bearable":
      return bar("HQ-8.8.c-a", "no-dice");
    case "halving":
      return bar("HQ-RH1.2", "no-dice");
    case "crushing":
      return bar("HQ-RH1.3", "overloaded");
  }
}

/** HQ-RH1.3: who carries twice the capacity doesn't move, and does nothing that takes dice. HQ-RH1.2: half of a single die is none. */
export function whyOverloaded(t: Table, figure: Figure, kind: ActionKind): Bar | undefined {
  const burden = burdenOf(t.content, figure);
  if (burden === "bearable") return undefined;
  if (takesOneDie(t, kind)) return whyNoDice(t.content, figure);
  return burden === "crushing" && needsStrength(kind) ? bar("HQ-RH1.3", "overloaded") : undefined;
}

/** What is decided by a single die. */
function takesOneDie(t: Table, { special }: ActionKind): boolean {
  return special === "steal" || (special === "disarm" && t.options.disarmRoll);
}

function needsStrength({ type }: ActionKind): boolean {
  return type === "move" || type === "jump" || type === "attack" || type === "shoot";
}
