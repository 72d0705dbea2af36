import type {
  BehaviourLine,
  EncounterCard,
  EnemyCard,
  EnemyPower,
  EnemyPowerCard,
  EnemyScroll,
  EventCard,
  HeroCard,
  ItemCard,
  ItemSide,
  MasterScroll,
  MasterSide,
  PowerCard,
  PowerLevel,
} from "./types.js";

/**
 * Every field that a card of a kind can have, without a value. A card leaves out what it hasn't; laid on its blank, all cards of a kind have
 * the same shape inside Node.js, and rules that look at many cards are made fast once and not again for every card.
 */
type Blank<T> = { readonly [K in keyof Required<T>]: undefined };

const blankSide: Blank<NonNullable<ItemCard["back"]>> = {
  name: undefined,
  runes: undefined,
  price: undefined,
  activity: undefined,
  aim: undefined,
  damage: undefined,
  range: undefined,
  attack: undefined,
  paid: undefined,
  effects: undefined,
  armour: undefined,
  magicShields: undefined,
  defenceDice: undefined,
  charges: undefined,
  once: undefined,
  usesPerQuest: undefined,
  heuristics: undefined,
  how: undefined,
};

const blankItem: Blank<ItemCard> = {
  kind: undefined,
  source: undefined,
  copies: undefined,
  category: undefined,
  hand: undefined,
  front: undefined,
  back: undefined,
  awakening: undefined,
  act: undefined,
  verified: undefined,
};

const blankPower: Blank<PowerCard> = {
  hero: undefined,
  nature: undefined,
  activity: undefined,
  damage: undefined,
  aim: undefined,
  when: undefined,
  once: undefined,
  needs: undefined,
  base: undefined,
  levels: undefined,
  cooldownFrom: undefined,
  token: undefined,
  heuristics: undefined,
  verified: undefined,
};

const blankLevel: Blank<PowerLevel> = {
  attack: undefined,
  weapon: undefined,
  paid: undefined,
  effects: undefined,
  rank: undefined,
  cooldown: undefined,
};

/** What an enemy does, and what a Master does on one of its sides. */
const blankScroll: Blank<EnemyScroll & MasterSide> = {
  preferred: undefined,
  style: undefined,
  weapons: undefined,
  primary: undefined,
  powers: undefined,
  lines: undefined,
  flies: undefined,
  family: undefined,
  rank: undefined,
  horde: undefined,
  challenge: undefined,
  vengeful: undefined,
  turns: undefined,
  verified: undefined,
};

const blankLine: Blank<BehaviourLine> = { range: undefined, if: undefined, say: undefined };

const blankEncounter: Blank<EncounterCard> = {
  letter: undefined,
  main: undefined,
  otherwise: undefined,
  specials: undefined,
  reshuffle: undefined,
  verified: undefined,
};

const blankEvent: Blank<EventCard> = {
  number: undefined,
  kind: undefined,
  effects: undefined,
  continuous: undefined,
  spawn: undefined,
  onSpawned: undefined,
  verified: undefined,
};

/** How an enemy defends, a Master included. */
const blankDefences: Blank<EnemyCard & MasterScroll> = {
  hp: undefined,
  armour: undefined,
  magicShields: undefined,
  defenceDice: undefined,
  defencePaid: undefined,
  types: undefined,
  otherTypes: undefined,
  soulPoints: undefined,
  drops: undefined,
  immune: undefined,
  scroll: undefined,
  seals: undefined,
  powerIcons: undefined,
  charges: undefined,
  family: undefined,
  race: undefined,
  challenge: undefined,
  sides: undefined,
  front: undefined,
  back: undefined,
  verified: undefined,
};

const blankEnemyPower: Blank<EnemyPower> = {
  type: undefined,
  when: undefined,
  if: undefined,
  effects: undefined,
  paid: undefined,
};

const blankEnemyPowerCard: Blank<EnemyPowerCard> = {
  type: undefined,
  levels: undefined,
  verified: undefined,
};

const blankHero: Blank<HeroCard> = {
  hero: undefined,
  nature: undefined,
  styles: undefined,
  gender: undefined,
  save: undefined,
  movement: undefined,
  capacity: undefined,
  innate: undefined,
  ghost: undefined,
  gem: undefined,
  heuristics: undefined,
  verified: undefined,
};

const blankInnate: Blank<HeroCard["innate"][number]> = {
  id: undefined,
  activity: undefined,
  aim: undefined,
  when: undefined,
  once: undefined,
  effects: undefined,
};

/** The same entry with every field in its place. Not `{ ...blank, ...entry }`: the first object that is put together so has another shape than all others. */
function lay<T extends object>(blank: Blank<T>, entry: T): T {
  return Object.assign({}, blank, entry);
}

function layItem(card: ItemCard): ItemCard {
  const front = lay<ItemSide>(blankSide, card.front);
  return lay(blankItem, card.back ? { ...card, front, back: lay(blankSide, card.back) } : { ...card, front });
}

function layHero(card: HeroCard): HeroCard {
  return lay(blankHero, { ...card, innate: card.innate.map((power) => lay(blankInnate, power)) });
}

function layPower(card: PowerCard): PowerCard {
  const levels = card.levels.map((level) => lay(blankLevel, level));
  return lay(blankPower, { ...card, levels });
}

function layScroll<S extends EnemyScroll | MasterSide>(scroll: S): S {
  const powers = Object.fromEntries(
    Object.entries(scroll.powers).map(([name, power]) => [name, lay(blankEnemyPower, power)]),
  );
  const lines = scroll.lines.map((line) => lay(blankLine, line));
  return Object.assign({}, blankScroll, scroll, { powers, lines });
}

function layEnemy(card: EnemyCard): EnemyCard {
  return lay<EnemyCard>(blankDefences, card);
}

function layMaster(card: MasterScroll): MasterScroll {
  return lay<MasterScroll>(blankDefences, { ...card, front: layScroll(card.front), back: layScroll(card.back) });
}

function layEnemyPower(card: EnemyPowerCard): EnemyPowerCard {
  const [first, second] = card.levels;
  const levels = [lay(blankEnemyPower, first), lay(blankEnemyPower, second)] as const;
  return lay(blankEnemyPowerCard, { ...card, levels });
}

function layEncounter(card: EncounterCard): EncounterCard {
  return lay(blankEncounter, card);
}

function layEvent(card: EventCard): EventCard {
  return lay(blankEvent, card);
}

/** For each kind of card that has a blank: what lays a card on it. */
export const onBlank = {
  items: layItem,
  heroes: layHero,
  powers: layPower,
  scrolls: layScroll<EnemyScroll>,
  masters: layMaster,
  enemies: layEnemy,
  enemyPowers: layEnemyPower,
  encounters: layEncounter,
  events: layEvent,
} as const;
