import type { Seat } from "@tavolata/kernel";
import { type Figure, type FigureId, type Gone, type HeroQuest, type Lasting, type Side, wizard } from "../state.js";
import type { HeroQuestView } from "../view.js";
import { areAdjacent } from "./board/squares.js";

type Figures = Pick<HeroQuestView, "figures">;

/** Who must be on the board. */
export function figureNamed(table: Figures, id: FigureId): Figure {
  const figure = findFigure(table, id);
  if (!figure) throw new RangeError(`No figure "${id}" is on the board.`);
  return figure;
}

/** The figure of that name, while it is on the board. */
export function findFigure({ figures }: Figures, id: FigureId): Figure | undefined {
  for (const figure of figures) if (figure.id === id) return figure;
  return undefined;
}

/** The figure that has the turn. */
export function actingFigure(table: Pick<HeroQuestView, "figures" | "turn">): Figure | undefined {
  return table.turn ? findFigure(table, table.turn.figure) : undefined;
}

/** The hero of a seat, on the board, gone, or between two quests; and how it is gone. */
export function heroSheetOf(
  table: Pick<HeroQuestView, "figures" | "heroes" | "gone" | "campaign">,
  seat: Seat,
): { readonly figure: Figure; readonly how: Gone["how"] | "" } | undefined {
  const id = table.heroes[seat];
  if (id === undefined) return undefined;
  const standing = findFigure(table, id);
  if (standing) return { figure: standing, how: "" };
  const gone = table.gone.find(({ figure }) => figure.id === id);
  if (gone) return gone;
  const sheet = table.campaign?.sheets[seat];
  return sheet && { figure: sheet, how: "" };
}

export function isOnBoard({ figures }: Figures, figure: Figure): boolean {
  return figures.includes(figure);
}

/** A hero whom a spell has given into the Evil Wizard's hands stands on his side meanwhile. */
export function sideOf({ kind, seat }: Pick<Figure, "kind" | "seat">): Side {
  return kind === "ally" || (kind === "hero" && seat !== wizard) ? "heroes" : "wizard";
}

export function areEnemies(a: Figure, b: Figure): boolean {
  return sideOf(a) !== sideOf(b);
}

export function isAntagonist(figure: Figure): boolean {
  return sideOf(figure) === "wizard";
}

/** HQ-11.5: a hero whom a player leads; not an ally, nor a hero in the Evil Wizard's hands. */
export function isAdventurer(figure: Figure): boolean {
  return figure.kind === "hero" && !isAntagonist(figure);
}

/** HQ-1.4-b, HQ-1.4-c: a servant or a champion; no hero, whoever commands it. */
export function isCreature({ kind }: Pick<Figure, "kind">): boolean {
  return kind === "servant" || kind === "champion";
}

/** HQ-12-c: antagonists pass over what is hidden. HQ-12-b: a hero sets it off, also one whom a spell has given into the Evil Wizard's hands. */
export function passesHiddenTraps(figure: Figure): boolean {
  return isCreature(figure);
}

/** HQ-2.1-b: somebody to be freed, who still stands where the quest put him, and whom no player leads. */
export function isWaitingAlly({ kind, seat }: Figure): boolean {
  return kind === "ally" && seat === wizard;
}

/** HQ-2.4: whose hero it is, also while a spell has it in its power. */
export function playerOf({ heroes }: HeroQuest, { id }: Figure): Seat {
  return Object.keys(heroes).find((seat) => heroes[seat] === id)!;
}

/** What of a figure says whether it can act. */
type Condition = Pick<Figure, "prone" | "buried" | "asleep" | "mind" | "fullMind" | "lasting">;

/** HQ-1.4-c: heroes, allies and champions fall and may be helped; servants are gone at once. */
export function isServant({ kind }: Figure): boolean {
  return kind === "servant";
}

/** HQ-8.8.a: creatures printed without mind have none to lose. */
export function isMindless({ fullMind }: Pick<Figure, "fullMind">): boolean {
  return fullMind === 0;
}

/** HQ-8.8.b */
export function isInShock(figure: Pick<Figure, "mind" | "fullMind">): boolean {
  return figure.mind === 0 && !isMindless(figure);
}

/** HQ-8.8.d */
export function isUnconscious(figure: Pick<Figure, "mind" | "fullMind">): boolean {
  return figure.mind < 0 && !isMindless(figure);
}

/** HQ-6.14.c-a */
export function isProne({ prone }: Pick<Figure, "prone">): boolean {
  return prone > 0;
}

/** What of this kind lasts on a figure, if anything does. */
export function lastingOf({ lasting }: Pick<Figure, "lasting">, what: Lasting["what"]): Lasting | undefined {
  for (const one of lasting) if (one.what === what) return one;
  return undefined;
}

/** HQ-6.14.c-a, HQ-8.8.d, HQ-12.3-d: who lies on the ground, is under rocks or not awake yet does nothing at all. */
export function isDown(figure: Condition): boolean {
  return isProne(figure) || figure.buried || figure.asleep === true || isUnconscious(figure);
}

/** Who is down or sleeps under a spell does nothing at all, and doesn't defend either. */
export function isHelpless(figure: Condition): boolean {
  return isDown(figure) || lastingOf(figure, "sleep") !== undefined;
}

/** Who is helpless, or held by a spell, takes no action and doesn't strike back. */
export function isBound(figure: Condition): boolean {
  return isHelpless(figure) || lastingOf(figure, "held") !== undefined;
}

/** HQ-12.2-b: an ally whom a player leads, and who could come to a deep pit to help somebody out. */
export function canComeToHelp(figure: Figure): boolean {
  return figure.kind === "ally" && !isWaitingAlly(figure) && !isDown(figure) && figure.pit !== "deep-pit";
}

/** HQ-7.6: an enemy who can't do anything doesn't hinder, in any clause about an enemy nearby. */
export function hinders(other: Figure, figure: Figure): boolean {
  return areEnemies(other, figure) && !isBound(other);
}

/** The first enemy beside a figure who hinders it. */
export function enemyBeside(state: HeroQuest, figure: Figure): Figure | undefined {
  for (const other of state.figures) {
    if (hinders(other, figure) && areAdjacent(state, figure.square, other.square)) return other;
  }
  return undefined;
}
