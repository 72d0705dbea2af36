import type { HeroQuestVisibleEvent } from "../shown.js";

/** The action (HQ-3.8) of which an event tells. */
const actions: Readonly<Record<string, string>> = {
  "movement-begun": "move",
  jumped: "jump",
  "jump-failed": "jump",
  attacked: "attack",
  shot: "shoot",
  "spell-announced": "magic",
  "object-used": "magic",
  searched: "search",
  "treasure-searched": "search",
  "trap-disarmed": "special",
  exchanged: "special",
  "potion-drunk": "special",
  aimed: "special",
  "ambush-sought": "special",
  stolen: "special",
  "stealing-failed": "special",
  "companion-saved": "special",
};

/** What those have done whose turn of this round is over, by figure: the names of the actions, with spaces between them. */
export function deedsDone(heard: readonly HeroQuestVisibleEvent[]): ReadonlyMap<string, string> {
  const done = new Map<string, string>();
  const open = new Set<string>();
  // From the end; blows between two turns, such as free attacks, are no actions.
  for (let i = heard.length - 1; i >= 0 && heard[i]!.type !== "round-begun"; i--) {
    const event = heard[i]!;
    if (!("figure" in event)) continue;
    const { type, figure } = event;
    if (type === "activation-over" && !done.has(figure)) {
      open.add(figure);
      done.set(figure, "");
    } else if (open.has(figure)) {
      const known = done.get(figure)!;
      const action = actions[type];
      if (type === "activated") open.delete(figure);
      else if (action && known.split(" ", 1)[0] !== action) done.set(figure, `${action} ${known}`.trim());
    }
  }
  return done;
}
