/** What things are worth, all in the same coin: one point of progress on the quest is 1. Found by letting bots play many matches. */
export const weights = {
  /** One point of threat while there is little of it. */
  threat: 1,
  /** One point of damage on a hero. */
  wound: 0.9,
  /** To have one point left, or two: the next card may be the last. */
  dying: 3.5,
  frail: 1.2,
  /** A hero, one of three. */
  hero: 24,
  /** An ally, for each resource that it cost. */
  ally: 1.3,
  /** The share of its worth that an attachment adds to who bears it. */
  carried: 0.5,
  /** Rounds that an enemy is thought to stay engaged. */
  rounds: 2,
  /** How many more for each point of what it takes to destroy it, beyond four. */
  tough: 0.2,
  /** What an engaged enemy costs in a round: its defender, and each point of its attack. */
  foe: 1,
  attack: 0.9,
  /** Rounds that a card in the staging area is thought to stay there. */
  staging: 2,
  /** The same for an enemy that doesn't come of its own accord. */
  stagingLong: 4,
  /** The share of another player's troubles that somebody takes for one's own. */
  relief: 0.9,
  /** The share of an enemy's burden that wounds take off it, all together. */
  wear: 0.6,
  /** A character in play, whoever it is: it can stand in the way of a blow. */
  body: 1,
  /** How much less something is worth, as things stand, when it has to be waited for. */
  waiting: 4,
  /** A card that is drawn, with a middling hand. */
  draw: 0.8,
  /** How much of the chance of a new enemy is reckoned with: one can still play a card, or take a blow. */
  fear: 0.7,
  /** The share of their willpower that players who have yet to commit are thought to bring. */
  others: 0.75,
  /** Progress on a stage that can't be completed yet. */
  held: 0.3,
  /** The fall of an enemy that holds up the quest. */
  key: 5,
  /** To stay exhausted for a round. */
  caught: 4,
  /** Each hero of a sphere, for the cards of it that are still in the deck. */
  kin: 3,
  /** A resource that a hero pays to be of use again. */
  resource: 0.6,
  /** One point of progress that is of use, and one that isn't. */
  progress: 1,
  beyond: 0.1,
  /** The fight to come, beside the quest. */
  fight: 1,
  /** What an ally's willpower and attack count for when it is played. */
  questing: 1.6,
  striking: 1,
  /** How much what is better is waited for, instead of playing what there is. */
  saving: 1,
  /** Going somewhere: the threat that leaves the staging area, and what it takes to explore the place. */
  leaving: 3,
  exploring: 0.6,
};
