import type { SoulsContent } from "../../content/content.js";
import type { BehaviourLine } from "../../content/types.js";
import { isMaster, scrollOf } from "../../queries/enemies/scroll.js";
import { figuresOf, livingHeroes } from "../../queries/figures.js";
import type { Enemy, Figure, Souls } from "../../state.js";

const byIcon = {
  "most-wounded": ["SS-15.7.1-h", "SS-15.7.1-l"],
  nearest: ["SS-15.7.1-i"],
  richest: ["SS-15.7.1-j", "SS-15.7.1-l"],
  menacing: [],
} as const;

/** How a victim was found: by the icon of the scroll, by the priority rules, or because he has stepped in (SS-16.1-l). */
export type Choice = "icon" | "priority" | "taunt";

/** Which rules lie behind the choice of a line and a victim. */
export function rulesOfChoice(
  content: SoulsContent,
  s: Souls,
  enemy: Enemy,
  line: BehaviourLine,
  victim: Figure | undefined,
  how: Choice,
): string[] {
  const scroll = scrollOf(content, enemy);
  const { preferred } = scroll;
  const rules = ["SS-15.7.1-a", "SS-15.7.1-c", "SS-15.7.1-e", "SS-15.7.1-g", "SS-15.7.1-r"];
  if (how === "taunt") rules.push("SS-16.1-l");
  else if (how === "priority") rules.push("SS-15.7.1-n");
  else rules.push(...(typeof preferred === "object" ? ["SS-15.7.1-k"] : byIcon[preferred]));
  const none =
    preferred === "richest" ? nobodyHas(s, "crowns") : preferred === "most-wounded" && nobodyHas(s, "wounds");
  if (none) rules.push("SS-15.7.1-m");
  if (line.range === "+") rules.push("SS-15.7.1-o", "SS-15.7.1-p");
  if (s.figures.some(({ kind, hidden }) => kind === "ghost" || hidden)) rules.push("SS-15.7.1-f", "SS-11.1-m");
  if (isMaster(content, enemy)) rules.push(...rulesOfMaster(scroll.vengeful === true, line));
  return [...rules, ...rulesOfUnit(s, enemy, line, victim)];
}

function nobodyHas(s: Souls, what: "crowns" | "wounds"): boolean {
  return livingHeroes(s).every(
    (figure) => (what === "wounds" ? figure.wounds : s.heroes[figure.belongsTo]!.crowns) === 0,
  );
}

function rulesOfMaster(vengeful: boolean, { range }: BehaviourLine): string[] {
  if (!vengeful) return ["SS-16.1-q"];
  return ["SS-16.1-a", "SS-16.1-o", ...(range === "+" ? ["SS-16.1-b"] : [])];
}

/** SS-15.8-e: whoever is there already stays. SS-15.10-d, SS-15.10-f: a Horde sees and measures with its nearest figure. */
function rulesOfUnit(s: Souls, enemy: Enemy, { say }: BehaviourLine, victim: Figure | undefined): string[] {
  const unit = figuresOf(s, enemy.id);
  const rules = unit.length > 1 ? ["SS-15.10-d", "SS-15.10-f"] : [];
  const moves = say[0]?.do === "engage" || say[0]?.do === "move";
  if (!moves || !unit.some(({ area }) => area === victim?.area)) return rules;
  rules.push("SS-15.8-e");
  if (unit.every(({ blinded }) => blinded !== "none")) rules.push("SS-15.11.5-b");
  if (unit.every(({ slowed }) => slowed !== "none")) rules.push("SS-15.11.3-b");
  return rules;
}
