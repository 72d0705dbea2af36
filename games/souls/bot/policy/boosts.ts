import { type Choice, offersOf, pick } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { itemSide, nameOf, tokenWorks } from "../../content/tables.js";
import type { Effect, PowerToken } from "../../content/types.js";
import { blow } from "../../queries/attack/blow.js";
import { mostBeside } from "../../queries/attack/many-targets.js";
import { atLeast } from "../../queries/attack/odds.js";
import { figuresIn, findFigure, heroOf } from "../../queries/figures.js";
import { powersOf, type Usable } from "../../queries/powers/usable.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { foesNear } from "../evaluation/danger.js";
import type { Strike } from "../evaluation/strikes.js";
import type { SoulsQuestion } from "../perception/moment.js";

/** Powers and items that make the attack that follows stronger, or the hero safer. Without an attack only the latter. */
export function boost(question: SoulsQuestion, figure: Figure, strike: Strike | undefined): Choice | undefined {
  const { s } = question;
  let best: { id: string; worth: number; name: string } | undefined;
  const consider = (id: string, name: string, worth: number) => {
    if (worth > (best?.worth ?? 0.35)) best = { id, worth, name };
  };
  const powers = offersOf(question.options, "power");
  for (const power of powersOf(question.content, heroOf(s, figure))) {
    if (power.activity === "combat" || power.activity === "passive" || power.activity === "reaction") continue;
    // An Action that helps the attack isn't there for Focus.
    const price = (power.activity === "action" ? 0.6 : 0) + (power.activity === "movement" ? 1.5 : 0);
    for (const { id, target, using } of powers) {
      if (using !== power.id) continue;
      consider(
        id,
        power.name,
        worthOfPower(question.content, s, figure, power, target, strike) - price - cooling(power),
      );
    }
  }
  for (const { id, target, using: item } of offersOf(question.options, "use"))
    consider(id, nameOf(item!), worthOfItem(question.content, s, figure, item!, target, strike) - 0.5);
  for (const { id, target } of offersOf(question.options, "awaken"))
    if (strike && s.soulPoints >= 6) consider(id, nameOf(target), 1);
  return best ? pick(best.id, "boost", { power: best.name }) : undefined;
}

function cooling({ level }: Usable): number {
  return 0.1 * (level?.cooldown ?? 1);
}

function worthOfPower(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  power: Usable,
  aimed: string,
  strike: Strike | undefined,
): number {
  let worth = 0;
  for (const effect of power.effects) worth += worthOfEffect(content, s, figure, effect, aimed, strike);
  return worth;
}

function worthOfEffect(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  effect: Effect,
  aimed: string,
  strike: Strike | undefined,
): number {
  const near = foesNear(s, figure.area, 3).length;
  const inArea = figuresIn(s, figure.area, "enemies").length;
  switch (effect.effect) {
    case "hits":
      return worthOfHits(s, figure, effect, aimed, strike);
    case "attack-dice":
      return strike ? 0.8 * (effect.red ?? 0) + 0.3 * (effect.blue ?? 0) : 0;
    case "lethal":
      return strike && !fallsAnyway(content, s, figure, strike) ? 0.5 * (effect.hits === "all" ? 3 : effect.hits) : 0;
    case "targets": {
      if (!strike || strike.form.range > 0) return 0;
      return 1.2 * Math.min(mostBeside(s, strike.target), effect.count - 1);
    }
    case "condition":
      return strike && strike.form.category === "dagger" ? 0.9 : 0;
    case "magic-shields":
      return near > 0 && effect.until ? 0.9 * effect.amount : 0;
    case "shields":
      return inArea > 0 ? 0.7 * figuresIn(s, figure.area, "heroes").length : 0;
    case "place-token":
      return worthOfToken(s, figure, effect.token, aimed);
    case "stronger-burst":
      return 0.9 * effect.wounds * figuresIn(s, aimed, "enemies").length;
    case "burst-rune":
      return bursts(s, figure, aimed);
    case "summon-companion":
      return near > 0 ? 3 : 2;
    case "hide":
      return !strike && near > 0 && lifeOf(content, s, figure) <= 3 ? 2 : 0;
    case "choose":
      return 0;
    default:
      return 0;
  }
}

function fallsAnyway(content: SoulsContent, s: SoulsView, figure: Figure, { target, form }: Strike): boolean {
  return atLeast(blow(content, s, figure, target, form), lifeOf(content, s, target)) > 0.7;
}

function worthOfHits(
  s: SoulsView,
  figure: Figure,
  { change, on }: Extract<Effect, { effect: "hits" }>,
  aimed: string,
  strike: Strike | undefined,
): number {
  if (on === "heroes-in-range") {
    const ready = Object.values(s.heroes).filter((hero) => hero.ready).length;
    return strike ? 0.7 * change * Math.max(1, ready) : 0;
  }
  const whom = aimed === "" ? figure : findFigure(s, aimed);
  if (whom?.kind !== "hero") return 0;
  if (whom === figure) return strike ? 0.8 * change : 0;
  const waits = heroOf(s, whom).ready && foesNear(s, whom.area, 2).length > 0;
  return waits ? 0.6 * change : 0;
}

function worthOfToken(s: SoulsView, figure: Figure, token: PowerToken, area: string): number {
  const use = tokenWorks(token).heuristics?.use;
  if (use === "decoy") return foesNear(s, figure.area, 3).length > 0 ? 1.6 : 0;
  if (use === "snare") return area === figure.area && foesNear(s, area, 3).length > 0 ? 1.3 : 0;
  const foes = figuresIn(s, area, "enemies").length;
  if (use === "burst") return 0.9 * foes;
  return area === figure.area && foesNear(s, area, 2).length > 0 ? 0.9 * figuresIn(s, area, "heroes").length : 0;
}

function bursts(s: SoulsView, figure: Figure, area: string): number {
  const offensive = s.tokens.some(
    (one) => one.owner === figure.belongsTo && tokenWorks(one.token).heuristics?.use === "burst" && one.area === area,
  );
  return offensive ? figuresIn(s, area, "enemies").length : 0;
}

function worthOfItem(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  item: string,
  target: string,
  strike: Strike | undefined,
) {
  const side = itemSide(content, s, item);
  if (side.attack) {
    const at = findFigure(s, target);
    if (!at) return 0;
    const { hits, red, blue } = side.attack;
    return (hits + 0.8 * red + 0.3 * blue) * 0.9;
  }
  let worth = 0;
  for (const effect of side.effects ?? []) worth += worthOfEffect(content, s, figure, effect, "", strike);
  const cooling = heroOf(s, figure).powers.reduce((sum, { cooldown }) => sum + cooldown, 0);
  for (const { effect } of side.effects ?? [])
    if (effect === "recharge-powers" || effect === "shift-powers") worth += cooling >= 3 ? 1.2 : 0;
  return worth;
}
