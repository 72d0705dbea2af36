/** What things are worth to a player who wants to be the first with eight valour. A card in hand is a little less than 1. */
export interface Weights {
  /** What was worked out by some weights mustn't be taken for what others say. */
  readonly name: string;
  readonly valour: number;
  /** The last valour that is needed. */
  readonly victory: number;
  /** The next level, by the present one: from grey, green and yellow. */
  readonly level: readonly [number, number, number];
  /** A trophy before it is seen: most are 2 valour, some 3. */
  readonly trophy: number;
  readonly card: number;
  /** AZ-hand-1: what a card of an empty hand would be worth, in cards, and how much less each is with every one more. */
  readonly scarceFrom: number;
  readonly scarce: number;
  readonly wound: number;
  /** A hero with one health left has to think of healing. */
  readonly nearlyDead: number;
  readonly defeat: number;
  readonly attachment: number;
  /** Somebody else's defeat: the way back from a city. */
  readonly setback: number;
  /** For each valour of theirs from here on. */
  readonly leaderFrom: number;
  readonly leader: number;
  /** What a defender's cards take off an attack, about. */
  readonly defendersCards: number;
  /** What own cards add to a fight with whatever comes. */
  readonly helped: number;
  /** An encounter that stays on the board, and one that then holds the hero. */
  readonly unbeaten: number;
  readonly held: number;
  /** A goal that is a turn further away is worth so much less; so is a quest that takes a turn more. */
  readonly patience: number;
  readonly questPatience: number;
  readonly secondGoal: number;
  /** What is worth less is no goal. */
  readonly goalFrom: number;
  /** What a step of a quest counts for on the way to it: where being there is enough, where somebody has to be beaten, and where prey may be. */
  readonly visitGoal: number;
  readonly winGoal: number;
  readonly huntGoal: number;
  /** What the fight for a level counts for on the way to it, and the one for a trophy. */
  readonly levelGoal: number;
  readonly trophyGoal: number;
  /** The same for an encounter that waits on the board. */
  readonly encounterGoal: number;
  /** How much less a step of a quest is worth the more are left: 1 divides the whole among them. */
  readonly division: number;
  /** A discovery that somebody may find. */
  readonly discovery: number;
  /** An energy that may be needed in the fight. */
  readonly energy: number;
  /** So much better must be what a card of the movement leads to. */
  readonly further: number;
}

export const usualWeights: Weights = {
  name: "usual",
  valour: 7,
  victory: 120,
  level: [13, 13, 13],
  trophy: 17,
  card: 0.75,
  scarceFrom: 1.3,
  scarce: 0.1,
  wound: 0.9,
  nearlyDead: 1.6,
  defeat: 6,
  attachment: 1.2,
  setback: 3.5,
  leaderFrom: 4,
  leader: 3,
  defendersCards: 0.6,
  helped: 0.8,
  unbeaten: 0.4,
  held: 1.4,
  patience: 0.78,
  questPatience: 0.85,
  secondGoal: 0.35,
  goalFrom: 0.3,
  visitGoal: 1,
  winGoal: 0.6,
  huntGoal: 0.3,
  levelGoal: 1,
  trophyGoal: 1,
  encounterGoal: 0.5,
  division: 1,
  discovery: 0.7,
  energy: 0.25,
  further: 0.4,
};

/**
 * What was found to win more often. In 2,200 matches of four seasoned bots every weight of each of them was made larger or smaller by lot; what went
 * with victories was followed, twice, until nothing did any more. Above all the usual ones think too little of levels and valour beside wounds, cards and whatever lies on
 * the way, and wait too long for a better quest.
 */
export const seasonedWeights: Weights = {
  ...usualWeights,
  name: "seasoned",
  valour: 12.8,
  level: [21.5, 24.2, 22],
  card: 0.88,
  scarceFrom: 1.05,
  scarce: 0.144,
  wound: 1,
  nearlyDead: 1.7,
  defeat: 6.7,
  setback: 3,
  unbeaten: 0.44,
  patience: 0.744,
  questPatience: 0.695,
  secondGoal: 0.31,
  goalFrom: 0.27,
  visitGoal: 0.71,
  winGoal: 0.51,
  levelGoal: 0.88,
  trophyGoal: 0.73,
  division: 0.8,
  discovery: 0.64,
};
