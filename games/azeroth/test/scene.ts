import type { ContentChange, Options, VisibleEvent } from "@tavolata/kernel";
import { type ScriptedTable, scriptedTable } from "@tavolata/kernel/testing";
import { abilities } from "../content/abilities/index.js";
import { colours } from "../content/colours.js";
import { type AzerothContent, azerothContent } from "../content/content.js";
import { abilityDeck } from "../content/decks.js";
import { encounters } from "../content/encounters/index.js";
import { challengeCards, encounterNameOn, itemNameOn, numbered } from "../content/tables.js";
import type { ClassName, Colour } from "../content/types.js";
import type { AzerothEvent } from "../events.js";
import type { Fighter } from "../queries/combat/fighter.js";
import { azeroth } from "../ruleset.js";
import type { Azeroth, CardId, Hero, Phase } from "../state.js";

/** A hero of a scene. Items are named by what they are (`iron-axe`), ability cards and tokens by their ids. */
export interface Seated extends Partial<Omit<Hero, "class" | "quests" | "borne">> {
  class?: ClassName;
  hand?: readonly CardId[];
  /** From the top. Left out: everything else of the character's cards. */
  deck?: readonly CardId[];
  discard?: readonly CardId[];
  quests?: readonly (string | { id: string; done?: string[]; count?: number })[];
  /** Ability cards by the item that bears them. */
  borne?: Readonly<Record<string, CardId>>;
}

export interface Scene {
  heroes?: readonly Seated[];
  step?: string;
  dice?: readonly string[];
  options?: Options;
  /** Cards that are printed otherwise. */
  cards?: readonly ContentChange[];
  /** Spaces and energy of the active hero, as the movement die gave them. */
  face?: string;
  /** Challenge decks from the top; the last one is drawn. */
  decks?: Partial<Record<Colour, readonly CardId[]>>;
  discards?: Partial<Record<Colour, readonly CardId[]>>;
  event?: CardId;
  /** Unbeaten encounters: slot 1 is the first. */
  track?: readonly (readonly [card: CardId, space: string] | null)[];
  tokens?: Readonly<Record<string, readonly CardId[]>>;
  arrange?: (state: Azeroth) => void;
  shuffles?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const phases: Readonly<Record<string, Phase>> = {
  turn: "movement",
  movement: "movement",
  exploration: "movement",
  explore: "exploration",
  challenge: "exploration",
  "face-challenge": "challenge",
  maintenance: "challenge",
  equip: "maintenance",
  "end-turn": "maintenance",
};

/** The challenge card with this item on its back. */
export function bearing(item: string): CardId {
  for (const colour of colours) {
    for (const { id } of challengeCards[colour]) if (itemNameOn(id) === item) return id;
  }
  throw new Error(`No card has "${item}" on its back.`);
}

/** A table in the middle of a turn of player 1. */
export class SceneTable {
  constructor(readonly table: ScriptedTable<Azeroth, AzerothEvent, AzerothContent>) {}

  get state(): Azeroth {
    return this.table.state as Azeroth;
  }

  get asked() {
    const [asked] = this.table.match.asked;
    if (!asked) throw new Error("Nobody is asked.");
    return asked;
  }

  get outcome() {
    return this.table.match.outcome;
  }

  /** Answers for whoever is asked. */
  does(...picks: string[]): this {
    this.table.answer(this.asked.seat, ...picks);
    return this;
  }

  /** The same for several questions, one pick each. */
  plays(...picks: string[]): this {
    for (const pick of picks) this.does(pick);
    return this;
  }

  offers(option: string): boolean {
    return this.asked.ids.includes(option);
  }

  /** The ids on offer that begin like this. */
  offered(start: string): string[] {
    return this.asked.ids.filter((id) => id.startsWith(start));
  }

  barredBy(option: string): string | undefined {
    return this.table.barredBy(this.asked.seat, option);
  }

  facts(option: string): Readonly<Record<string, unknown>> | undefined {
    return this.table.decision(this.asked.seat).options.find(({ id }) => id === option)?.facts;
  }

  hero(player = 1): Hero {
    return this.state.heroes[`player-${player}`]!;
  }

  hand(player = 1): CardId[] {
    return this.state.hands[`player-${player}`]!;
  }

  discard(player = 1): CardId[] {
    return this.state.discards[`player-${player}`]!;
  }

  events<T extends VisibleEvent<AzerothEvent>["type"]>(type: T) {
    return this.table.events(type);
  }

