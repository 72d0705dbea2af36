import type { Fate } from "../../rules/rh-7-fate/zones.js";
import type { HeroQuest } from "../../state.js";
import { type Scene, type SceneTable, scene } from "../scene.js";
import { deal } from "./magic-scene.js";

interface Hands {
  /** Heroic cards of the first adventurer. */
  heroic?: readonly string[];
  /** Heroic cards of the others, by seat. */
  others?: Readonly<Record<string, readonly string[]>>;
  misfortune?: readonly string[];
  /** What is drawn next. */
  nextHeroic?: readonly string[];
  nextMisfortune?: readonly string[];
}

/** A scene with heroic and misfortune cards, in which these are held. The whole board is known. */
export function fateScene(hands: Hands, wanted: Scene = {}): SceneTable {
  return scene({
    ...wanted,
    options: { fateCards: true, ...wanted.options },
    arrange: (state) => {
      state.seen.fill(1);
      const fate = fateOf(state);
      give(fate.heroic.draw, fate.hands["adventurer-1"]!, hands.heroic);
      for (const [seat, cards] of Object.entries(hands.others ?? {})) give(fate.heroic.draw, fate.hands[seat]!, cards);
      give(fate.misfortune.draw, fate.misfortunes, hands.misfortune);
      putOnTop(fate.heroic.draw, hands.nextHeroic);
      putOnTop(fate.misfortune.draw, hands.nextMisfortune);
      wanted.arrange?.(state);
    },
  });
}

export function fateOf(state: HeroQuest): Fate {
  if (!state.fate) throw new Error("This table has no heroic and misfortune cards.");
  return state.fate;
}

function give(pile: string[], hand: string[], names: readonly string[] = []): void {
  for (const name of names) hand.push(take(pile, name));
}

function putOnTop(pile: string[], names: readonly string[] = []): void {
  const cards = names.map((name) => take(pile, name));
  pile.unshift(...cards);
}

function take(pile: string[], name: string): string {
  const at = pile.findIndex((card) => card.slice(0, -2) === name);
  if (at < 0) throw new Error(`There is no "${name}" in the pile.`);
  return pile.splice(at, 1)[0]!;
}

/** Names of the cards that somebody holds. */
export function namesIn(cards: readonly string[]): string[] {
  return cards.map((card) => card.slice(0, -2));
}

/** The Evil Wizard plays a card on the movement roll of the first hero, whose other die shows 3. */
export function onMovement(card: string, wanted: Scene, more: string[] = []): SceneTable {
  const [hero = ""] = Object.keys(wanted.heroes ?? {});
  const t = fateScene({ misfortune: [card] }, { ...wanted, dice: ["? 3", ...more] });
  return t.does(hero, "move").does("evil-wizard", `play:${card}`);
}

/** The Evil Wizard names the hero whom his card is for. */
export function names(t: SceneTable, who: string): SceneTable {
  return t.does("evil-wizard", `hero:${t.figure(who).id}`);
}

/** A wizard who casts Ember at an orc, while the Evil Wizard holds a card. */
export function casting(card: string, dice: string[], more: Scene = {}): SceneTable {
  return fateScene(
    { misfortune: [card] },
    {
      heroes: { wizard: "12,9" },
      foes: { orc: "15,9" },
      dice,
      ...more,
      arrange: (state) => {
        deal(state, "ember", "rock-skin");
        more.arrange?.(state);
      },
    },
  );
}
