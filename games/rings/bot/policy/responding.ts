import type { RingsContent } from "../../content/content.js";
import { cardOf, titleOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft, isForbidden } from "../../queries/statistics.js";
import { canDraw, isEnemy } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { comingTo } from "../evaluation/foes.js";
import { harmOf } from "../evaluation/harms.js";
import { revealsFor } from "../evaluation/reveals.js";
import { shadowHarm } from "../evaluation/shadows.js";
import { type Choice, type Moment, objectOf, pick } from "../perception/moment.js";
import { attachmentWorth } from "./choosing.js";
import { missing } from "./fighting.js";

/** When a response isn't worth it: all others help. */
const idleResponses: Readonly<Record<string, (moment: Moment, card: CardId) => boolean>> = {
  "son-of-arnor": ({ content, s }) => !s.staging.some((card) => isEnemy(card) && cardOf(content, card).attack! <= 2),
  aragorn: (moment) => !aragornRises(moment),
  // There may be nothing but one's own conditions.
  "miner-of-the-iron-hills": ({ s }) => !Object.keys(s.cards).some((id) => typeOf(id) === "treachery"),
  "a-test-of-will": ({ content, s }) => harmOf(content, s, s.resolving.at(-1)) < 2.5,
  eleanor: ({ content, s, seat }, card) =>
    harmOf(content, s, s.resolving.at(-1)) < 2 + missing(content, s, seat, [card]).get(card)!,
  "hasty-stroke": ({ content, s }) => currentShadowHarm(content, s) < 1.5,
  // LR-resource-7: nothing is drawn while the active location forbids it.
  "valiant-sacrifice": ({ content, s }) => !canDraw(content, s),
  "longbeard-orc-slayer": ({ content, s }) =>
    !Object.keys(s.cards).some((card) => cardOf(content, card).traits.includes("orc")),
  "erebor-hammersmith": (moment) => !moment.s.order.some((seat) => attachmentWorth(moment, seat) > 0),
  "strength-of-will": ({ content, s, seat }) => s.engaged[seat]!.length > 0 || comingTo(content, s)[seat]!.length > 0,
  "swift-strike": ({ content, s }) => {
    const attack = s.attacks.at(-1);
    const enemy = attack && s.cards[attack.enemy];
    return !enemy || hitPointsLeft(content, s, enemy) > 2;
  },
};

function aragornRises({ content, s, seat }: Moment): boolean {
  const aragorn = s.areas[seat]!.map((id) => s.cards[id]!).find(({ id }) => titleOf(id) === "aragorn");
  if (!aragorn || (isForbidden(content, s, aragorn, "attack") && isForbidden(content, s, aragorn, "defend")))
    return false;
  return isThreatened(content, s, seat) || aragorn.resources >= 3;
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
export function respond(moment: Moment): Choice {
  const found = moment.ids.find((id) => {
    if (id === "pass") return false;
    const card = objectOf(id);
    return !idleResponses[titleOf(card)]?.(moment, card);
  });
  return found === undefined ? pick("pass", "wait") : pick(found, "respond", { card: objectOf(found) });
}
