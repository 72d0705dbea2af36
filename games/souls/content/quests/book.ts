import { battlefieldOf } from "../../queries/board/field.js";
import type { Battlefield } from "../../queries/board/terrain.js";
import type { Quest } from "../types.js";
import { theEmberHeart } from "./the-ember-heart.js";
import { theHollowKing } from "./the-hollow-king.js";
import { theLongestNight } from "./the-longest-night.js";
import { theTollRoad } from "./the-toll-road.js";
import { theWaking } from "./the-waking.js";
import { theWeddingAtHarrow } from "./the-wedding-at-harrow.js";
import { underTheBridge } from "./under-the-bridge.js";

/** Our own campaign, in the order in which it is played. */
export const questBook: readonly Quest[] = [
  theWaking,
  theTollRoad,
  theEmberHeart,
  underTheBridge,
  theWeddingAtHarrow,
  theLongestNight,
  theHollowKing,
];

/** By name, as the rules look them up. */
export const quests: Readonly<Record<string, Quest>> = Object.fromEntries(questBook.map((quest) => [quest.id, quest]));

/** SS-2.2.1: what each quest of the book is played on. */
export const battlefields: Readonly<Record<string, Battlefield>> = Object.fromEntries(
  questBook.map((quest) => [quest.id, battlefieldOf(quest)]),
);
