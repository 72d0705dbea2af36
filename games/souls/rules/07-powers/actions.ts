import { type Bar, bar, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { Effect } from "../../content/types.js";
import { type TurnActivity, whyNoActivity } from "../../queries/activity.js";
import { areasWithinReach } from "../../queries/board/distance.js";
import { heroOf } from "../../queries/figures.js";
import { type Aimed, aims, placeOf } from "../../queries/powers/aiming.js";
import { attackForm, bowForm } from "../../queries/powers/attack-form.js";
import { powersOf, type Usable, whyNotUsable } from "../../queries/powers/usable.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { startActivity } from "../06-actions/activity.js";
import { type HeroMenu, heroAction } from "../06-actions/hero-action.js";
import { attack } from "../09-attack/attack.js";
import { heal } from "../11-death/wounds.js";
import { applyEffects } from "../effects/apply.js";
import { healingDone } from "../effects/lasting.js";
import { spendPower } from "./using.js";

/** SS-7-j, SS-7-u: the powers that the active hero may use in his turn, at each level that his Soulrank allows. */
export function listPowers(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { content, state: s } = t;
  for (const power of powersOf(content, heroOf(s, figure))) {
    const { activity } = power;
    // SS-6.5-a, SS-6.5-e: passive powers hold by themselves, reactions are for others' turns; a moment is asked for when it comes.
    if (activity === "passive" || activity === "reaction" || power.when) continue;
    const none = whyNotPower(content, s, figure, power, activity);
    if (!menu.lists(none)) continue;
    // What touches all heroes around needs no aim.
    for (const aimed of aims(content, s, figure, power.isForAllAround ? undefined : power.aim)) {
      const bar = none ?? aimed.why();
      if (menu.lists(bar)) menu.add(usePower, { power, activity, aimed }, bar);
    }
  }
}

interface PowerUse {
  readonly power: Usable;
  readonly activity: TurnActivity;
  readonly aimed: Aimed;
}

const usePower = heroAction<PowerUse>({
  verb: "power",
  target: ({ aimed }) => aimed.id,
  using: ({ power }) => power.id,
  id: ({ power, aimed }) => (aimed.id === "" ? `power:${power.id}` : `power:${power.id}:${aimed.id}`),
  label: ({ power, aimed }) =>
    say("option.use-power", {
      power: power.name,
      level: power.level?.rank ?? 0,
      target: aimed.id === "" ? "none" : aimed.id,
    }),
  at: ({ aimed }) => [placeOf(aimed)],
  run: ({ power, activity, aimed }, { t, figure }) => use(t, figure, power, activity, aimed),
});

function whyNotPower(
  content: SoulsContent,
  s: Souls,
  figure: Figure,
  power: Usable,
  activity: TurnActivity,
): Bar | undefined {
  const why = whyNotUsable(content, s, heroOf(s, figure), power) ?? whyNoActivity(s, figure, activity);
  if (why) return why;
  return power.needs === "bow" && !bowForm(content, s, figure) ? bar("SS-8.2-e", "no-bow") : undefined;
}

function* use(t: Table, figure: Figure, power: Usable, activity: TurnActivity, aimed: Aimed): SoulsFlow {
  const { state: s } = t;
  // SS-6.5-b: the whole Movement is given up.
  if (!(yield* startActivity(t, figure, activity))) return;
  if (activity === "movement") Object.assign(s.turn, { moving: false, points: 0 });
  const form = attackForm(t.content, s, figure, power);
  spendPower(t, heroOf(s, figure), power, ...(form && aimed.aim ? ["SS-9-b"] : []));
  if (form && aimed.aim) {
    // What the power does besides its numbers holds for this very attack.
    for (const effect of power.effects)
      if (effect.effect !== "drain")
        yield* applyEffects(t, [forThisAttack(effect)], { user: figure.id, name: power.name });
    const done = yield* attack(t, { attacker: figure.id, target: aimed.aim, form });
    if (power.effects.some(({ effect }) => effect === "drain")) drain(t, figure, done);
    return;
  }
  yield* applyEffects(t, power.effects, {
    user: figure.id,
    name: power.name,
    level: power.level?.rank ?? 0,
    reach: areasWithinReach(s, figure.area, power.aim?.range ?? 0),
    ...(aimed.aim ? { aim: aimed.aim } : {}),
    ...(aimed.area ? { area: aimed.area } : {}),
  });
}

/** Put together as in `printed`. */
function forThisAttack(effect: Effect): Effect {
  return Object.assign({}, effect, { on: "self", until: "next-attack" } as const);
}

/** The attacker heals the wounds that the attack dealt; SS-5.3.1-h: at most half the Soulrank, rounded up. */
function drain(t: Table, figure: Figure, { wounds }: Attack): void {
  const dealt = Object.values(wounds).reduce((sum, count) => sum + count, 0);
  // Without a wound there is nothing to heal, nor to heal more of.
  if (dealt === 0) return;
  heal(t, figure, Math.min(dealt, Math.ceil(heroOf(t.state, figure).soulrank / 2)), figure.id, "SS-5.3.1-h");
  healingDone(t, figure.id);
}
