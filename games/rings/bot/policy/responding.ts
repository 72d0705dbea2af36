import { type Choice, offersOf, pick } from "@tavolata/bots";
import type { RingsContent } from "../../content/content.js";
import type { IdleSense } from "../../content/heuristics.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft, isForbidden } from "../../queries/statistics.js";
import { canDraw, isEnemy } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { comingTo } from "../evaluation/foes.js";
import { harmOf } from "../evaluation/harms.js";
import { revealsFor } from "../evaluation/reveals.js";
import { shadowHarm } from "../evaluation/shadows.js";
import type { Question } from "../perception/question.js";
import { attachmentWorth } from "./choosing.js";
import { missing } from "./fighting.js";

/** Whether a response isn't worth it now. */
function isIdle(question: Question, card: CardId, idle: IdleSense): boolean {
  const { content, s, seat } = question;
  switch (idle.when) {
    case "no-weak-enemy":
      return !s.staging.some((id) => isEnemy(id) && cardOf(content, id).attack! <= 2);
    case "not-needed-again":
      return !risesAgain(question, card);
    // There may be nothing but one's own conditions.
    case "no-conditions":
      return !Object.keys(s.cards).some((id) => typeOf(id) === "treachery");
    case "little-harm":
      return harmOf(content, s, s.resolving.at(-1)) < idle.below;
    case "little-harm-for-one":
      return harmOf(content, s, s.resolving.at(-1)) < idle.below + missing(content, s, seat, [card]).get(card)!;
    case "little-shadow":
      return currentShadowHarm(content, s) < idle.below;
    // LR-resource-7: nothing is drawn while the active location forbids it.
    case "no-draw":
      return !canDraw(content, s);
    case "no-trait":
      return !Object.keys(s.cards).some((id) => cardOf(content, id).traits.includes(idle.trait));
    case "no-attachment":
      return !s.order.some((one) => attachmentWorth(question, one) > 0);
    case "needed-to-fight":
      return s.engaged[seat]!.length > 0 || comingTo(content, s)[seat]!.length > 0;
    case "attacker-stands": {
      const attack = s.attacks.at(-1);
      const enemy = attack && s.cards[attack.enemy];
      return !enemy || hitPointsLeft(content, s, enemy) > idle.damage;
    }
  }
}

/** Whether a hero who pays to be ready again is wanted in a fight, or has resources to spare. */
function risesAgain({ content, s, seat }: Question, id: CardId): boolean {
  const hero = s.cards[id];
  if (!hero || (isForbidden(content, s, hero, "attack") && isForbidden(content, s, hero, "defend"))) return false;
  return isThreatened(content, s, seat) || hero.resources >= 3;
}

/** Whether there will be somebody to fight: engaged, on the way, or likely to come up. */
function isThreatened(content: RingsContent, s: RingsView, seat: string): boolean {
  if (s.engaged[seat]!.length > 0 || comingTo(content, s)[seat]!.length > 0) return true;
  const { foe } = revealsFor(content, s, s.players[seat]!.threat + 1);
  return (foe?.chance ?? 0) * s.order.length >= 0.3;
}

function currentShadowHarm(content: RingsContent, s: RingsView): number {
  const attack = s.attacks.at(-1);
  if (attack?.side !== "enemy") return 0;
  const card = s.turned[attack.enemy]?.at(-1);
  return card === undefined ? 2 : shadowHarm(cardOf(content, card), attack.defenders.length > 0);
}

/** Responses help, nearly all of them. */
export function respond(question: Question): Choice {
  const found = offersOf(question.options, "respond").find(({ target }) => {
    const idle = cardOf(question.content, target).heuristics?.idle;
    return !idle || !isIdle(question, target, idle);
  });
  return found ? pick(found.id, "respond", { card: found.target }) : pick("pass", "wait");
}
