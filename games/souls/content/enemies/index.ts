import type { EnemyCard, EnemyScroll, MasterScroll } from "../types.js";
import { banditCards, banditScrolls } from "./bandits.js";
import { gremlinCards, gremlinScrolls } from "./gremlins.js";
import { masterScrolls as masters } from "./masters.js";
import { orcShamanCards, orcShamanScrolls } from "./orc-shamans.js";
import { orcWarriorCards, orcWarriorScrolls } from "./orc-warriors.js";

const scrolls = { ...gremlinScrolls, ...banditScrolls, ...orcWarriorScrolls, ...orcShamanScrolls };
const cards = { ...gremlinCards, ...banditCards, ...orcWarriorCards, ...orcShamanCards };

export type ScrollId = keyof typeof scrolls;
export type EnemyCardId = keyof typeof cards;
export type MasterId = keyof typeof masters;

/** SS-15.1-a: fourteen scrolls. */
export const enemyScrolls: Readonly<Record<ScrollId, EnemyScroll>> = scrolls;

/** SS-15.2-a: twenty-two enemy cards, `<scroll>-<seals>`. */
export const enemyCards: Readonly<Record<EnemyCardId, EnemyCard>> = cards;

/** SS-16-a. */
export const masterScrolls: Readonly<Record<MasterId, MasterScroll>> = masters;

export { enemyPowers } from "./powers.js";
