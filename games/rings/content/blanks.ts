import type { Action, Definition, Reaction } from "./definition.js";

/**
 * Every field that a card, an action or a reaction can have, without a value. A card leaves out what it hasn't; laid on its blank, all cards have
 * the same shape inside Node.js, and rules that look at many cards are made fast once and not again for every card. The blanks are frozen because the cards are
 * going to be: laid on others, each would get a shape of its own by being frozen.
 */
type Blank<T> = { readonly [K in keyof Required<T>]: undefined };

const blankCard: Blank<Definition> = Object.freeze({
  id: undefined,
  type: undefined,
  sphere: undefined,
  unique: undefined,
  copies: undefined,
  easyCopies: undefined,
  cost: undefined,
  threatCost: undefined,
  willpower: undefined,
  attack: undefined,
  defence: undefined,
  hitPoints: undefined,
  engagementCost: undefined,
  threat: undefined,
  questPoints: undefined,
  victory: undefined,
  doomed: undefined,
  set: undefined,
  traits: undefined,
  keywords: undefined,
  attachTo: undefined,
  bonus: undefined,
  givesTrait: undefined,
  givesIcon: undefined,
  forbids: undefined,
  action: undefined,
  reactions: undefined,
  whenRevealed: undefined,
  shadow: undefined,
  travel: undefined,
  mustTravel: undefined,
  stopsDrawing: undefined,
  refreshThreat: undefined,
  readyPrice: undefined,
  goesTo: undefined,
  hurtsRevealed: undefined,
  attacksStaging: undefined,
  excessAsThreat: undefined,
  leavesAtEndOfRound: undefined,
  removedAfterUse: undefined,
  payEach: undefined,
  heuristics: undefined,
});

const blankAbility: Blank<Action & Reaction> = Object.freeze({
  manner: undefined,
  on: undefined,
  from: undefined,
  phase: undefined,
  when: undefined,
  by: undefined,
  limit: undefined,
  costs: undefined,
  targets: undefined,
  x: undefined,
  effect: undefined,
});

/** The same card with every field in its place. */
export function cardOnBlank(card: Definition): Definition {
  const reactions = card.reactions.map(abilityOnBlank);
  const action = card.action && abilityOnBlank(card.action);
  return { ...blankCard, ...card, action, reactions } as Definition;
}

function abilityOnBlank<A extends Action | Reaction>(ability: A): A {
  return { ...blankAbility, ...ability };
}
