import { each, one, type RuleId, type Seat, say } from "@tavolata/kernel";
import { clockwiseFrom } from "@tavolata/kit";
import { colours } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { redDie } from "../../content/dice.js";
import { effectsOf } from "../../content/tables.js";
import type { Colour, Effect } from "../../content/types.js";
import { cities, isCity } from "../../queries/board.js";
import type { AzerothFlow, CardId, DieColour, Table } from "../../state.js";
import { turnCard } from "../09-heroes/card.js";
import { discardRandom, drawEach } from "../09-heroes/hand.js";
import { heal, wound } from "../09-heroes/health.js";
import { loseBagItems } from "../09-heroes/items.js";

/** What a card, power, item, discovery, event or quest does at once. What counts only while it is there is looked up when it counts. */
export function* applyAll(
  t: Table,
  seat: Seat,
  effects: readonly Effect[],
  source: string,
  rules: readonly RuleId[],
): AzerothFlow {
  for (const effect of effects) {
    const all = touched(t, seat, effect);
    if (effect.effect === "draw" && !effect.each && !effect.until) yield* drawEach(t, all, effect.cards, rules);
    else for (const whom of all) yield* apply(t, whom, effect, source, rules);
  }
}

/** Whom an effect touches: its owner, or those whom it names, from the active player on. */
function touched(t: Table, seat: Seat, { on }: Effect): readonly Seat[] {
  const { state: s } = t;
  switch (on) {
    case "active-hero":
      return [s.active];
    case "heroes":
      return clockwiseFrom(s.order, s.active);
    case "heroes-outside-cities":
      return clockwiseFrom(s.order, s.active).filter((one) => !isCity(s.heroes[one]!.space));
    default:
      return [seat];
  }
}

function* apply(t: Table, seat: Seat, effect: Effect, source: string, rules: readonly RuleId[]): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  // It counts until the end of the turn, wherever it counts.
  if (effect.until === "turn-end") {
    s.turn.lasting.push(source);
    t.emit({ type: "lasts-this-turn", seat, source }, { rules });
    return;
  }
  // It stays with the card that it stands on, and acts again each time.
  if (effect.each) return;
  switch (effect.effect) {
    case "heal":
      return heal(t, seat, effect.amount, rules);
    case "energy":
      return changeEnergy(t, seat, effect.change, rules);
    case "lose-energy":
      return changeEnergy(t, seat, -hero.energy, rules);
    case "flip":
      return turnCard(t, seat, rules);
    case "track-challenge":
      return yield* track(t, seat, rules);
    case "spaces": {
      const before = s.turn.spaces;
      s.turn.spaces = Math.max(1, before + effect.change); // a box may print what takes away: as with the Storm, one is left
      t.emit(
        { type: "spaces-changed", seat, change: s.turn.spaces - before, spaces: s.turn.spaces },
        { rules: ["AZ-move-3", ...rules] },
      );
      return;
    }
    case "ignore-aggro":
      s.turn.ignoresAggro = true;
      t.emit({ type: "ignores-aggro", seat }, { rules: ["AZ-abil-5", ...rules] });
      return;
    case "go-to-city":
      return yield* goToCity(t, seat, rules);
    case "wound":
      return yield* wound(t, seat, effect.amount, effect.spares === true, rules);
    case "discard-random":
      return yield* discardRandom(t, seat, effect.cards, rules);
    case "lose-bag-item":
      return yield* loseBagItems(t, seat, effect.items, rules);
    case "discard-attached":
      return yield* discardAttached(t, seat, effect.cards, rules);
    case "reroll-die":
      return yield* rerollDie(t, seat);
    default:
      return;
  }
}

/** AZ-energy-3: never below 0. */
function changeEnergy(t: Table, seat: Seat, change: number, rules: readonly RuleId[]): void {
  const hero = t.state.heroes[seat]!;
  const before = hero.energy;
  hero.energy = Math.max(0, before + change);
  t.emit({ type: "energy-changed", seat, change: hero.energy - before, energy: hero.energy }, { rules });
}

/** Doorway: any city, instead of moving. */
function* goToCity(t: Table, seat: Seat, rules: readonly RuleId[]): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const to = yield* t.choose(seat, "go-to-city", () => [each(cities, "city", { at: (city) => [`space:${city}`] })], {
    rules,
  });
  const from = hero.space;
  hero.space = to;
  s.turn.done = true;
  t.emit({ type: "went-to-city", seat, from, to }, { rules });
}

/** Tracking: see the bottom card of one challenge deck; it may be put on top. */
function* track(t: Table, seat: Seat, rules: readonly RuleId[]): AzerothFlow {
  const { challenge, known } = t.state;
  const decks = () => colours.filter((colour) => challenge[colour].draw.length > 0);
  if (decks().length === 0) return;
  const colour: Colour = yield* t.choose(seat, "track-deck", () => [each(decks(), "deck")], { rules });
  const deck = challenge[colour].draw;
  // Drawn from the bottom and laid back there: with real cards this is the only way to learn it.
  deck.unshift(deck.pop()!);
  const [card] = yield* t.draw(deck, 1, colour, seat);
  deck.push(card!);
  known[card!] = [...new Set([...(known[card!] ?? []), seat])];
  t.emit(
    { type: "challenge-seen", seat, colour, card: card! },
    { rules, secret: { fields: ["card"], to: [seat] }, reveals: true },
  );
  const title = () => say("ask.track-card", { card: card! });
  if (
    (yield* t.choose(seat, "track-card", () => [one("leave-it"), one("put-on-top")], { rules, title: title() })) ===
    "leave-it"
  ) {
    t.emit({ type: "challenge-left", seat, colour }, { rules });
    return;
  }
  deck.unshift(deck.pop()!);
  t.emit({ type: "challenge-put-on-top", seat, colour }, { rules });
}

/** The red Curse: a card that is attached to the hero or to one of its items, of the hero's choice. */
function* discardAttached(t: Table, seat: Seat, count: number, rules: readonly RuleId[]): AzerothFlow {
  const hero = t.state.heroes[seat]!;
  const attached = (): CardId[] => [...hero.attached, ...Object.values(hero.borne)];
  for (let i = 0; i < count; i++) {
    if (attached().length === 0) {
      t.emit({ type: "nothing-to-lose", seat }, { rules });
      return;
    }
    const card = yield* t.choose(seat, "discard-attached", () => [each(attached(), "card")], { rules });
    const at = hero.attached.indexOf(card);
    if (at >= 0) hero.attached.splice(at, 1);
    else for (const item of Object.keys(hero.borne)) if (hero.borne[item] === card) delete hero.borne[item];
    t.state.discards[seat]!.unshift(card);
    t.emit({ type: "attachment-lost", seat, card }, { rules });
  }
}

/** AZ-combat-6: the new result counts for the rest of the combat. It belongs to what was played last. */
function* rerollDie(t: Table, seat: Seat): AzerothFlow {
  const combat = t.state.combat!;
  const by: DieColour = combat.hero === seat ? "red" : "black";
  const play = combat.plays.findLast((one) => one.by === by && one.face === 0 && rerolls(t.content, one.name))!;
  const [face] = yield* t.roll(redDie, 1, "reroll", { by: seat, rules: ["AZ-combat-6"] });
  play.face = Number(face);
}

function rerolls(content: AzerothContent, name: string): boolean {
  return effectsOf(content, name).some(({ effect }) => effect === "reroll-die");
}
