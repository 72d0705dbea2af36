import { bestOf, type Choice, offerOf, offers, offersOf, pick, pickAll } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { itemNamed } from "../../../content/tables.js";
import { isHelpless } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { valueOfEffects } from "../../evaluation/spell-values.js";
import { worthOf } from "../../evaluation/targets.js";
import { areOpposed, enemiesBeside, figureOf, heroOf } from "../../perception/position.js";
import { figuresOffered, type Question } from "../../perception/question.js";
import { cardNamed } from "./magic.js";

/** HQ-2.6-c: fire and water first: what burns and what heals; the rest as it comes. */
export function chooseElement({ position, options }: Question): Choice {
  const wish = position.style.elements.find((element) => offers(options, "element", element));
  const { id, target } = (wish && offerOf(options, "element", wish)) ?? options[0]!;
  return pick(id, "element", { element: target });
}

/** HQ-8.5-a: paying is worth it as long as it doesn't end in shock. */
export function choosePayment(question: Question): Choice {
  const { decision, offered } = question;
  const caster = casterOf(question);
  const cost = Number(offerOf(decision.options, "pay")?.label.args?.["cost"] ?? 1);
  const last = caster !== undefined && caster.mind <= cost;
  if (offered.has("do-not-pay") && (last || !offered.has("pay"))) return pick("do-not-pay", "keep-mind");
  return pick("pay", "pay-mind");
}

/** HQ-8.6-a: enemies by what they are worth, friends by what they need. */
export function aimSpell(question: Question): Choice | undefined {
  const { content, position } = question;
  const caster = casterOf(question);
  const figures = figuresOffered(question, "target");
  if (!caster || figures.length === 0) return undefined;
  const { effects } = cardNamed(content, question.argument("card") ?? "");
  const target = bestOf(figures, (figure) => {
    const worth = worthOf(position, figure) / (isHelpless(figure) ? 200 : 100);
    return valueOfEffects(position, caster, figure, effects) + (areOpposed(figure, caster) ? worth : 0);
  })!;
  const hostile = areOpposed(target, caster);
  return pick(`target:${target.id}`, hostile ? "aim-at-enemy" : "aim-at-friend", { target: target.id });
}

/** HQ-8.6-a: of several things that a card can do, the one that strikes or heals. */
export function chooseEffect({ options }: Question): Choice {
  const wish = options.find(({ target }) => target === "strike" || target === "heal-body" || target === "lose-body");
  return pick((wish ?? options[0]!).id, "choose-effect");
}

/** A spell of the Evil Wizard that takes somebody's arms: the best weapon. */
export function destroyItem(question: Question): Choice | undefined {
  const { content, options } = question;
  const best = bestOf(offersOf(options, "item"), ({ target }) => itemNamed(content, target).melee ?? 0);
  return best && pick(best.id, "destroy-best", { item: best.target });
}

/** HQ-RH4-a: the ordinary cards are known and serve well. */
export function keepCards({ offered }: Question): Choice | undefined {
  return offered.has("no-exchange") ? pick("no-exchange", "keep-cards") : undefined;
}

/** Squares that a card changes: those that part the caster's enemies from its friends. */
export function chooseSquares(question: Question): Choice | undefined {
  const { position, max } = question;
  const caster = casterOf(question);
  if (!caster) return undefined;
  const { squareOf } = position.board;
  const score = ({ target }: NamedOption) => enemiesBeside(position, caster, squareOf.get(target)!);
  const squares = offersOf(question.options, "square").sort((a, b) => score(b) - score(a));
  return pickAll(
    squares.slice(0, max).map(({ id }) => id),
    "part-the-fight",
  );
}

/** Whoever has the turn casts; at other moments the seat's own hero. */
function casterOf({ position, seat }: Question): Figure | undefined {
  const { turn } = position.table;
  const active = turn ? figureOf(position, turn.figure) : undefined;
  return active?.seat === seat ? active : heroOf(position, seat);
}
