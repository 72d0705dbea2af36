import type { Archetype, Element } from "../../content/types.js";

/**
 * A manner of playing: what the rules of thumb weigh, and how much. The same rules with other weights play otherwise; a search follows such a
 * manner through a whole play-out.
 */
export interface Style {
  /** Which heroes the seats write down, in their order. */
  readonly party: readonly Archetype[];
  /** Which elements casters ask for, what they want most first. */
  readonly elements: readonly Element[];
  /** What a point that a blow takes counts for, against the figure that it fells. */
  readonly blood: number;
  /** What each die with which somebody strikes adds to what it is worth to be rid of him. */
  readonly might: number;
  /** What a caster's magic adds to what it is worth to be rid of him, for each turn that it may cast in. */
  readonly casters: number;
  /** What it is worth to be rid of whom the quest turns on, besides all else. */
  readonly prize: number;
  /** What it is worth to strike at somebody who lies there. */
  readonly fallen: number;
  /** What it counts that all of a side together are likely to fell somebody. */
  readonly focus: number;
  /** How much more than usual a card must do before it is used. */
  readonly thrift: number;

  /** The body points with which a hero is weak: so many, or this share of all. */
  readonly weakPoints: number;
  readonly weakShare: number;
  /** How likely a blow must end it for somebody weak to strike it. */
  readonly goodChance: number;
  /** What the danger of a place counts for where a hero strikes from. */
  readonly strikeRisk: number;
  /** What a blow must be worth before somebody frail comes near for it. */
  readonly worthTheRisk: number;
  /** Attack dice with which a hero isn't frail. */
  readonly sturdyDice: number;
  /** What danger counts for when heroes draw near, and when the waiting is over: every so many rounds. */
  readonly caution: number;
  readonly boldCaution: number;
  readonly patience: number;
  /** In every so many rounds nobody waits for companions at the other side of a pit. */
  readonly pitPatience: number;
  /** In every so many rounds a door is opened, whoever is there. */
  readonly doorPatience: number;
  /** The share of the companions who must be near when a door is opened, and how near. */
  readonly together: number;
  readonly nearDoor: number;
  /** How far a hero goes for a chest. */
  readonly farthestChest: number;
  /** The share of its points that a hero must have to look for treasure. */
  readonly searchShare: number;
  /** Which share of what a potion heals must be missing before it is drunk. */
  readonly thirst: number;
  /** Whether a marksman takes aim. */
  readonly aims: boolean;
  /** How near an enemy must be to be fought. */
  readonly alert: number;

  /** What the danger of a place counts for where an antagonist strikes from. */
  readonly assaultRisk: number;
  /** What it counts that a place leaves others room. */
  readonly crowding: number;
  /** Whether antagonists lie in wait for whom they can't reach, and what danger and distance count there. */
  readonly waits: boolean;
  readonly waitingDanger: number;
  readonly waitingDistance: number;
  /** Whether a hurt champion retreats, and with which share of its points. */
  readonly retreatShare: number;
  /** The share of his body points that a hero must expect to lose to all of them before antagonists come out against him. */
  readonly massing: number;
  /** What a dark card must do before it is used. */
  readonly darkPrice: number;
  /** The share of the time for which heroes hold a room that antagonists gather outside before they come in together. */
  readonly gathers: number;
  /** There: what each comrade who stands beside a hero already adds to going for that hero, too. */
  readonly ganging: number;
  /** There: how many squares of way each attack die outweighs when it is decided who goes first to strike. */
  readonly strongFirst: number;
  /** Whether nobody waits where somebody mustn't be brought out, and all go for that one. */
  readonly hunts: boolean;
  /** Whether a champion whom the heroes are to slay keeps away from them where their time runs out. */
  readonly eludes: boolean;
}

/** As the normal bot plays. */
export const usual: Style = {
  party: ["barbarian", "dwarf", "elf", "wizard"],
  elements: ["fire", "water", "earth", "air"],
  blood: 0.35,
  might: 1,
  casters: 0.5,
  prize: 4,
  fallen: 1.5,
  focus: 0,
  thrift: 1,
  weakPoints: 2,
  weakShare: 0.25,
  goodChance: 0.6,
  strikeRisk: 0.5,
  worthTheRisk: 1.4,
  sturdyDice: 2,
  caution: 1,
  boldCaution: 0.3,
  patience: 3,
  pitPatience: 3,
  doorPatience: 4,
  together: 0.5,
  nearDoor: 8,
  farthestChest: 20,
  searchShare: 0.5,
  thirst: 1,
  aims: true,
  alert: 40,
  assaultRisk: 0.125,
  crowding: 0.1,
  waits: true,
  waitingDanger: 2,
  waitingDistance: 1 / 30,
  retreatShare: 0.5,
  massing: 0,
  darkPrice: 0.8,
  gathers: 0,
  ganging: 0,
  strongFirst: 0,
  hunts: false,
  eludes: false,
};
