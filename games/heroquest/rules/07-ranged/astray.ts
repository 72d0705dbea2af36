import { each, type RuleId, type Seat } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { inSight } from "../../queries/board/line-of-sight.js";
import { areAdjacent } from "../../queries/board/squares.js";
import { areEnemies, isAntagonist } from "../../queries/figures.js";
import { isImmune } from "../../queries/traits.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";

/** HQ-7.5: one ? turns a shot against a friend beside the target, more of them against anybody in sight. */
export function* victimOfShot(t: Table, shooter: Figure, target: Figure, fumbles: number): HeroFlow<Figure> {
  if (fumbles === 0) return target;
  const candidates = () =>
    fumbles === 1 ? friendsBeside(t.content, t.state, shooter, target) : figuresInSight(t.content, t.state, shooter);
  // HQ-7.5-d: with one ? and no friend there, the die has no effect.
  if (candidates().length === 0) return target;
  const rule = ruleAstray(fumbles);
  const rules = fumbles === 1 && candidates().length > 1 ? [rule, "HQ-7.5-c"] : [rule];
  const victim = yield* t.choose(
    chooser(shooter, target),
    "victim",
    () => [each(candidates(), ({ id }) => `victim:${id}`, { at: ({ id }) => [`figure:${id}`] })],
    { rules },
  );
  t.emit({ type: "shot-astray", figure: shooter.id, target: victim.id }, { rules });
  return victim;
}

export function ruleAstray(fumbles: number): RuleId {
  return fumbles === 1 ? "HQ-7.5-b" : "HQ-7.5-e";
}

/** HQ-7.5-c, HQ-7.5-e: the Evil Wizard for a hero's shot, the target's player for an antagonist's. */
function chooser(shooter: Figure, target: Figure): Seat {
  return isAntagonist(shooter) ? target.seat : wizard;
}

export function friendsBeside(content: HeroQuestContent, state: HeroQuest, shooter: Figure, target: Figure): Figure[] {
  return state.figures.filter(
    (friend) =>
      friend !== shooter &&
      friend !== target &&
      !friend.buried &&
      !friend.asleep &&
      !isImmune(content, friend, "ranged") &&
      !areEnemies(friend, shooter) &&
      areAdjacent(state, friend.square, target.square),
  );
}

/** The shooter itself can't be picked. */
export function figuresInSight(content: HeroQuestContent, state: HeroQuest, shooter: Figure): Figure[] {
  return state.figures.filter(
    (other) => other !== shooter && !isImmune(content, other, "ranged") && inSight(state, shooter, other),
  );
}
