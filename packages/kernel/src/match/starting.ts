import type { Contribution } from "../chance/contribution.js";
import { freshSeed } from "../chance/seed.js";
import { SeedChain } from "../chance/seed-chain.js";
import type { GameEvent } from "../rules/event.js";
import { contentFor, type Options, optionsOf } from "../rules/options.js";
import type { Ruleset } from "../rules/ruleset.js";
import { audience, everything, type Seat, tableSeat } from "../rules/seat.js";
import { type ChanceSetting, checkSettings, defaultSettings, type Settings } from "../saves/save.js";
import { areKeptWords } from "../saves/save-check.js";
import { gathered } from "./contributing.js";
import type { MatchFrame } from "./history.js";
import { OptionsRefused, RulesMistake } from "./refusal.js";

/** How a match is started. Everything has a default. */
export interface Beginning {
  readonly options?: Options;
  /** Left out: one that nobody can guess. */
  readonly seed?: string;
  readonly chance?: ChanceSetting;
  readonly settings?: Partial<Settings>;
  /** What the people who sit there have added to the dice, in their order. */
  readonly contributions?: readonly Contribution[];
}

/** What a new match is played in. */
export function startedFrame<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  how: Beginning,
): MatchFrame<S, E, C> {
  const options = optionsOf(ruleset, how.options ?? {});
  const content = contentFor(ruleset, options);
  const seats = seatsOf(ruleset, options);
  const chance = checkedChance(how.chance ?? { mode: "seeded" });
  const seed = how.seed ?? freshSeed();
  return {
    ruleset,
    content,
    options,
    seats,
    settings: checkSettings({ ...defaultSettings, ...ruleset.settings?.(options), ...how.settings }),
    chance,
    seed,
    seeds: new SeedChain(seed, how.contributions && gathered(how.contributions, { seats, chance })),
  };
}

/** Names that mean somebody else than a player. */
const reserved: readonly string[] = [audience, everything, tableSeat];

export function seatsOf<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  options: Options,
): readonly Seat[] {
  const seats = ruleset.seats(options);
  const wrong = seats.find((seat, i) => reserved.includes(seat) || seats.indexOf(seat) !== i);
  if (wrong !== undefined) throw new RulesMistake(`A seat can't be called "${wrong}": the name is taken.`);
  return seats;
}

function checkedChance(chance: ChanceSetting): ChanceSetting {
  if (chance.mode !== "physical" || chance.kept === undefined || areKeptWords(chance.kept)) return chance;
  const words = "dice, dice:<seat>, die:<die>, deck:<deck>, decks:seats";
  throw new OptionsRefused(
    `What stays with the table is said in the words ${words}, not ${JSON.stringify(chance.kept)}.`,
  );
}
