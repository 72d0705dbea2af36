import { itemNamed } from "../../../content/tables.js";
import { isHelpless } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { valueOfEffects } from "../../evaluation/spell-values.js";
import { worthOf } from "../../evaluation/targets.js";
import { areOpposed, enemiesBeside, figureOf, heroOf } from "../../perception/position.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick, why } from "../choice.js";
import { cardNamed } from "./magic.js";

/** HQ-2.6-c: fire and water first: what burns and what heals; the rest as it comes. */
export function chooseElement({ position, ids }: Moment): Choice {
  const wish = position.style.elements.find((element) => ids.includes(`element:${element}`));
  const id = wish === undefined ? ids[0]! : `element:${wish}`;
  return pick(id, "element", { element: objectOf(id) });
}

/** HQ-8.5-a: paying is worth it as long as it doesn't end in shock. */
export function choosePayment({ position, decision, offered }: Moment): Choice {
  const caster = casterOf({ position, decision });
  const cost = Number(decision.options.find(({ id }) => id === "pay")?.label.args?.["cost"] ?? 1);
  const last = caster !== undefined && caster.mind <= cost;
  if (offered.has("do-not-pay") && (last || !offered.has("pay"))) return pick("do-not-pay", "keep-mind");
  return pick("pay", "pay-mind");
}

/** HQ-8.6-a: enemies by what they are worth, friends by what they need. */
export function aimSpell(moment: Moment): Choice | undefined {
  const { content, position } = moment;
  const caster = casterOf(moment);
  const figures = offersOf(moment, "target").flatMap((id) => figureOf(position, objectOf(id)) ?? []);
  if (!caster || figures.length === 0) return undefined;
  const { effects } = cardNamed(content, String(moment.decision.title.args?.["card"]));
  const target = bestOf(figures, (figure) => {
    const worth = worthOf(position, figure) / (isHelpless(figure) ? 200 : 100);
    return valueOfEffects(position, caster, figure, effects) + (areOpposed(figure, caster) ? worth : 0);
  })!;
  const hostile = areOpposed(target, caster);
  return pick(`target:${target.id}`, hostile ? "aim-at-enemy" : "aim-at-friend", { target: target.id });
}

/** HQ-8.6-a: of several things that a card can do, the one that strikes or heals. */
export function chooseEffect({ ids }: Moment): Choice {
  const wish = ids.find((id) => /:(strike|heal-body|lose-body)$/.test(id));
  return pick(wish ?? ids[0]!, "choose-effect");
}

/** A spell of the Evil Wizard that takes somebody's arms: the best weapon. */
export function destroyItem(moment: Moment): Choice | undefined {
  const best = bestOf(offersOf(moment, "item"), (id) => itemNamed(moment.content, objectOf(id)).melee ?? 0);
  return best === undefined ? undefined : pick(best, "destroy-best", { item: objectOf(best) });
}

/** HQ-RH4-a: the ordinary cards are known and serve well. */
export function keepCards({ offered }: Moment): Choice | undefined {
  return offered.has("no-exchange") ? pick("no-exchange", "keep-cards") : undefined;
}

/** Squares that a card changes: those that part the caster's enemies from its friends. */
export function chooseSquares(moment: Moment): Choice | undefined {
  const { position, decision } = moment;
  const caster = casterOf(moment);
  if (!caster) return undefined;
  const { squareOf } = position.board;
  const score = (id: string) => enemiesBeside(position, caster, squareOf.get(objectOf(id))!);
  const squares = offersOf(moment, "square").sort((a, b) => score(b) - score(a));
  return { picks: squares.slice(0, decision.max), reason: why("part-the-fight") };
}

/** Whoever has the turn casts; at other moments the seat's own hero. */
function casterOf({ position, decision }: Pick<Moment, "position" | "decision">): Figure | undefined {
  const { turn } = position.table;
  const active = turn ? figureOf(position, turn.figure) : undefined;
  return active?.seat === decision.seat ? active : heroOf(position, decision.seat);
}
