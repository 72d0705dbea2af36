import { either, fieldsOf, list, oneOfKinds, type Shape, text, whole, word, yesOrNo } from "@tavolata/kit";
import type { Act, NatureChoice, PlacedEnemy } from "../content/types.js";
import { actEffect } from "./effect-shapes.js";

/** The kind of a union that has this word in this field. */
export type Of<T, Tag extends string, Word extends string> = Extract<T, Readonly<Record<Tag, Word>>>;

/** The word by which kinds are told apart: it is checked before. */
export const told: Shape<never> = text(32) as Shape<string> as Shape<never>;

export const area = text(6, /^(?:[1-9]|1\d)[AB]-[1-9]$/);
export const border = text(13, /^(?:[1-9]|1\d)[AB]-[1-9]\|(?:[1-9]|1\d)[AB]-[1-9]$/);
/** A card or a thing, by its name. Whether there is such a one, other checks say. */
export const known = text(40, /^(?!constructor$)[a-z][a-z0-9-]*$/);
/** The name of something in this quest. */
export const given = text(24, /^(?!constructor$)[a-z][a-z0-9-]*$/);
/** The texts of goals are called after them, and by nothing else. */
export const textName = text(40, /^(?!constructor$|goal-)[a-z][a-z0-9-]*$/);
/** SS-15.4-p: with how many heroes something is there. */
const heroes = whole(2, 5);

export const placedEnemy = fieldsOf<PlacedEnemy>(
  { id: given, enemy: known, at: area, heroes, side: word(["front", "back"]) },
  "id",
  "enemy",
  "heroes",
  "side",
);

export const shadow = fieldsOf<{ readonly at: string; readonly heroes: number }>({ at: area, heroes });

const simple = {
  text: fieldsOf<Of<Act, "act", "text">>({ act: told, text: textName }),
  effects: fieldsOf<Of<Act, "act", "effects">>({ act: told, effects: list(actEffect, 6, 1) }),
  place: fieldsOf<Of<Act, "act", "place">>({ act: told, enemies: list(placedEnemy, 10, 1) }),
  shadows: fieldsOf<Of<Act, "act", "shadows">>({ act: told, at: list(shadow, 8, 1) }),
  spawn: fieldsOf<Of<Act, "act", "spawn">>({ act: told, count: either(whole(1, 6), word(["standard"] as const)) }),
  gate: fieldsOf<Of<Act, "act", "gate">>({ act: told, gate: given, open: yesOrNo }),
  altar: fieldsOf<Of<Act, "act", "altar">>({ act: told, altar: given, active: yesOrNo }),
  fire: fieldsOf<Of<Act, "act", "fire">>({
    act: told,
    at: list(area, 8, 1),
    strength: whole(1, 2) as Shape<number> as Shape<1 | 2>,
  }),
  "remove-door": fieldsOf<Of<Act, "act", "remove-door">>({ act: told, door: given }),
  wall: fieldsOf<Of<Act, "act", "wall">>({ act: told, on: border, there: yesOrNo }),
  "move-heroes": fieldsOf<Of<Act, "act", "move-heroes">>({ act: told, to: area, who: word(["active", "all"]) }),
  activate: fieldsOf<Of<Act, "act", "activate">>({
    act: told,
    enemies: either(list(known, 8, 1), word(["all"] as const)),
  }),
  "soul-points": fieldsOf<Of<Act, "act", "soul-points">>({ act: told, amount: whole(1, 10) }),
  crowns: fieldsOf<Of<Act, "act", "crowns">>({ act: told, amount: whole(1, 200), who: word(["active", "each"]) }),
  "quest-treasure": fieldsOf<Of<Act, "act", "quest-treasure">>({ act: told, item: known }),
  "soul-weapon": fieldsOf<Of<Act, "act", "soul-weapon">>({ act: told }),
  emporium: fieldsOf<Of<Act, "act", "emporium">>({ act: told, who: word(["all", "with-active"]) }),
  goal: fieldsOf<Of<Act, "act", "goal">>({ act: told, goal: given }),
  "turn-master": fieldsOf<Of<Act, "act", "turn-master">>({ act: told, side: word(["front", "back"]) }),
  note: fieldsOf<Of<Act, "act", "note">>({ act: told, note: given }),
  win: fieldsOf<Of<Act, "act", "win">>({ act: told }),
  lose: fieldsOf<Of<Act, "act", "lose">>({ act: told }),
} as const;

const natures = list(word(["lawful", "neutral", "chaos"] as const), 3, 1);

/** Choices and conditions hold acts, which may hold further ones: so deep and no deeper. */
function actWithin(depth: number): Shape<Act> {
  if (depth === 0) return oneOfKinds<Act>("act", simple);
  const inner = list(actWithin(depth - 1), 12);
  return oneOfKinds<Act>("act", {
    ...simple,
    choice: fieldsOf<Of<Act, "act", "choice">>({
      act: told,
      text: textName,
      of: list(fieldsOf<NatureChoice>({ text: textName, natures, acts: inner }), 4, 1),
    }),
    "if-noted": fieldsOf<Of<Act, "act", "if-noted">>({ act: told, note: given, yes: inner, no: inner }, "no"),
  });
}

/** What the book of secrets does at one moment. */
export const acts = list(actWithin(3), 16);
