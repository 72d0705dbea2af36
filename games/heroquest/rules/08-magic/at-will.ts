import { each, one, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { Effect, EffectName } from "../../content/effects.js";
import { itemNamed } from "../../content/tables.js";
import { mayUse } from "../../queries/combat/equipment.js";
import { isAntagonist, isBound, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { freeHands } from "../rh-2-two-handed/both-hands.js";
import { cardsOf } from "./cards.js";
import { cast, tellShock, whyNotCast } from "./casting.js";
import { type Caster, casterNow } from "./shock.js";
import { bringAbout } from "./working.js";

/** HQ-1.2.c: things that work without an action, at the moment that their card names. */
const rules = ["HQ-1.2.c"];

/** Effects that follow a spell; all others are called for between two actions. */
const afterSpells: ReadonlySet<EffectName> = new Set(["cast-again", "two-spells"]);

/** HQ-1.2.c: what a hero could use now, between two actions. */
export function usableAtWill(content: HeroQuestContent, state: HeroQuest, figure: Figure): readonly string[] {
  if (!carriesAny(content, figure) || figure.kind !== "hero" || isAntagonist(figure) || isBound(figure)) return none;
  return figure.items.filter((item) => isReady(content, state, figure, item, (effect) => !afterSpells.has(effect)));
}

const none: readonly string[] = [];

/** Hardly anybody does: a quick no for all the others. */
function carriesAny(content: HeroQuestContent, { items }: Figure): boolean {
  for (const item of items) if (itemNamed(content, item).use === "at-will") return true;
  return false;
}

/** Whether a thing works at will in this way, for this hero, and wasn't used up in this quest. */
function isReady(
  content: HeroQuestContent,
  state: HeroQuest,
  figure: Figure,
  item: string,
  test: (effect: EffectName) => boolean,
): boolean {
  const { use, perQuest, effects = [] } = itemNamed(content, item);
  if (use !== "at-will" || !mayUse(content, figure, item)) return false;
  if (perQuest !== undefined && (state.magic.uses[item] ?? 0) >= perQuest) return false;
  return effects.some(({ effect }: Effect) => test(effect));
}

/** HQ-1.2.c: its effect comes to pass, and costs no action. */
export function* useAtWill(t: Table, user: Figure, item: string): HeroFlow {
  countUse(t, user, item);
  const { effects = [] } = itemNamed(t.content, item);
  yield* bringAbout(t, { user, card: item, aim: {}, pierces: false, rules }, effects);
}

function countUse(t: Table, user: Figure, item: string): void {
  const { uses } = t.state.magic;
  uses[item] = (uses[item] ?? 0) + 1;
  // HQ-RH2-a: for what has to be held a two-handed weapon is put away.
  if (itemNamed(t.content, item).hands > 0) freeHands(user);
  t.emit({ type: "object-used", figure: user.id, item, text: say(`text.${item}`) }, { rules });
}

/** HQ-8.1: a magic action casts one card; HQ-1.2.c: a thing may let it be cast again, or another one with it. */
export function* castWithAids(t: Table, user: Figure, card: string): HeroFlow {
  let shock = yield* castAndAgain(t, user, card, false);
  const second = yield* chooseSecond(t, casterNow(user, shock), card);
  if (second !== undefined) shock = yield* castAndAgain(t, user, second, shock);
  // HQ-8.5-c: only now the magic action is over.
  tellShock(t, user, shock);
}

/**
 * A spell, and the same once more where a thing allows it; it is paid for as ever. Says whether paying has brought shock in this magic
 * action. HQ-8.8.c-a: a shock that came otherwise, by the spell before, counts at once.
 */
function* castAndAgain(t: Table, user: Figure, card: string, byPaying: boolean): HeroFlow<boolean> {
  const shock = (yield* cast(t, casterNow(user, byPaying), card)) || byPaying;
  const ring = aidFor(t, user, "cast-again");
  if (ring === undefined || whyNotCast(t, user, card, casterNow(user, shock).shocked)) return shock;
  if (!(yield* t.confirm(user.seat, "cast-again", ...rules))) return shock;
  countUse(t, user, ring);
  return (yield* cast(t, casterNow(user, shock), card)) || shock;
}

/** A second, different spell with the same action. */
function* chooseSecond(t: Table, { user, shocked }: Caster, first: string): HeroFlow<string | undefined> {
  const branch = aidFor(t, user, "two-spells");
  if (branch === undefined) return undefined;
  const others = () => cardsOf(t.state, user).filter((card) => card !== first);
  // HQ-2.6-j: asked in any case, so that nobody learns whether there is another card that could be cast.
  const second = yield* t.choose<string>(
    user.seat,
    "second-spell",
    () => [
      each(others(), (card) => `cast:${card}`, { bar: (card) => whyNotCast(t, user, card, shocked) }),
      one("no-second"),
    ],
    { rules, passes: false },
  );
  if (second === "no-second") return undefined;
  countUse(t, user, branch);
  return second;
}

function aidFor(t: Table, user: Figure, effect: EffectName): string | undefined {
  if (user.kind !== "hero" || isAntagonist(user) || !isOnBoard(t.state, user) || isBound(user)) return undefined;
  return user.items.find((item) => isReady(t.content, t.state, user, item, (name) => name === effect));
}
