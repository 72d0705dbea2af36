import { cardOf, titleOf } from "../cards/lookup.js";
import { committedWillpower, stagingThreat, statistic } from "../statistics.js";
import { charactersOf, heroesOf } from "../table.js";
import { isGrave } from "./fighting.js";
import { type Choice, type Moment, objectOf, pick, threatOf } from "./moment.js";

/** When an action is worth taking. What isn't listed here is left alone. */
const worthwhile: Readonly<Record<string, (moment: Moment, card: string) => boolean>> = {
  "steward-of-gondor": () => true,
  beravor: ({ window }) => window === "combat-end",
  gleowine: ({ window }) => window === "combat-end",
  denethor: ({ window }) => window === "combat-end",
  faramir: ({ s, window }) => window === "staging" && committedWillpower(s) > 0,
  eowyn: ({ s, window }) => window === "staging" && lacks(s) && gap(s) <= 1,
  "unexpected-courage": ({ window }) => window === "quest-end",
  glorfindel: ({ window }) => window === "planning" || window === "combat-end",
  "daughter-of-the-nimrodel": ({ s, window }) => window === "combat-end" && worstWound(s) >= 2,
  "self-preservation": ({ window }) => window === "combat-end" || window === "quest-end",
  "gandalfs-map": claims,
  "dungeon-torch": claims,
  "shadow-key": claims,
  "sneak-attack": ({ s, seat, window }) =>
    window === "shadow" && s.hands[seat]!.some((card) => titleOf(card) === "gandalf"),
  feint: (moment) =>
    moment.window === "shadow" && moment.s.engaged[moment.seat]!.some((enemy) => isGrave(moment, enemy)),
  "thicket-of-spears": ({ s, seat, window }) => window === "shadow" && s.engaged[seat]!.length >= 2,
  "the-galadhrims-greeting": (moment) => threatOf(moment) >= 35,
  "lore-of-imladris": ({ s }) => worstWound(s) >= 3,
  "beorns-hospitality": ({ s, seat }) => heroesOf(s, seat).reduce((sum, { damage }) => sum + damage, 0) >= 5,
  "loriens-wealth": ({ s, seat }) => s.hands[seat]!.length <= 3,
  "radagasts-cunning": ({ s, window }) => window === "staging" && lacks(s),
  "secret-paths": ({ s, window }) => window === "staging" && lacks(s),
  "grim-resolve": ({ s, seat, window }) =>
    window === "quest-end" && charactersOf(s, seat).filter(({ exhausted }) => exhausted).length >= 4,
  "stand-and-fight": () => true,
  "fortune-or-fate": () => true,
  "dwarven-tomb": () => true,
  "quick-strike": ({ s, seat, window }) => window === "shadow" && s.engaged[seat]!.length > 0,
  "for-gondor": ({ s, seat, window }) => window === "attackers" && s.engaged[seat]!.length > 0,
  "blade-mastery": ({ s, seat, window }) => window === "defender" && s.attacks.at(-1)?.seat === seat,
  "ever-vigilant": ({ window }) => window === "quest-end",
  "common-cause": () => false,
  beorn: ({ s, window }) =>
    window === "attackers" &&
    (s.attacks.at(-1) as { attackers?: string[] }).attackers?.some((id) => titleOf(id) === "beorn") === true,
};

/** An action that is worth it now, or pass. */
export function act(moment: Moment): Choice {
  for (const id of moment.ids) {
    if (id === "pass" || id === "done") continue;
    const card = objectOf(id);
    if (worthwhile[titleOf(card)]?.(moment, card)) return pick(id, "act", { card });
  }
  return pick("pass", "wait");
}

function gap(s: Moment["s"]): number {
  return stagingThreat(s) - committedWillpower(s);
}

/** The quest isn't going to succeed yet. */
function lacks(s: Moment["s"]): boolean {
  return committedWillpower(s) > 0 && gap(s) >= 0;
}

function claims(moment: Moment): boolean {
  return threatOf(moment) <= 42;
}

function worstWound(s: Moment["s"]): number {
  return Math.max(0, ...s.order.flatMap((seat) => charactersOf(s, seat).map(({ damage }) => damage)));
}

/** Responses help, nearly all of them. */
export function respond({ s, ids }: Moment): Choice {
  const found = ids.find((id) => {
    if (id === "pass") return false;
    const title = titleOf(objectOf(id));
    if (title === "son-of-arnor")
      return s.staging.some((card) => cardOf(card).type === "enemy" && cardOf(card).attack! <= 2);
    if (title === "aragorn") return s.order.some((seat) => s.engaged[seat]!.length > 0) || s.staging.length > 1;
    if (title === "a-test-of-will") return isNasty(s.resolving.at(-1));
    return true;
  });
  return found === undefined ? pick("pass", "wait") : pick(found, "respond", { card: objectOf(found) });
}

function isNasty(card: string | undefined): boolean {
  return card !== undefined && (cardOf(card).type === "treachery" || (cardOf(card).threat ?? 0) >= 2);
}

/** What Gandalf or a greeting does. */
export function chooseEffect(moment: Moment): Choice {
  const { ids, s } = moment;
  const has = (id: string) => ids.includes(id);
  if (has("one-player")) return pick("one-player", "threat");
  if (has("willpower")) return s.phase === "quest" ? pick("willpower", "helps-most") : pick("defence", "helps-most");
  if (has("threat-five") && threatOf(moment) >= 38) return pick("threat-five", "threat");
  const wounded = s.engaged[moment.seat]!.some((id) => statistic(s, s.cards[id]!, "attack") >= 2);
  if (has("damage-four") && wounded) return pick("damage-four", "helps-most");
  return has("draw-three") ? pick("draw-three", "helps-most") : pick(ids[0]!, "helps-most");
}
