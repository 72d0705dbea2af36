import type { AzerothContent } from "../content/content.js";
import { mayMove, playable } from "../queries/left-undone.js";
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
