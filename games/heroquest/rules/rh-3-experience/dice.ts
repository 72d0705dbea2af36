import type { RuleId } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { half } from "../../queries/combat/half.js";
import { fears, hasTrait, haveQuarrelled } from "../../queries/traits.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { tellTrait } from "./telling.js";

/** HQ-RH3-b: one of its exceptional dice, if the player adds one: each once a round, and no more than one in a roll. */
function* exceptionalDie(t: Table, figure: Figure): HeroFlow<number> {
  const dice = figure.experience?.exceptionalDice ?? none;
  const free = dice.findIndex((used) => used !== t.state.round);
  if (free < 0 || !(yield* t.confirm(figure.seat, "exceptional-die", "HQ-RH3-b"))) return 0;
  dice[free] = t.state.round;
  t.emit({ type: "exceptional-die-used", figure: figure.id }, { rules: ["HQ-RH3-b"] });
  return 1;
}

const none: number[] = [];

/** HQ-RH3-b: it is added to a roll: who has no die left gains none. */
function* withExceptional(t: Table, figure: Figure, dice: number): HeroFlow<number> {
  return dice > 0 ? dice + (yield* exceptionalDie(t, figure)) : 0;
}

/** HQ-RH3-quarrel: the heroes beside whom one can't bear; whoever of the two has the trait. */
function quarrelsBeside(state: HeroQuest, figure: Figure): Figure[] {
  if (!figure.experience) return [];
  return state.figures.filter(
    (other) =>
      other.kind === "hero" && haveQuarrelled(figure, other) && areAdjacent(state, figure.square, other.square),
  );
}

/** HQ-RH3-quarrel, HQ-RH3-fear: what is left of the dice of an attack, without telling it. */
export function attackDiceLeft(
  content: HeroQuestContent,
  state: HeroQuest,
  attacker: Figure,
  target: Figure | undefined,
  dice: number,
): number {
  if (!attacker.experience) return dice;
  const fewer = quarrelsBeside(state, attacker).length + (target && fears(content, attacker, target) ? 1 : 0);
  return Math.max(0, dice - fewer);
}

/** Why traits leave no dice for an attack, if they do. */
export function whyTraitsLeaveNone(state: HeroQuest, attacker: Figure): RuleId | undefined {
  if (!attacker.experience) return undefined;
  return quarrelsBeside(state, attacker).length > 0 ? "HQ-RH3-quarrel" : "HQ-RH3-fear";
}

/** The dice of an attack that is made: what quarrels and fear leave, and an exceptional die. */
export function* experiencedAttack(
  t: Table,
  attacker: Figure,
  target: Figure | undefined,
  dice: number,
): HeroFlow<number> {
  for (const other of quarrelsBeside(t.state, attacker)) tellTrait(t, attacker, "quarrel", { of: other.id });
  if (target) tellFear(t, attacker, target);
  return yield* withExceptional(t, attacker, attackDiceLeft(t.content, t.state, attacker, target, dice));
}

/** The dice of a defence that is made. Who would roll none isn't careless either. */
export function* experiencedDefence(t: Table, figure: Figure, by: Figure | undefined, dice: number): HeroFlow<number> {
  if (dice === 0) return 0;
  const fewer = (by && tellFear(t, figure, by) ? 1 : 0) + (isCareless(t, figure) ? 1 : 0);
  return yield* withExceptional(t, figure, Math.max(0, dice - fewer));
}

/** HQ-RH3-fear, HQ-RH3-cold-blood: says whether it is afraid of the other. */
function tellFear(t: Table, figure: Figure, other: Figure): boolean {
  if (fears(t.content, figure, other)) {
    tellTrait(t, figure, "fear", { of: other.type });
    return true;
  }
  const dreaded = figure.experience!.traits.some(({ trait, of }) => trait === "fear" && of === other.type);
  if (dreaded && hasTrait(figure, "cold-blood")) tellTrait(t, figure, "cold-blood", { of: other.type });
  return false;
}

/** HQ-RH3-chatterbox: one die fewer in the first defence roll of each round. */
function isCareless(t: Table, figure: Figure): boolean {
  const experience = figure.experience!;
  const first = experience.defended !== t.state.round;
  experience.defended = t.state.round;
  if (!first || !hasTrait(figure, "chatterbox")) return false;
  tellTrait(t, figure, "chatterbox");
  return true;
}

/** Tells which of them help against a missile. */
export function tellMissileDefence(t: Table, figure: Figure): void {
  for (const trait of ["dodge-missiles", "hard-target"] as const) {
    if (hasTrait(figure, trait)) tellTrait(t, figure, trait, { dice: half(figure.defence) });
  }
}
