import { one, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Ability, Effect, Target, Use } from "../../content/definition.js";
import { cardOf } from "../../content/lookup.js";
import { isImmune, playerOrder } from "../../queries/table.js";
import type { CardId, Delayed, Lasting, Rings, Standing, Statistic } from "../../state.js";
import { drawCards } from "../02-cards/decks.js";
import { discardAttachment } from "../02-cards/leaving.js";
import { gainResources } from "../02-cards/paying.js";
import { placeOnLocations, placeProgress } from "../03-quest/progress.js";
import { engage, ready, returnToStaging } from "../04-travel-and-encounter/engaging.js";
import { damageAll, heal } from "../05-combat/damage.js";
import { lowerThreat } from "../06-refresh-and-end/threat.js";
import { chooseTargets } from "../07-timing/abilities.js";

/** Which cards an effect is about. */
export type Cards = (s: Rings, use: Use, content: RingsContent) => readonly CardId[];
/** Which players. */
export type Seats = (s: Rings, use: Use, content: RingsContent) => readonly Seat[];

/** What was chosen first. */
export const target: Cards = (_, { targets }) => [targets[0]!];
/** The card itself. */
export const itself: Cards = (_, { card }) => [card];
/** What an attachment is on. */
export const host: Cards = (s, { card }) => (s.cards[card] ? [s.cards[card].host] : []);
export const you: Seats = (_, { seat }) => [seat];
export const everybody: Seats = (s) => playerOrder(s);
export const chosenPlayer: Seats = (_, { targets }) => [targets[0]!];

/** Several effects, one after the other. */
export function all(...effects: readonly Effect[]): Effect {
  return function* (t, use) {
    for (const effect of effects) yield* effect(t, use);
  };
}

/** LR-keyword-immune: what an effect touches; a player card doesn't touch what is immune to it, an encounter card does. */
function touched(content: RingsContent, s: Rings, { card }: Use, cards: readonly CardId[]): CardId[] {
  const isPlayerCard = s.owners[card] !== undefined;
  return cards.filter((id) => !isPlayerCard || !isImmune(content, id));
}

export function deal(amount: number, cards: Cards): Effect {
  return function* (t, use) {
    const hurt = touched(t.content, t.state, use, cards(t.state, use, t.content));
    yield* damageAll(t, hurt, amount, "LR-damage-4");
  };
}

/** Heals so much, or everything. */
export function healing(amount: number | "all", cards: Cards): Effect {
  return function* (t, use) {
    for (const id of cards(t.state, use, t.content)) heal(t, id, amount === "all" ? Number.MAX_SAFE_INTEGER : amount);
  };
}

export function readying(cards: Cards): Effect {
  return function* (t, use) {
    for (const id of cards(t.state, use, t.content)) ready(t, id, "LR-card-3");
  };
}

export function gaining(count: number | ((use: Use) => number), heroes: Cards): Effect {
  return function* (t, use) {
    for (const id of heroes(t.state, use, t.content)) {
      const hero = t.state.cards[id];
      if (hero) gainResources(t, hero, typeof count === "number" ? count : count(use));
    }
  };
}

export function drawing(count: number, seats: Seats): Effect {
  return function* (t, use) {
    for (const seat of seats(t.state, use, t.content)) yield* drawCards(t, seat, count);
  };
}

export function loweringThreat(amount: number, seats: Seats): Effect {
  return function* (t, use) {
    for (const seat of seats(t.state, use, t.content)) lowerThreat(t, seat, amount, "LR-end-6");
  };
}

/** LR-progress-3: on the current quest, the active location first. LR-keyword-immune: one that is immune keeps all of it off. */
export function questProgress(count: number): Effect {
  return function* (t) {
    const { active } = t.state;
    if (active === "" || !isImmune(t.content, active)) yield* placeProgress(t, count, "LR-progress-3");
  };
}

export function locationProgress(count: number, locations: Cards): Effect {
  return function* (t, use) {
    const { state: s } = t;
    const there = touched(t.content, s, use, locations(s, use, t.content)).filter((id) => s.cards[id]);
    yield* placeOnLocations(t, there, count);
  };
}

/** An enemy of your choice is engaged with you. */
export const engagingYou: Effect = (t, { seat, targets }) => engage(t, targets[0]!, seat, "LR-encounter-6");

export const backToStaging: Effect = (t, { targets }) => returnToStaging(t, targets[0]!);

export const discardingAttachment: Effect = (t, { targets }) => discardAttachment(t, targets[0]!);

