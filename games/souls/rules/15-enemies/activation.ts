import { Settled } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { BehaviourLine, Sentence } from "../../content/types.js";
import { attackDistance } from "../../queries/board/distance.js";
import { heldSum } from "../../queries/effects/held.js";
import { controllerOf } from "../../queries/enemies/order.js";
import { isMaster, scrollOf } from "../../queries/enemies/scroll.js";
import { whoAttacks, whoSees } from "../../queries/enemies/who-attacks.js";
import { enemyCalled, figuresOf, findFigure, heroFigure } from "../../queries/figures.js";
import type { Part } from "../../queries/part.js";
import type { Enemy, EnemyId, Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { mayBeTaunted, tauntWindow } from "../07-powers/taunt.js";
import { areaFire } from "../10-conditions/area-fire.js";
import { dropDue, markDue, type Passing } from "../10-conditions/passing-tokens.js";
import { enemyAttack } from "./enemy-attack.js";
import { moveToward, retreat } from "./enemy-movement.js";
import { type Choice, rulesOfChoice } from "./rules-of-choice.js";
import { revealShadows } from "./shadows.js";
import { usePower } from "./use-power.js";
import {
  byPriority,
  type Candidate,
  canBeTargeted,
  candidatesFor,
  chooseVictim,
  isByIcon,
  qualifying,
  victimLeft,
  whyNotLine,
} from "./victim.js";

/** An enemy acts: the first line of its scroll that fits, against the victim that fits it best. Says whether it could (SS-15.11.6-a). */
export function* activate(t: Table, id: EnemyId): SoulsFlow<boolean> {
  const { state: s } = t;
  const enemy = enemyCalled(s, id);
  const unit = figuresOf(s, id);
  t.emit({ type: "enemy-activated", enemy: id }, { rules: rulesOfActivation(t.content, s, enemy) });
  // SS-15.11.6-a, SS-15.10-g: Stunned, it does nothing, not even stand up (SS-15.11.6-c).
  if (unit.every(({ stunned }) => stunned !== "none")) {
    for (const figure of unit) figure.stunned = "none";
    const lying = unit.some(({ ko }) => ko) ? ["SS-15.11.6-c"] : [];
    t.emit({ type: "activation-skipped", enemy: id }, { rules: ["SS-15.11.6-a", "SS-15.11.6-b", ...lying] });
    return false;
  }
  standUp(t, unit);
  for (const figure of unit) markDue(figure);
  s.activation = { enemy: id, line: -1, victim: "", engaged: "" };
  yield* behave(t, enemy, unit);
  s.activation = { enemy: "", line: -1, victim: "", engaged: "" };
  const inHorde = unit.length > 1;
  for (const figure of figuresOf(s, id)) dropDue(t, figure, (condition) => rulesOfToken(condition, inHorde));
  return figuresOf(s, id).some(({ stunned }) => stunned === "none");
}

/** SS-11.1-k, SS-11.1-r: whoever has died meanwhile. SS-16-f: a Master acts like any enemy, as the active player's (SS-16-c). */
function rulesOfActivation(content: SoulsContent, s: Souls, enemy: Enemy): string[] {
  const rules = ["SS-4.2.2-c", "SS-15.7-h"];
  const isGhost = (seat: string) => heroFigure(s, seat).kind === "ghost";
  if (isMaster(content, enemy)) rules.push("SS-16-c", "SS-16-f");
  else if (isGhost(enemy.controller)) rules.push("SS-11.1-k");
  if (s.turn.side === "enemies" && isGhost(s.active)) rules.push("SS-11.1-r");
  if (s.turn.side === "hero") rules.push("SS-15.7-o");
  return rules;
}

/** SS-15.11.1-b: at no cost. */
function standUp(t: Table, unit: readonly Figure[]): void {
  for (const figure of unit) {
    if (!figure.ko) continue;
    figure.ko = false;
    t.emit({ type: "condition-gone", figure: figure.id, condition: "ko" }, { rules: ["SS-15.11.1-b"] });
  }
}

const ruleOfToken = { slowed: ["SS-15.11.3-a"], blinded: ["SS-15.11.5-a"], stunned: ["SS-15.11.6-a"] } as const;

/** SS-15.11.3-a, SS-15.11.5-a, SS-15.10-g: which rules take a token away at the end. */
function rulesOfToken(condition: Passing, inHorde: boolean): readonly string[] {
  return inHorde ? [...ruleOfToken[condition], "SS-15.10-g"] : ruleOfToken[condition];
}

/**
 * SS-15.7.1-a: the scroll is read from the top. The rulebook's examples: SS-15.7.1-ex-gremlin-a, SS-15.7.1-ex-gremlin-b, SS-15.7.1-ex-gremlin-c,
 * SS-15.7.1-ex-gremlin-d, SS-15.7.1-ex-bandit-a, SS-15.7.1-ex-bandit-b, SS-15.7.1-ex-bandit-c, SS-15.7.1-ex-1, SS-15.7.1-ex-2.
 */
function* behave(t: Table, enemy: Enemy, unit: readonly Figure[]): SoulsFlow {
  const { state: s } = t;
  const { lines } = scrollOf(t.content, enemy);
  const chosen = chooseLine(t, enemy, lines, unit, candidatesFor(t.content, s, enemy, unit));
  if (!chosen) return yield* stays(t, enemy, lines, unit);
  s.activation.line = chosen.line;
  const victim = yield* chooseVictim(t, enemy, chosen.qualified);
  s.activation.victim = victim.id;
  told(t, enemy, isByIcon(t.content, s, enemy, victim, chosen.qualified) ? "icon" : "priority");
  // SS-16.1-l: somebody may step in before the first sentence; the line is then chosen anew.
  const taunter = mayBeTaunted(t.content, s, enemy) ? yield* tauntWindow(t, enemy) : undefined;
  if (taunter) {
    const only = candidatesFor(t.content, s, enemy, unit).filter(({ figure }) => figure === taunter);
    const again = chooseLine(t, enemy, lines, unit, only);
    if (!again) return yield* stays(t, enemy, lines, unit);
    s.activation.line = again.line;
    s.activation.victim = taunter.id;
    told(t, enemy, "taunt");
  }
  yield* execute(t, enemy, lines[s.activation.line]!.say);
}

/** SS-15.7.1-q: it keeps its position, and uses its powers as far as they can be used without a victim: each that its lines call, once. */
function* stays(t: Table, enemy: Enemy, lines: readonly BehaviourLine[], unit: readonly Figure[]): SoulsFlow {
  const { state: s } = t;
  t.emit({ type: "enemy-stays", enemy: enemy.id }, { rules: ["SS-15.7.1-q"] });
  s.activation.victim = "";
  const powers = new Set<string>();
  for (const line of lines) {
    // What else a line asks for must hold: charges, wounds, the Menace, eyes.
    if (whyNotLine(s, enemy, line, [], unit) !== "nobody-there") continue;
    for (const sentence of line.say) if (sentence.do === "use") powers.add(sentence.power);
  }
  yield* execute(
    t,
    enemy,
    [...powers].map((power) => ({ do: "use", power })),
  );
}

function told(t: Table, enemy: Enemy, how: Choice): void {
  const { id } = enemy;
  const { line, victim } = t.state.activation;
  t.emit(
    { type: "behaviour-chosen", enemy: id, line: line + 1, victim },
    {
      rules: rulesOfChoice(
        t.content,
        t.state,
        enemy,
        scrollOf(t.content, enemy).lines[line]!,
        findFigure(t.state, victim),
        how,
      ),
    },
  );
}

/** The first line that can be used, and who qualifies for it; each line before it is told with the reason why not. */
function chooseLine(
  t: Table,
  enemy: Enemy,
  lines: readonly BehaviourLine[],
  unit: readonly Figure[],
  candidates: readonly Candidate[],
): { readonly line: number; readonly qualified: readonly Candidate[] } | undefined {
  for (const [line, behaviour] of lines.entries()) {
    const why = whyNotLine(t.state, enemy, behaviour, candidates, unit);
    if (!why) return { line, qualified: qualifying(behaviour, candidates) };
    t.emit({ type: "behaviour-skipped", enemy: enemy.id, line: line + 1, why }, { rules: [ruleOf[why]] });
  }
  return undefined;
}

const ruleOf = {
  "nobody-there": "SS-15.7.1-b",
  "nobody-in-sight": "SS-15.7.1-d",
  "not-now": "SS-15.7.1-t",
  blinded: "SS-15.11.5-a",
} as const;

/** SS-15.7.1-r, SS-16.1-o, SS-16.1-p: the whole line, sentence by sentence. SS-15.11.3-a: a Slowed enemy only until one has changed something. */
function* execute(t: Table, enemy: Enemy, sentences: readonly Sentence[]): SoulsFlow {
  const { state: s } = t;
  for (const sentence of sentences) {
    // SS-15.7-m: died on the way; if its card has come back, that is another enemy.
    if (!s.enemies.includes(enemy)) return;
    const unit = figuresOf(s, enemy.id);
    if (unit.length === 0) return;
    // SS-15.11.6-d: Stunned on the way, it loses the rest.
    if (unit.every(({ stunned }) => stunned !== "none")) {
      t.emit({ type: "activation-cut-short", enemy: enemy.id }, { rules: ["SS-15.11.6-d"] });
      return;
    }
    const changed = yield* carryOut(t, enemy, sentence);
    if (changed && figuresOf(s, enemy.id).every(({ slowed }) => slowed === "due")) return;
  }
}

/** One sentence. Says whether it changed anything (SS-15.11.3-b). */
function carryOut(t: Table, enemy: Enemy, sentence: Sentence): SoulsFlow<boolean> {
  if (sentence.do === "use") return usePower(t, enemy, sentence.power);
  if (sentence.do === "retreat") return moveUnit(t, enemy, (figure) => retreat(t, figure, sentence.areas));
  if (sentence.do === "attack" && sentence.target)
    return attackNearest(t, enemy, sentence.weapon, sentence.target.nearestWithin);
  const victim = victimLeft(t.state);
  // SS-15.7.1-s: without its victim the sentence is skipped.
  if (!victim) {
    t.emit({ type: "victim-lost", enemy: enemy.id }, { rules: ["SS-15.7.1-s"] });
    return new Settled(false);
  }
  if (sentence.do === "attack") return attackVictim(t, enemy, victim, sentence.weapon, sentence.times ?? 1);
  return approach(t, enemy, sentence, victim);
}

/** SS-15.8-c, SS-15.8-d: towards its victim. */
function* approach(
  t: Table,
  enemy: Enemy,
  sentence: Extract<Sentence, { readonly do: "engage" | "move" }>,
  victim: Figure,
): SoulsFlow<boolean> {
  const { state: s } = t;
  const { value: areas, rules } = sentence.do === "engage" ? allTheWay : areasOf(t.content, s, enemy, sentence.areas);
  const goal = victim.area;
  const moved = yield* moveUnit(t, enemy, (figure) => moveToward(t, figure, goal, areas, ...rules));
  if (moved && figuresOf(s, enemy.id).some(({ area }) => area === victim.area)) s.activation.engaged = enemy.id;
  return moved;
}

const allTheWay: Part = { value: Number.POSITIVE_INFINITY, rules: ["SS-15.8-c"] };

/** SS-15.1-f: movement powers lengthen "Move X". */
function areasOf(content: SoulsContent, s: Souls, enemy: Enemy, areas: number): Part {
  const [first] = figuresOf(s, enemy.id);
  const more = first ? heldSum(content, s, "enemy-movement", { self: first }, (effect) => effect.change) : 0;
  return { value: areas + more, rules: more === 0 ? ["SS-15.8-d"] : ["SS-15.8-d", "SS-15.1-f"] };
}

/** SS-15.10-e: the figure of a Horde that is nearest to the victim moves, and the others join it. */
function* moveUnit(t: Table, enemy: Enemy, move: (figure: Figure) => SoulsFlow<boolean>): SoulsFlow<boolean> {
  const { state: s } = t;
  const unit = figuresOf(s, enemy.id);
  const victim = findFigure(s, s.activation.victim);
  const apart = ({ area }: Figure) => (victim ? (attackDistance(s, area, victim.area) ?? 1000) : 0);
  const first = unit.reduce((near, figure) => (apart(figure) < apart(near) ? figure : near));
  const moved = yield* move(first);
  let joined = false;
  for (const figure of figuresOf(s, enemy.id)) {
    if (figure === first || figure.area === first.area || !s.figures.includes(first)) continue;
    figure.cameFrom = figure.area;
    figure.area = first.area;
    t.emit(
      { type: "figure-moved", figure: figure.id, from: figure.cameFrom, to: figure.area, manner: "moved" },
      { rules: ["SS-15.10-e"] },
    );
    areaFire(t, figure);
    joined = true;
  }
  // SS-15.4-c: what the last of them hid where they came from.
  if (joined) yield* revealShadows(t);
  return moved;
}

/** SS-15.9-e, SS-15.9-ex-1 to SS-15.9-ex-4 (SS-15.9-ex-2, SS-15.9-ex-3): only with sight. SS-15.10-f: once for a whole Horde. */
function* attackVictim(t: Table, enemy: Enemy, victim: Figure, weapon: string, times: number): SoulsFlow<boolean> {
  let attacked = false;
  for (let left = times; left > 0 && t.state.enemies.includes(enemy); left--) {
    // SS-15.11.6-b: a Stunned figure attacks nobody.
    const figure = whoAttacks(t.content, t.state, figuresOf(t.state, enemy.id), victim);
    // SS-15.7.1-s: a companion that the first attack killed is gone.
    if (!canBeTargeted(victim) || !t.state.figures.includes(victim)) break;
    if (!figure) {
      t.emit({ type: "attack-skipped", enemy: enemy.id }, { rules: ["SS-15.9-e"] });
      break;
    }
    yield* enemyAttack(t, figure, victim, weapon);
    attacked = true;
  }
  return attacked;
}

/** The nearest hero in sight, chosen when the sentence comes up: the printed exception to the fixed victim. */
function* attackNearest(t: Table, enemy: Enemy, weapon: string, within: number): SoulsFlow<boolean> {
  const { state: s } = t;
  const unit = figuresOf(s, enemy.id);
  const near = s.figures.filter(canBeTargeted).flatMap((figure): Candidate[] => {
    const by = whoSees(t.content, s, unit, figure);
    const distance = by && attackDistance(s, by.area, figure.area);
    return distance !== undefined && distance <= within ? [{ figure, distance, inSight: true }] : [];
  });
  if (near.length === 0) return false;
  const least = Math.min(...near.map(({ distance }) => distance));
  const target = yield* byPriority(
    t,
    controllerOf(s, enemy),
    near.filter(({ distance }) => distance === least),
  );
  return yield* attackVictim(t, enemy, target, weapon, 1);
}