  /** Whether an event of this type was told because of this rule. */
  told(type: VisibleEvent<AzerothEvent>["type"], rule: string): boolean {
    return this.events(type).some(({ rules }) => rules.includes(rule));
  }
}

/** Sets a scene, in which nothing passes by itself. Player 1 is first and active; after the dice of the scene the next movement die shows 1/3. */
export function scene(what: Scene = {}): SceneTable {
  const { heroes = [{}, {}], step = "movement", options = {}, cards } = what;
  const ruleset = cards ? { ...azeroth, content: azerothContent.changed(cards) } : azeroth;
  const table = scriptedTable(ruleset, {
    step,
    // Every question is asked, also where there is only one answer.
    settings: { autopass: false },
    dice: [...(what.dice ?? []), "1/3", "1/3"],
    ...(what.shuffles ? { decks: what.shuffles } : {}),
    options: { players: heroes.length, ...options },
    arrange(s) {
      lay(s, what, heroes);
      s.phase = phases[step] ?? "setup";
      what.arrange?.(s);
    },
  });
  return new SceneTable(table);
}

const usual: readonly ClassName[] = ["warrior", "hunter", "mage", "shaman"];

function lay(s: Azeroth, what: Scene, heroes: readonly Seated[]): void {
  s.round = 1;
  for (const [i, seated] of heroes.entries()) seat(s, `player-${i + 1}`, seated, usual[i]!);
  const [spaces, energy] = (what.face ?? "").split("/").map(Number);
  if (what.face) {
    s.turn.face = what.face as never;
    s.turn.spaces = spaces!;
    s.heroes["player-1"]!.energy = energy!;
  }
  s.event = what.event ?? "";
  for (const [slot, placed] of (what.track ?? []).entries()) {
    if (!placed) continue;
    const [card, space] = placed;
    const side = encounters[encounterNameOn(card)]!.aggro ? "red" : "plain";
    s.track[slot] = { card, space, side, since: slot + 1 };
  }
  for (const [space, tokens] of Object.entries(what.tokens ?? {})) {
    s.tokens[space] = [...tokens];
    s.discoveries.draw = s.discoveries.draw.filter((token) => !tokens.includes(token));
  }
  const used = new Set([
    s.event,
    ...s.track.map((slot) => slot?.card),
    ...Object.values(s.heroes).flatMap(({ bag, weapon, armour }) => [...bag, weapon, armour]),
    ...Object.values(what.discards ?? {}).flat(),
  ]);
  for (const colour of colours) {
    const deck = s.challenge[colour];
    deck.draw = [...(what.decks?.[colour] ?? deck.draw.filter((card) => !used.has(card)))];
    deck.discard = [...(what.discards?.[colour] ?? [])];
  }
  const kept = new Set(Object.values(s.heroes).flatMap((hero) => hero.kept));
  s.discoveries.draw = s.discoveries.draw.filter((token) => !kept.has(token));
  const quests = new Set(Object.values(s.heroes).flatMap((hero) => [...hero.quests.map(({ id }) => id), ...hero.log]));
  s.elite = s.elite.filter((quest) => !quests.has(quest));
}

function seat(s: Azeroth, name: string, seated: Seated, usualClass: ClassName): void {
  const { hand = [], deck, discard = [], quests = [], borne = {}, ...values } = seated;
  const className = seated.class ?? usualClass;
  const hero = s.heroes[name]!;
  Object.assign(hero, { class: className, space: "vaultspire", ...values });
  hero.bag = (values.bag ?? []).map(bearing);
  hero.weapon = values.weapon ? bearing(values.weapon) : "";
  hero.armour = values.armour ? bearing(values.armour) : "";
  hero.borne = Object.fromEntries(Object.entries(borne).map(([item, card]) => [bearing(item), card]));
  hero.quests = quests.map((quest) =>
    typeof quest === "string" ? { id: quest, done: [], count: 0 } : { done: [], count: 0, ...quest },
  );
  const used = new Set([...hand, ...discard, ...hero.attached, ...Object.values(borne)]);
  s.hands[name] = [...hand];
  s.discards[name] = [...discard];
  s.decks[name] = [...(deck ?? numbered(abilityDeck(abilities, className)).filter((card) => !used.has(card)))];
}

/** A fighter with these values and nothing special. */
export function fighter(values: Partial<Fighter>): Fighter {
  return {
    isHero: true,
    melee: null,
    ranged: null,
    defence: 5,
    rangedDefence: 0,
    damage: 1,
    health: 3,
    wounds: 0,
    prevent: 0,
    thorns: 0,
    healAfterHit: 0,
    steal: 1,
    noMelee: false,
    meleeInRanged: false,
    forbidsFrom: 99,
    dieShift: 0,
    rageFrom: 99,
    rage: 0,
    ...values,
  };
}

/** Red and black dice as they were rolled. */
export function dice(red: number, black: number) {
  return { red, black, blackRolled: black };
}
