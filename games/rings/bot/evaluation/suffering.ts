import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { statistic } from "../../queries/statistics.js";
import type { InPlay } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import { lossOf } from "./harms.js";
import { worthOf } from "./worth.js";

/** What an encounter card does to the character that is picked: so much damage, or something else. */
type Harm = number | "discarded" | "to-hand" | "caught";

/** What is asked about, as the table shows it. */
function harmUnderWay(content: RingsContent, s: RingsView, kind: string): Harm {
  const attack = s.attacks.at(-1);
  if (attack?.side === "enemy" && kind === "choose-ally") return "to-hand";
  if (attack?.side === "enemy" && cardOf(content, attack.enemy).heuristics?.picked === "discarded") return "discarded";
  const revealed = s.resolving.at(-1);
  const picked = revealed === undefined ? undefined : cardOf(content, revealed).heuristics?.picked;
  if (picked !== undefined && picked !== "discarded") return picked;
  // An enemy that engages hurts a hero, one that waits anybody.
  return kind === "choose-hero" ? 5 : 1;
}

/** How bad it is for this character to be picked. */
export function suffering(content: RingsContent, s: RingsView, kind: string, card: InPlay): number {
  const harm = harmUnderWay(content, s, kind);
  const worth = worthOf(content, s, card);
  if (harm === "discarded") return worth;
  if (harm === "to-hand") return Number(cardOf(content, card.id).cost ?? 0) + card.damage * -0.3;
  if (harm === "caught") return usefulness(content, s, card) - weights.resource * Math.min(4, card.resources);
  return lossOf(content, s, card, harm) + worth / 100;
}

/** What a hero does in a round, whatever it is. */
function usefulness(content: RingsContent, s: RingsView, card: InPlay): number {
  return (["willpower", "attack", "defence"] as const).reduce(
    (sum, what) => sum + statistic(content, s, card, what),
    0,
  );
}
