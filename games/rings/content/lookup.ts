import type { CardId } from "../state.js";
import type { RingsContent } from "./content.js";
import type { CardType, Definition } from "./definition.js";

/** What tells a card from others, with whatever figures it is played: no correction changes it. */
type Identity = Pick<Definition, "id" | "type" | "sphere">;

/** The cards that the house knows, by title and by copy. It is filled once from the content, and then only read. */
const byTitle = new Map<string, Identity>();
const byCopy = new Map<CardId, Identity>();

/** Copies that are looked up without taking their id apart. */
const usualCopies = 12;

/** The ids of these copies, by title. */
const copies = new Map<string, readonly CardId[]>();

/** Cards that aren't among those of the house, but whose title says all about them: the last so many. An older one is read anew. */
const described = new Map<string, Definition>();
const mostDescribed = 1_000;

/** LR-mode-4: how such a title is read. */
type Reader = (title: string) => Definition | undefined;
const readers = new Set<Reader>();

export function registerDescribed(read: Reader): void {
  readers.add(read);
}

function describedBy(title: string): Definition | undefined {
  const known = described.get(title);
  if (known) return known;
  for (const read of readers) {
    const definition = read(title);
    if (!definition) continue;
    described.set(title, definition);
    if (described.size > mostDescribed) described.delete(described.keys().next().value!);
    return definition;
  }
  return undefined;
}

/** Makes cards known. The same card may come twice; another one of the same title can't. */
export function registerCards(definitions: readonly Definition[]): void {
  for (const definition of definitions) {
    const known = byTitle.get(definition.id);
    if (known === definition) continue;
    if (known) throw new Error(`There are two cards "${definition.id}": a title stands for one card.`);
    byTitle.set(definition.id, definition);
    const ids = idsOf(definition.id);
    copies.set(definition.id, ids);
    for (const id of ids) byCopy.set(id, definition);
  }
}

/**
 * The ids of the usual copies. They come back as the names of an object's fields: Node.js keeps every such name once, and finds what is kept under it without
 * comparing letters. A text that is put together anew isn't one of these before it has been looked for.
 */
function idsOf(title: string): readonly CardId[] {
  const fields: Record<CardId, true> = {};
  for (let copy = 1; copy <= usualCopies; copy++) fields[`${title}-${copy}`] = true;
  return Object.keys(fields);
}

/** The id of a copy: `gandalf-2`. */
export function copyId(title: string, number: number): CardId {
  return copies.get(title)?.[number - 1] ?? `${title}-${number}`;
}

/** The ids of the copies by which a known card is looked up. */
export function usualCopiesOf(title: string): readonly CardId[] {
  return copies.get(title)!;
}

/** What is printed on a copy: `gandalf-2`. */
export function cardOf(content: RingsContent, id: CardId): Definition {
  return content.copies.get(id) ?? titled(content, titleOf(id));
}

/** What is printed on the card of this title: `gandalf`. */
export function titled(content: RingsContent, title: string): Definition {
  return content.cards.get(title) ?? describedBy(title) ?? unknown(title);
}

/** What a copy is: `gandalf-2` is an ally. */
export function typeOf(id: CardId): Definition["type"] {
  return (byCopy.get(id) ?? identityOf(titleOf(id))).type;
}

/** What the card of this title is: `gandalf`. */
export function identityOf(title: string): Identity {
  return byTitle.get(title) ?? describedBy(title) ?? unknown(title);
}

function unknown(title: string): never {
  throw new Error(`There is no card "${title}".`);
}

export function isTitle(title: string): boolean {
  return byTitle.has(title) || describedBy(title) !== undefined;
}

/** LR-mode-4: whether somebody described this card: only then do cards of one name differ. */
export function isDescribed(title: string): boolean {
  return title.startsWith("proxy.");
}

/** What counts where cards of the same name count (LR-card-2, LR-setup-3, LR-setup-4): the title, of a described card the last part of it. */
export function nameIn(title: string): string {
  return isDescribed(title) ? title.slice(title.lastIndexOf(".") + 1) : title;
}

export function titleOf(id: CardId): string {
  return id.slice(0, id.lastIndexOf("-"));
}

/** What a copy or a title is, with whatever figures it is played; nothing for a card that nobody knows here. */
export function typeOn(card: CardId): CardType | undefined {
  const title = isTitle(card) ? card : titleOf(card);
  return isTitle(title) ? identityOf(title).type : undefined;
}

/** What is printed on a copy (`gandalf-2`) or a title (`gandalf`); nothing for a card that nobody knows here. */
export function printedOn(content: RingsContent, card: CardId): Definition | undefined {
  const title = isTitle(card) ? card : titleOf(card);
  return isTitle(title) ? titled(content, title) : undefined;
}