/** LR-timing-7: the effect that was just triggered doesn't happen. */
export const cancelling: Effect = function* (t, { card, trigger }) {
  trigger!.cancelled = true;
  const cancelled = trigger!.card;
  if (trigger!.on === "revealed") {
    t.emit({ type: "reveal-cancelled", card: cancelled, by: card }, { rules: ["LR-timing-7"] });
  } else {
    t.emit({ type: "shadow-cancelled", card: cancelled }, { rules: ["LR-timing-7", "LR-combat-enemy-4"] });
  }
};

/** LR-timing-9: values and cards are fixed now. */
export function modifying(
  change: Partial<Record<Statistic, number>>,
  cards: Cards,
  until: Lasting["until"] = "phase",
): Effect {
  return function* (t, use) {
    const on = touched(t.content, t.state, use, cards(t.state, use, t.content));
    for (const [what, amount] of Object.entries(change) as [Statistic, number][]) {
      t.state.lasting.push(lasting(use, what, amount, [...on], until));
      t.emit(
        { type: "modified", source: use.card, what, amount, cards: on, until },
        {
          rules: amount < 0 ? ["LR-timing-9", "LR-timing-11"] : ["LR-timing-9"],
        },
      );
    }
  };
}

/** Something other than a number lasts on cards or seats. */
export function standing(what: Standing, on: Cards, safe?: Seats): Effect {
  return function* (t, use) {
    const { state: s } = t;
    const cards =
      what === "several-defenders" ? [...on(s, use, t.content)] : touched(t.content, s, use, on(s, use, t.content));
    const [seat = ""] = safe?.(s, use, t.content) ?? [];
    s.lasting.push({ ...lasting(use, what, 0, cards, "phase"), seat });
    if (what === "several-defenders") {
      t.emit({ type: "several-defenders", source: use.card, seat: cards[0]! }, { rules: ["LR-combat-enemy-13"] });
    } else if (what === "no-attack") {
      t.emit({ type: "protected", source: use.card, seat, cards }, { rules: ["LR-combat-enemy-11"] });
    } else {
      t.emit({ type: "threat-uncounted", source: use.card, cards }, { rules: ["LR-timing-9"] });
    }
  };
}

export function lasting(
  { card }: Use,
  what: Lasting["what"],
  amount: number,
  on: string[] | null,
  until: Lasting["until"],
): Lasting {
  return { source: card, what, amount, on, scope: "", seat: "", until, attack: "" };
}

/** One of several effects, of the using player's choice: `{ renderText: …, damage: … }`. What has no target isn't offered. */
export function oneOf(choices: Readonly<Record<string, { when?: Ability["when"]; effect: Effect }>>): Effect {
  return function* (t, use) {
    const { state: s } = t;
    const open = () => Object.keys(choices).filter((id) => choices[id]!.when?.(s, use, t.content) ?? true);
    const picked = yield* t.choose<string>(use.seat, "choose-effect", () => open().map((id) => one(id)), {
      rules: ["LR-timing-12"],
      title: say("ask.choose-effect", { card: use.card }),
    });
    yield* choices[picked]!.effect(t, use);
  };
}

/** Chooses one more target, and then does something to it. */
export function choosing(what: Target, effect: Effect): Effect {
  return function* (t, use) {
    if (yield* chooseTargets(t, { targets: [what], effect }, use)) yield* effect(t, use);
  };
}

/** What waits for the end of this phase: LR-round-6. */
export function atEndOfPhase(what: Delayed["what"]): Effect {
  return function* (t, { card }) {
    t.state.delayed.push({ source: card, card, what, until: "phase" });
  };
}

/** The next encounter card is revealed in place of the one that was cancelled. */
export const replacing: Effect = function* (_t, { trigger }) {
  trigger!.replaced = true;
};

export const activeLocation: Cards = (s) => (s.active === "" ? [] : [s.active]);

/** Condition attachments anywhere in play; a treachery that became an attachment is one. */
export function conditions(content: RingsContent, s: Rings): CardId[] {
  return Object.keys(s.cards).filter((id) => {
    const { place } = s.cards[id]!;
    const { type, traits } = cardOf(content, id);
    return (place === "attached" || place === "deck") && (type === "treachery" || traits.includes("condition"));
  });
}

/** The numbers from 1, as choices. */
export function numbersTo(most: number): string[] {
  return Array.from({ length: Math.max(0, most) }, (_, i) => String(i + 1));
}
