import { each, type RuleId, say } from "@tavolata/kernel";
import type { Effect } from "../../content/effects.js";
import type { FateCard } from "../../content/types.js";
import { boardOf } from "../../queries/board/squares.js";
import { fateCardNamed, nameOf } from "../../queries/fate-card.js";
import { isAntagonist, isOnBoard } from "../../queries/figures.js";
import { type Door, type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { turnOf } from "../04-movement/free.js";
import type { Aim } from "../08-magic/targets.js";
import { bringAbout } from "../08-magic/working.js";
import { squaresBeside } from "../11-discovery/placing.js";
import { inVain } from "./vain.js";
import type { Fate, WatchedRoll } from "./zones.js";

/** HQ-RH7-a: at once without exchange; HQ-RH7-b: a kept card for an HQ, which has no other effect. */
export function* playHeroic(
  t: Table,
  fate: Fate,
  roll: WatchedRoll,
  hero: Figure,
  card: string,
  exchange: boolean,
): HeroFlow {
  const name = nameOf(card);
  const { rule, effects } = fateCardNamed(name);
  discard(fate.hands[hero.seat]!, fate.heroic.discard, card);
  t.emit(
    { type: "heroic-card-played", figure: hero.id, card: name, text: say(`text.${name}`) },
    { rules: [exchange ? "HQ-RH7-b" : "HQ-RH7-a", rule], reveals: true },
  );
  if (exchange) giveUpDie(t, roll, hero.seat);
  yield* takeEffect(t, hero, name, { figure: hero }, effects);
}

/** HQ-RH7-c: at once; HQ-RH7-d: for an HQ of the Evil Wizard's own roll, or for nothing when a player's shows a ?. */
export function* playMisfortune(
  t: Table,
  fate: Fate,
  roll: WatchedRoll,
  card: string,
  exchange: boolean,
  by: RuleId,
): HeroFlow {
  const name = nameOf(card);
  const { rule, effects, names } = fateCardNamed(name);
  discard(fate.misfortunes, fate.misfortune.discard, card);
  t.emit(
    { type: "misfortune-card-played", card: name, text: say(`text.${name}`) },
    { rules: [by, rule], reveals: true },
  );
  if (exchange) giveUpDie(t, roll, wizard);
  const aim = yield* nameAim(t, names, rule);
  const user = aim?.figure ?? rollerOf(t.state, roll);
  if (!aim || !user) return inVain(t, name);
  yield* takeEffect(t, user, name, aim, effects);
}

function discard(hand: string[], pile: string[], card: string): void {
  hand.splice(hand.indexOf(card), 1);
  pile.unshift(card);
}

/** HQ-RH7-b, HQ-RH7-d: the die is exchanged for the card. */
function giveUpDie(t: Table, roll: WatchedRoll, seat: string): void {
  roll.faces.splice(roll.faces.indexOf("hq"), 1);
  t.emit({ type: "die-exchanged", seat, faces: roll.faces }, { rules: [seat === wizard ? "HQ-RH7-d" : "HQ-RH7-b"] });
}

/** Whoever rolled, or anybody, for a card that names nobody. */
function rollerOf({ figures }: HeroQuest, { by }: WatchedRoll): Figure | undefined {
  return figures.find(({ id }) => id === by) ?? figures[0];
}

/** HQ-RH7-e: it takes effect now. What would last for the rest of a turn that isn't the user's own does nothing. */
function* takeEffect(t: Table, user: Figure, card: string, aim: Aim, effects: readonly Effect[]): HeroFlow {
  const now = effects.filter((one) => !("until" in one) || one.until !== "end-of-turn" || turnOf(t.state, user));
  if (now.length === 0) return inVain(t, card);
  const { rule } = fateCardNamed(card);
  for (const effect of now) {
    if (isOnBoard(t.state, user)) yield* bringAbout(t, { user, card, aim, pierces: false, rules: [rule] }, [effect]);
  }
}

/** The Evil Wizard names whom or what the card strikes; nothing when there is nobody (HQ-RH7-e). */
function* nameAim(t: Table, names: FateCard["names"], rule: string): HeroFlow<Aim | undefined> {
  const rules = [rule];
  switch (names) {
    case "nobody":
      return {};
    case "hero":
    case "antagonist": {
      const figures = () => t.state.figures.filter((figure) => isNamed(figure, names));
      if (figures().length === 0) return undefined;
      const offers = () => [each(figures(), ({ id }) => `${names}:${id}`, { at: ({ id }) => [`figure:${id}`] })];
      return { figure: yield* t.choose(wizard, `name-${names}`, offers, { rules }) };
    }
    case "door": {
      const slams = () => slamsOf(t.state);
      if (slams().length === 0) return undefined;
      const { edgeNames } = boardOf(t.state);
      const naming = {
        verb: "slam",
        target: ({ figure }: Slam) => figure.id,
        using: ({ door }: Slam) => edgeNames[door.edge],
        id: ({ door, figure }: Slam) => `slam:${edgeNames[door.edge]}>${figure.id}`,
      };
      const offers = () => [
        each(slams(), naming, {
          at: ({ door, figure }) => [`edge:${edgeNames[door.edge]}`, `figure:${figure.id}`],
          label: ({ door, figure }) => say("option.slam", { edge: edgeNames[door.edge]!, figure: figure.id }),
        }),
      ];
      return yield* t.choose(wizard, "name-door", offers, { rules });
    }
  }
}

function isNamed(figure: Figure, names: "hero" | "antagonist"): boolean {
  if (names === "hero") return figure.kind === "hero";
  return isAntagonist(figure) && figure.kind !== "hero" && !figure.asleep;
}

interface Slam {
  readonly door: Door;
  readonly figure: Figure;
}

/** HQ-RH7-m-door: every open door beside a hero, and the hero. What only the quest opens isn't touched. */
function slamsOf(state: HeroQuest): Slam[] {
  return state.doors
    .filter(({ open, kind }) => open && kind !== "barred")
    .flatMap((door) =>
      state.figures
        .filter(({ kind, square }) => kind === "hero" && squaresBeside(state, door.edge).includes(square))
        .map((figure) => ({ door, figure })),
    );
}

/** The roll on which cards are being played. */
export function presentRoll({ state }: Table): WatchedRoll | undefined {
  return state.fate?.rolls.at(-1);
}

/** Who made the roll on which cards are being played, if somebody did. */
export function presentRoller(t: Table): Figure | undefined {
  const by = presentRoll(t)?.by;
  return t.state.figures.find(({ id }) => id === by);
}
