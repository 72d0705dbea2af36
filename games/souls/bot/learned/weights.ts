/** How much weighs what, in wounds dealt to an enemy. Found by letting bots play against each other's settings. */
export const weights = {
  /** A wound that a hero must expect. */
  danger: 0.35,
  /** A wound that a reaction attack must be expected to deal: it comes at once, and enemies follow. */
  evading: 1.4,
  /** An area nearer to what the party is after. */
  progress: 0.6,
  /** The same while enemies are about. */
  pressed: 0.2,
  /** How much more it weighs when the time is nearly gone. */
  haste: 2,
  /** An area farther from everybody else. */
  alone: 0.3,
  /** An area that is missing until one could strike back at those who strike at the party. */
  closing: 0.15,
  /** An archer or mage among enemies. */
  engaged: 0.9,
  /** A wound that the ground deals, and one that nobody survives. */
  ground: 0.6,
  mortal: 20,
  /** Somebody beside one. */
  together: 0.15,
  /** Setting off what a story or a door holds: hurt, with others who are less so; frail; with nobody near; in the middle of a fight. */
  hurt: 1,
  frail: 0.5,
  unaccompanied: 0.8,
  unfinished: 0.5,
  /** The share of the time that is the beginning: nobody is in a hurry then. */
  early: 0.2,
  /** From how much of it on somebody leaves a door shut. */
  rash: 0.45,
  /** HP with which somebody needs help before all else. */
  failing: 4,
  /** What an attack must be worth at least. */
  leastStrike: 0.05,
  /** What another place must be better at least to walk there. */
  leastStep: 0.08,
  /** The same for going back to where he has just come from. */
  leastReturn: 0.4,
};
