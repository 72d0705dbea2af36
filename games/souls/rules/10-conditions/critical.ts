import { discardCards, drawCard } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { criticalToken, nameOf } from "../../content/tables.js";
import type { CriticalEffect } from "../../content/types.js";
import { hasCondition } from "../../queries/conditions.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { suffer } from "../11-death/wounds.js";
import { afflict } from "./conditions.js";

/** SS-10.1-a, SS-2-c. */
const criticalRule = { id: "critical", whenEmpty: "reshuffle", rules: ["SS-10.1-a", "SS-2-c"] } as const;

/** SS-10.1-b: a token is drawn and does what its colour says. */
export function* drawCritical(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  if (figure.kind === "ghost") return;
  const token = yield* drawCard(t, s.decks.critical, criticalRule);
  if (token === undefined) return;
  const { colour, does } = criticalToken(t.content, token);
  t.emit(
    { type: "critical-drawn", figure: figure.id, critical: nameOf(token), colour },
    { rules: ["SS-10.1-b", "SS-10.1-c", ...(rulesOf[does.critical] ?? [])], reveals: true },
  );
  if (colour === "red") return stays(t, figure, token);
  discardCards(s.decks.critical, [token]);
  // SS-10.1-f, SS-10.1-m: a Green one leaves nothing behind. SS-10.1-g: a Blue one is a condition.
  if (does.critical === "wounds") suffer(t, figure, does.amount, "SS-10.1-f");
  if (does.critical === "condition") blueCritical(t, figure, does);
}

/** What a token does has a rule of its own. */
const rulesOf: Partial<Record<CriticalEffect["critical"], readonly string[]>> = {
  wounds: ["SS-10.1-m"],
  hits: ["SS-10.1-h", "SS-10.6.2-b"],
  armour: ["SS-10.1-h", "SS-10.6.2-c"],
  "max-hp": ["SS-10.1-h", "SS-10.6.2-d", "SS-11-a"],
  "no-effects": ["SS-10.1-h", "SS-10.6.2-e"],
};

/** SS-10.1-n: who has the condition already suffers a wound: the rule for the same condition twice does it. */
function blueCritical(t: Table, figure: Figure, does: Extract<CriticalEffect, { critical: "condition" }>): void {
  const rule = hasCondition(figure, does.condition) ? "SS-10.1-n" : "SS-10.1-g";
  t.emit({ type: "critical-temporary", figure: figure.id, condition: does.condition }, { rules: [rule] });
  afflict(t, figure, does.condition, does.strength);
}

/** SS-10.1-h: a Red one stays. SS-10.1-i, SS-10.1-k: not beside the same or a greater one; SS-10.1-j, SS-10.1-l: a greater one replaces it. */
function stays(t: Table, figure: Figure, token: string): void {
  const { state: s } = t;
  const { does } = criticalToken(t.content, token);
  const same = figure.criticals.find((one) => criticalToken(t.content, one).does.critical === does.critical);
  if (same === undefined) {
    figure.criticals.push(token);
    return;
  }
  if (sizeOf(t.content, token) > sizeOf(t.content, same)) {
    dropCritical(s, figure, same);
    figure.criticals.push(token);
    t.emit({ type: "critical-replaced", figure: figure.id, critical: nameOf(same) }, { rules: ["SS-10.1-j"] });
    return;
  }
  discardCards(s.decks.critical, [token]);
  const rule = sizeOf(t.content, token) < sizeOf(t.content, same) ? "SS-10.1-k" : "SS-10.1-i";
  t.emit({ type: "critical-doubled", figure: figure.id, critical: nameOf(token) }, { rules: [rule] });
  suffer(t, figure, 1, rule);
}

/** SS-10.6-d, SS-10.1-h. */
export function dropCritical(s: Souls, figure: Figure, token: string): void {
  figure.criticals.splice(figure.criticals.indexOf(token), 1);
  discardCards(s.decks.critical, [token]);
}

function sizeOf(content: SoulsContent, token: string): number {
  const { does } = criticalToken(content, token);
  return "change" in does ? Math.abs(does.change) : 1;
}
