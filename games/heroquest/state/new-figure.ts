import type { Figure } from "../state.js";

/** What differs from one new figure to the next: what is printed on its sheet, and what the quest adds. */
export interface NewFigure
  extends Pick<
    Figure,
    "id" | "kind" | "type" | "seat" | "square" | "body" | "mind" | "attack" | "defence" | "armour" | "move" | "items"
  > {
  readonly gold?: number;
  readonly asleep?: boolean;
  readonly bounty?: number;
  readonly questName?: string;
}

/**
 * Every figure begins here, field by field: so all have the same shape inside Node.js, and what reads figures is made fast once
 * and not again for every kind of figure.
 */
export function newFigure(sheet: NewFigure): Figure {
  return {
    id: sheet.id,
    kind: sheet.kind,
    type: sheet.type,
    seat: sheet.seat,
    square: sheet.square,
    body: sheet.body,
    mind: sheet.mind,
    fullBody: sheet.body,
    fullMind: sheet.mind,
    attack: sheet.attack,
    defence: sheet.defence,
    armour: sheet.armour,
    move: sheet.move,
    items: sheet.items,
    gold: sheet.gold ?? 0,
    prone: 0,
    buried: false,
    pit: "",
    saved: false,
    held: "",
    asleep: sheet.asleep ?? false,
    lasting: [],
    bounty: sheet.bounty ?? 0,
    questName: sheet.questName ?? "",
  };
}
