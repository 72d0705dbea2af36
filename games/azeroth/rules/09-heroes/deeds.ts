import { each, type Offer, type Seat, say } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { abilityOn, effectsOf, itemNameOn, nameOf, powerOf } from "../../content/tables.js";
import { oddsNow } from "../../queries/combat/odds.js";
import { allDeeds, type Deed, deedName, deedsNow, whyNot } from "../../queries/deeds.js";
import type { Moment } from "../../queries/moment.js";
import { oneCopyRule } from "../../queries/why-not.js";
import type { AzerothFlow, CardId, Table } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { applyAll } from "../11-effects/apply.js";
import { turnCard } from "./card.js";
import { discardItem } from "./items.js";

/** The options for everything that the seat may do now: `play:heavy-blow-1`, `use:poacher-2`, `spend:found-herb-1`, `power`, `flip`. */
export function deedOffer(content: AzerothContent, s: AzerothView, seat: Seat, moment: Moment): Offer<Deed> {
  return each(
    deedsNow(content, s, seat, moment),
    { verb: ({ deed }) => deed, target: ({ card }) => card },
    {
      label: ({ deed, card }) => labelOf(content, s, seat, deed, card),
      at: ({ card }) => (card === "" ? [`hero:${seat}`] : [`card:${card}`]),
      bar: (deed) => whyNot(content, s, seat, deed, moment),
      facts: (deed) => factsOf(content, s, seat, deed),
    },
    () => allDeeds(content, s, seat),
  );
}

function labelOf(content: AzerothContent, s: AzerothView, seat: Seat, deed: Deed["deed"], card: CardId) {
  if (deed === "play") return say("option.play", { of: card, cost: abilityOn(content, card).cost });
  if (deed === "use") return say("option.use", { of: itemNameOn(card) });
  if (deed === "spend") return say("option.spend", { of: card });
  if (deed === "flip") return say("option.flip");
  const { id, cost } = powerOf(content, s.heroes[seat]!.class);
  return say("option.power", { of: id, cost });
}

/** In a combat: how it would end with this, if nobody played anything more. */
function factsOf(content: AzerothContent, s: AzerothView, seat: Seat, deed: Deed) {
  const { combat } = s;
  if (!combat || deed.deed === "flip") return undefined;
  const by = combat.hero === seat ? "red" : "black";
  return { odds: oddsNow(content, s, combat, { by, name: deedName(content, s, seat, deed) }) };
}

/** Does it: pays, tells, and lets the effects act. */
export function* doDeed(t: Table, seat: Seat, { deed, card }: Deed): AzerothFlow {
  const { state: s } = t;
  switch (deed) {
    case "play":
      return yield* playAbility(t, seat, card);
    case "use": {
      const item = itemNameOn(card);
      t.emit({ type: "item-used", seat, card, item }, { rules: ["AZ-item-8"] });
      noteInCombat(s, seat, item);
      // AZ-item-8: used once, then discarded.
      discardItem(t, seat, card);
      return yield* applyAll(t, seat, effectsOf(t.content, item), item, ["AZ-item-8"]);
    }
    case "spend": {
      const name = nameOf(card);
      const { kept } = s.heroes[seat]!;
      kept.splice(kept.indexOf(card), 1);
      s.discoveries.discard.unshift(card);
      t.emit({ type: "discovery-used", seat, token: card }, { rules: ["AZ-disc-3"] });
      noteInCombat(s, seat, name);
      return yield* applyAll(t, seat, effectsOf(t.content, name), name, ["AZ-disc-3"]);
    }
    case "power": {
      const { id, cost, effects } = powerOf(t.content, s.heroes[seat]!.class);
      pay(s, seat, cost);
      s.turn.powerUsed = true;
      t.emit({ type: "power-used", seat, power: id, cost }, { rules: ["AZ-char-3", "AZ-energy-3"] });
      noteInCombat(s, seat, id);
      return yield* applyAll(t, seat, effects, id, ["AZ-char-3"]);
    }
    case "flip":
      pay(s, seat, 1);
      s.turn.flipped = true;
      return turnCard(t, seat, ["AZ-char-2", "AZ-energy-3"]);
  }
}

/** AZ-abil-2: paid, applied, and put on the discards unless it attaches. */
function* playAbility(t: Table, seat: Seat, card: CardId): AzerothFlow {
  const { state: s } = t;
  const hero = s.heroes[seat]!;
  const { cost, attach, effects } = abilityOn(t.content, card);
  const name = nameOf(card);
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  pay(s, seat, cost);
  // One copy of it in this turn.
  hero.played.push(name);
  t.emit(
    { type: "ability-played", seat, card, cost },
    { rules: ["AZ-abil-2", "AZ-energy-3", oneCopyRule(s)], reveals: true },
  );
  if (attach === "hero") {
    hero.attached.push(card);
    t.emit({ type: "attached-to-hero", seat, card }, { rules: ["AZ-abil-3"] });
    return;
  }
  if (attach === "weapon") {
    hero.borne[hero.weapon] = card;
    t.emit({ type: "attached-to-weapon", seat, card, item: itemNameOn(hero.weapon) }, { rules: ["AZ-abil-4"] });
    return;
  }
  noteInCombat(s, seat, name);
  s.resolving = card;
  yield* applyAll(t, seat, effects, name, ["AZ-abil-2"]);
  s.resolving = "";
  s.discards[seat]!.unshift(card);
}

/** AZ-energy-3: in full, when it is used. */
function pay(s: AzerothView, seat: Seat, cost: number): void {
  s.heroes[seat]!.energy -= cost;
}

/** What is used in a combat counts for its rest. */
function noteInCombat(s: AzerothView, seat: Seat, name: string): void {
  const { combat } = s;
  if (combat) combat.plays.push({ by: combat.hero === seat ? "red" : "black", name, face: 0 });
}
