import type { SoulsContent } from "../../content/content.js";
import { blow } from "../../queries/attack/blow.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { meanOf } from "../../queries/attack/odds.js";
import { isDeadly, movementDistance } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { enemyForm, enemyPowers } from "../../queries/enemies/enemy-powers.js";
import { canReact } from "../../queries/enemies/order.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyOf, figuresIn } from "../../queries/figures.js";
import { lifeOf, magicShieldsOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import { frailty, strongestWeapon } from "./blows.js";

/** How far an enemy strikes in one activation: into an area, or with a weapon from where it is. */
export function reachOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  let most = 0;
  for (const { range, say } of scrollOf(content, enemyOf(s, figure)).lines) {
    if (range === "+" || !say.some((sentence) => sentence.do === "attack")) continue;
    most = Math.max(most, ...range);
  }
  return most;
}

/** What the enemies may do to somebody who stands in an area until his next turn, in wounds, weighed by how much he has left. */
export function dangerIn(content: SoulsContent, s: SoulsView, figure: Figure, area: AreaId): number {
  const heroes = s.figures.filter(({ faction, kind }) => faction === "heroes" && kind !== "ghost");
  let harm = 0;
  let shields = magicShieldsOf(s, figure);
  for (const enemy of s.figures) {
    if (enemy.faction !== "enemies" || enemy.stunned !== "none") continue;
    const steps = movementDistance(s, enemy.area, area);
    if (steps === undefined || steps > reachOf(content, s, enemy)) continue;
    const weapon = strongestWeapon(content, s, enemy);
    const wounds = meanOf(blow(content, s, enemy, figure, weapon, { shields }));
    const others = heroes.filter(
      (hero) => hero !== figure && (movementDistance(s, enemy.area, hero.area) ?? 9) <= Math.max(1, steps),
    ).length;
    const share = (steps === 0 ? 1 : 0.8) / (1 + 0.7 * others);
    harm += wounds * share;
    shields = Math.max(0, shields - share * hitsOf(weapon));
  }
  const foes = figuresIn(s, area, "enemies").length;
  const friends = figuresIn(s, area, "heroes").filter((one) => one !== figure).length + 1;
  // SS-9.1-a: who is outnumbered two to one is hit harder.
  if (foes >= 2 * friends) harm += 0.5 * foes;
  return harm * frailty(content, s, figure);
}

/** What leaving an area costs somebody: a reaction attack of each enemy there, unless the heroes dominate it (SS-6.1.2-e). */
export function evadeHarm(content: SoulsContent, s: SoulsView, figure: Figure, area: AreaId): number {
  const foes = figuresIn(s, area, "enemies").filter(canReact);
  if (foes.length === 0) return 0;
  const friends = figuresIn(s, area, "heroes").filter((one) => one !== figure && !one.ko).length + 1;
  const all = figuresIn(s, area, "enemies").filter(({ ko }) => !ko).length;
  if (friends > all && friends >= 2 * all) return 0;
  let harm = 0;
  let shields = magicShieldsOf(s, figure);
  for (const foe of foes) {
    const weapon = strongestWeapon(content, s, foe);
    harm += meanOf(blow(content, s, foe, figure, weapon, { shields }));
    shields = Math.max(0, shields - hitsOf(weapon));
  }
  return harm * frailty(content, s, figure);
}

/** SS-9-def-3-a: a magic shield stops one hit in a Round, not one of every attack. */
function hitsOf({ values: { hits, red, blue } }: AttackForm): number {
  return hits + 0.8 * red + 0.3 * blue;
}

/** SS-15.1-h: what it costs to walk in upon enemies that strike whoever enters, unless he saves. */
export function entryHarm(content: SoulsContent, s: SoulsView, figure: Figure, area: AreaId): number {
  let harm = 0;
  for (const foe of figuresIn(s, area, "enemies")) {
    if (!canReact(foe)) continue;
    for (const { power } of enemyPowers(content, s, enemyOf(s, foe))) {
      if (power.when !== "hero-enters-area") continue;
      for (const effect of power.effects ?? [])
        if (effect.effect === "enemy-attack")
          harm +=
            (effect.unlessSave ? 0.6 : 1) *
            meanOf(blow(content, s, foe, figure, enemyForm(content, s, foe, effect.weapon)));
    }
  }
  return harm === 0 ? 0 : harm * frailty(content, s, figure);
}

/** SS-3.2.2-d, SS-10.3-g: what deadly or burning ground costs whoever enters it. A wound is the price of a way; the last one is paid by nobody. */
export function groundHarm(content: SoulsContent, s: SoulsView, figure: Figure, area: AreaId, flying: boolean): number {
  const wounds = (isDeadly(s, area) && !flying ? 1 : 0) + (s.fires[area]?.length ?? 0);
  if (wounds === 0) return 0;
  return lifeOf(content, s, figure) <= wounds ? weights.mortal : weights.ground * wounds * frailty(content, s, figure);
}

/** Enemies that are near enough to matter to somebody. */
export function foesNear(s: SoulsView, area: AreaId, within: number): Figure[] {
  return s.figures.filter(
    (figure) => figure.faction === "enemies" && (movementDistance(s, figure.area, area) ?? 99) <= within,
  );
}
