import type { SoulsContent } from "../../content/content.js";
import { criticalToken, isOfEvents, itemCard, itemSide, itemsWith, tokenWorks } from "../../content/tables.js";
import type { Effect, EffectName } from "../../content/types.js";
import type { Figure, Hero } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { passiveOfEnemy } from "../enemies/enemy-powers.js";
import { enemyOf, heroOf } from "../figures.js";
import { slotNames } from "../items/slots.js";
import { knownOf } from "../powers/known.js";
import { eventOnTop, nightOrDay, touches } from "./events-in-force.js";
import { type Circumstances, holds } from "./guards.js";

/** An effect with this word. */
export type Word<N extends EffectName> = Extract<Effect, { readonly effect: N }>;

const none: readonly never[] = [];

/** SS-2-d: the same bonus from the same effect counts once, whoever gives it: the name of the card tells. */
export function heldWords<N extends EffectName>(
  content: SoulsContent,
  s: SoulsView,
  word: N,
  circumstances: Circumstances,
): readonly Word<N>[] {
  if (isNowhere(content, s, word, circumstances.self)) return none;
  const search = new Search(content, s, word, circumstances);
  search.everywhere();
  return search.found as readonly Word<N>[];
}

/** The same with the names of the cards that give them, in the same order. */
export function heldFrom<N extends EffectName>(
  content: SoulsContent,
  s: SoulsView,
  word: N,
  circumstances: Circumstances,
): { readonly words: readonly Word<N>[]; readonly givers: readonly string[] } {
  if (isNowhere(content, s, word, circumstances.self)) return nothing;
  const search = new Search(content, s, word, circumstances);
  search.everywhere();
  return { words: search.found as readonly Word<N>[], givers: search.givers };
}

/** The sum of what all held effects of a word change. */
export function heldSum<N extends EffectName>(
  content: SoulsContent,
  s: SoulsView,
  word: N,
  circumstances: Circumstances,
  amount: (effect: Word<N>) => number,
): number {
  let sum = 0;
  for (const effect of heldWords(content, s, word, circumstances)) sum += amount(effect);
  return sum;
}

const nothing = { words: none, givers: none };

/** Whether a word stands on nothing that could give it to somebody: then there is no need to search. */
function isNowhere(content: SoulsContent, s: SoulsView, word: EffectName, self: Figure): boolean {
  if (s.tokens.length > 0) return false;
  const { beside, faceUp } = s.decks.event;
  if ((beside !== "" || faceUp.length > 0) && isOfEvents(content, word)) return false;
  for (const { on, effect } of s.lasting) if (effect.effect === word && on === self.id) return false;
  if (self.kind === "hero") return !itemsWith(content, word) && !knownOf(content, heroOf(s, self)).passive.has(word);
  return self.kind !== "enemy" || !passiveOfEnemy(content, s, enemyOf(s, self)).has(word);
}

/** SS-10.6.2-e. */
export function hasNoEffects(content: SoulsContent, { criticals }: Figure): boolean {
  return (
    criticals.length > 0 && criticals.some((token) => criticalToken(content, token).does.critical === "no-effects")
  );
}

/** The search for one word. Nearly always there is nothing to find: nothing is made before something is. */
class Search {
  found: readonly Effect[] = none;
  /** The names of the cards, in the order of `found`. */
  givers: readonly string[] = none;
  #names: string[] | undefined;

  constructor(
    private readonly content: SoulsContent,
    private readonly s: SoulsView,
    private readonly word: EffectName,
    private readonly circumstances: Circumstances,
  ) {}

  everywhere(): void {
    const { s, word } = this;
    const { self } = this.circumstances;
    for (const { name, on, effect } of s.lasting)
      if (on === self.id && effect.effect === word) this.#look(name, [effect]);
    if (isOfEvents(this.content, word)) this.#ofEvents();
    if (s.tokens.length > 0) this.#auras(self);
    if (hasNoEffects(this.content, self)) return;
    if (self.kind === "hero") this.#ofHero(heroOf(s, self));
    else if (self.kind === "enemy") {
      const passive = passiveOfEnemy(this.content, s, enemyOf(s, self)).get(word);
      if (passive) for (const { name, effects } of passive) this.#look(name, effects);
    }
  }

  /** SS-4.3.2-a, SS-4.3-d. */
  #ofEvents(): void {
    const { faceUp, beside } = this.s.decks.event;
    if (beside !== "") this.#look(beside, nightOrDay(this.s), true);
    if (faceUp.length > 0) this.#look(faceUp[0]!, eventOnTop(this.content, this.s), true);
  }

  /** What tokens give to those who stand with them. */
  #auras({ faction, kind, area }: Figure): void {
    if (faction !== "heroes" || kind === "ghost") return;
    for (const placed of this.s.tokens) {
      const { aura } = tokenWorks(placed.token);
      if (aura && placed.area === area) this.#look(placed.token, aura);
    }
  }

  /** SS-6.5-a, SS-8-a: passive powers, and what is equipped or, for what is used from there, in the inventory. */
  #ofHero(hero: Hero): void {
    const passive = knownOf(this.content, hero).passive.get(this.word);
    if (passive) for (const { name, effects } of passive) this.#look(name, effects);
    const items = itemsWith(this.content, this.word);
    if (!items) return;
    for (const slot of slotNames) {
      const item = hero.slots[slot];
      if (item !== "" && items.has(itemCard(this.content, item))) this.#onItem(item);
    }
    for (const item of hero.inventory) {
      const card = itemCard(this.content, item);
      if (card.kind === "permanent" && items.has(card)) this.#onItem(item);
    }
  }

  #onItem(item: string): void {
    const { activity, effects } = itemSide(this.content, this.s, item);
    if (effects && (activity === undefined || activity === "passive")) this.#look(item, effects);
  }

  #look(name: string, effects: readonly Effect[], onlyForWhomItTouches = false): void {
    let isNew = true;
    for (const effect of effects) {
      if (effect.effect !== this.word) continue;
      if (onlyForWhomItTouches && !touches(effect.on, this.circumstances.self)) continue;
      if (isNew && this.#names?.includes(name)) return;
      if (!holds(this.content, this.s, effect.if, this.circumstances)) continue;
      if (isNew) {
        this.#names ??= [];
        this.#names.push(name);
        isNew = false;
      }
      if (this.found === none) {
        this.found = [effect];
        this.givers = [name];
      } else {
        (this.found as Effect[]).push(effect);
        (this.givers as string[]).push(name);
      }
    }
  }
}
