import {
  completeOptions,
  contentFor,
  type Decision,
  defaultSettings,
  everything,
  type GameEvent,
  type Json,
  type Mark,
  Match,
  type Options,
  type Ruleset,
  type Save,
  type Script,
  type Seat,
  type Settings,
  type VisibleEvent,
} from "../src/index.js";

/** The scene of a test: what lies on the table, and what the dice and decks will do. */
export interface TestScene<S> {
  readonly options?: Options;
  readonly settings?: Partial<Settings>;
  /** One text a throw, its faces with spaces between. */
  readonly dice?: readonly string[];
  readonly decks?: Script["decks"];
  /** Where to begin. Left out: at the game's first step. */
  readonly step?: string;
  /** Changes the table as it is set up. */
  readonly arrange?: (state: S) => void;
}

/** A match on a scripted table, with short words for tests. */
export class ScriptedTable<S extends object, E extends GameEvent, C = unknown> {
  constructor(
    readonly match: Match<S, E, C>,
    private readonly script: Script,
  ) {}

  get state(): Readonly<S> {
    return this.match.state;
  }

  /** Answers, and gives itself back: `t.answer("dwarf", "attack:orc").answer("wizard", "yes")`. */
  answer(seat: Seat, ...picks: string[]): this {
    this.match.answer({ seat, picks });
    return this;
  }

  /** The ids that a seat is offered now; nothing when it isn't asked. */
  offered(seat: Seat): readonly string[] | undefined {
    return this.match.asked.find((asked) => asked.seat === seat)?.ids;
  }

  /** The open decision of a seat with everything that is barred. */
  decision(seat: Seat): Decision {
    const decision = this.match.decision(seat, { explain: true });
    if (!decision)
      throw new Error(
        `${seat} isn't asked; asked: ${this.match.asked.map((asked) => asked.seat).join(", ") || "nobody"}.`,
      );
    return decision;
  }

  /** Which rule bars an option, or nothing. */
  barredBy(seat: Seat, option: string): string | undefined {
    return this.decision(seat).barred?.find(({ id }) => id === option)?.bar.rule;
  }

  /** All events of a type so far. */
  events<T extends VisibleEvent<E>["type"]>(type: T): Extract<VisibleEvent<E>, { type: T }>[] {
    return this.match
      .events(everything)
      .filter((event): event is Extract<VisibleEvent<E>, { type: T }> => event.type === type);
  }

  /** How many scripted throws were not made: a test ends with none. */
  diceLeft(): number {
    const throwsMade = this.match.events(everything).filter((event) => event.type === "dice-rolled").length;
    return (this.script.dice?.length ?? 0) - throwsMade;
  }
}

/** Sets a scene and starts a match on it. */
export function scriptedTable<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  scene: TestScene<S> = {},
): ScriptedTable<S, E, C> {
  const script: Script = {
    ...(scene.dice ? { dice: scene.dice } : {}),
    ...(scene.decks ? { decks: scene.decks } : {}),
  };
  const options = completeOptions(ruleset.options, scene.options ?? {});
  const state = ruleset.setup(options, ruleset.seats(options), contentFor(ruleset, options));
  scene.arrange?.(state);
  const base: Mark = {
    at: 0,
    step: scene.step ?? ruleset.first,
    steps: 0,
    state: state as Json,
    draws: {},
    told: {},
    revealed: 0,
    path: 0,
  };
  const save: Save = {
    format: 1,
    game: ruleset.id,
    version: ruleset.version,
    options,
    settings: { ...defaultSettings, ...ruleset.settings?.(options), ...scene.settings },
    chance: { mode: "scripted", script },
    seed: "scripted",
    base,
    answers: [],
  };
  return new ScriptedTable(Match.load(ruleset, save), script);
}
