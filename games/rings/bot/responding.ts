import { cardOf, titleOf } from "../cards/lookup.js";
import { canDraw } from "../play/decks.js";
import type { CardId, Rings } from "../state.js";
import { hitPointsLeft, isForbidden } from "../statistics.js";
import { isEnemy } from "../table.js";
import { attachmentWorth } from "./choosing.js";
import { missing } from "./fighting.js";
import { comingTo } from "./foes.js";
import { harmOf } from "./harms.js";
import { type Choice, type Moment, objectOf, pick } from "./moment.js";
import { revealsFor } from "./reveals.js";
import { shadowHarm } from "./shadows.js";

/** When a response isn't worth it: all others help. */
const idleResponses: Readonly<Record<string, (moment: Moment, card: CardId) => boolean>> = {
  "son-of-arnor": ({ s }) => !s.staging.some((card) => isEnemy(card) && cardOf(card).attack! <= 2),
  aragorn: (moment) => !aragornRises(moment),
  // There may be nothing but one's own conditions.
  "miner-of-the-iron-hills": ({ s }) => !Object.keys(s.cards).some((id) => cardOf(id).type === "treachery"),
  "a-test-of-will": ({ s }) => harmOf(s, s.resolving.at(-1)) < 2.5,
  eleanor: ({ s, seat }, card) => harmOf(s, s.resolving.at(-1)) < 2 + missing(s, seat, [card]).get(card)!,
  "hasty-stroke": ({ s }) => currentShadowHarm(s) < 1.5,
  // LR-resource-7: nothing is drawn while the active location forbids it.
  "valiant-sacrifice": ({ s }) => !canDraw(s),
  "longbeard-orc-slayer": ({ s }) => !Object.keys(s.cards).some((card) => cardOf(card).traits.includes("orc")),
  "erebor-hammersmith": (moment) => !moment.s.order.some((seat) => attachmentWorth(moment, seat) > 0),
  "strength-of-will": ({ s, seat }) => s.engaged[seat]!.length > 0 || comingTo(s)[seat]!.length > 0,
  "swift-strike": ({ s }) => {
    const attack = s.attacks.at(-1);
    const enemy = attack && s.cards[attack.enemy];
    return !enemy || hitPointsLeft(s, enemy) > 2;
  },
};

function aragornRises({ s, seat }: Moment): boolean {
  const aragorn = s.areas[seat]!.map((id) => s.cards[id]!).find(({ id }) => titleOf(id) === "aragorn");
  if (!aragorn || (isForbidden(s, aragorn, "attack") && isForbidden(s, aragorn, "defend"))) return false;
  return isThreatened(s, seat) || aragorn.resources >= 3;
}

/** Whether there will be somebody to fight: engaged, on the way, or likely to come up. */
function isThreatened(s: Rings, seat: string): boolean {
  if (s.engaged[seat]!.length > 0 || comingTo(s)[seat]!.length > 0) return true;
  const { foe } = revealsFor(s, s.players[seat]!.threat + 1);
  return (foe?.chance ?? 0) * s.order.length >= 0.3;
}

function currentShadowHarm(s: Rings): number {
  const attack = s.attacks.at(-1);
  if (attack?.side !== "enemy") return 0;
  const card = s.turned[attack.enemy]?.at(-1);
  return card === undefined ? 2 : shadowHarm(cardOf(card), attack.defenders.length > 0);
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
