import { allies } from "../../allies.js";
import { antagonists } from "../../antagonists.js";
import { roomLetters } from "../../board/index.js";
import { champions } from "../../champions.js";
import { isItem } from "../../items.js";
import { scenery } from "../../scenery.js";
import { isSpell, spells } from "../../spells/index.js";
import { trapKinds } from "../../trap-kinds.js";
import type { Quest, When } from "../format.js";
import { everyAct, everyAntagonist, everyTreasure, everyWhen, goalsOf } from "./parts.js";
import type { Problem } from "./problem.js";

/** Names that the content or the quest itself doesn't know. */
export function unknownNames(quest: Quest): Problem[] {
  const problems: Problem[] = [];
  const wrong = (field: string, problem: string) => problems.push({ field, problem });
  const known = ownNames(quest);
  const rooms = roomLetters(quest.side);

  const checkItems = (field: string, items: readonly string[] = []) => {
    for (const item of items) if (!isItem(item)) wrong(field, `There is no item "${item}".`);
  };
  const checkSpells = (field: string, cards: readonly string[] = [], kind: "antagonist" | "evocation") => {
    for (const card of cards) {
      if (!isSpell(card) || spells[card].class !== kind) wrong(field, `There is no ${kind} card "${card}".`);
    }
  };
  const checkRoom = (field: string, room: string) => {
    if (!rooms.includes(room)) wrong(field, `Side ${quest.side} has no room "${room}".`);
  };
  const checkFigure = (field: string, figure: string) => {
    if (!known.figures.has(figure)) wrong(field, `No antagonist of this quest is called "${figure}".`);
  };
  const checkAlly = (field: string, ally: string) => {
    if (!known.allies.has(ally)) wrong(field, `No ally of this quest is called "${ally}".`);
  };
  const checkWhen = (field: string, when: When) => {
    if (when.on === "room-entered") checkRoom(field, when.room);
    if (when.on === "figure-removed") checkFigure(field, when.figure);
    if (when.on === "all-removed") for (const figure of when.figures) checkFigure(field, figure);
    if (when.on === "item-taken") checkItems(field, [when.item]);
    if (when.on === "ally-reached") checkAlly(field, when.ally);
    if (when.on === "searched" && !known.searchable.has(when.what)) {
      wrong(field, `No scenery or cache of this quest is called "${when.what}".`);
    }
  };

  for (const { field, value } of everyAntagonist(quest)) {
    const { type } = value;
    if (!Object.hasOwn(antagonists, type) && !Object.hasOwn(champions, type)) {
      wrong(field, `There is no antagonist "${type}".`);
    } else if (Object.hasOwn(antagonists, type) && isChampionOnly(type) && value.champion !== true) {
      wrong(field, `The ${type} is always a champion: name one, or set "champion".`);
    }
    checkItems(field, value.items);
    checkSpells(field, value.spells, "antagonist");
  }
  for (const { id, type } of quest.allies) {
    if (!Object.hasOwn(allies, type)) wrong(`allies.${id}`, `There is no ally "${type}".`);
  }
  for (const [i, { type }] of quest.scenery.entries()) {
    if (!Object.hasOwn(scenery, type)) wrong(`scenery[${i}]`, `There is no scenery "${type}".`);
  }
  for (const [i, { kind }] of quest.traps.entries()) {
    if (!Object.hasOwn(trapKinds, kind)) wrong(`traps[${i}]`, `There is no trap "${kind}".`);
  }
  if (!Object.hasOwn(antagonists, quest.wandering) || isChampionOnly(quest.wandering)) {
    wrong("wandering", `"${quest.wandering}" isn't a kind of antagonist that wanders.`);
  }
  for (const { field, value } of everyTreasure(quest)) {
    checkItems(field, value.items);
    checkSpells(field, value.spells, "evocation");
  }
  checkItems("reward", quest.reward.items);
  for (const { id, reward } of quest.objectives) checkItems(`objectives.${id}.reward`, reward.items);
  for (const { field, value } of everyWhen(quest)) checkWhen(field, value);
  for (const { field, value } of everyAct(quest)) {
    if (value.act === "wake") for (const figure of value.figures) checkFigure(field, figure);
    if (value.act === "reveal-room") checkRoom(field, value.room);
  }
  for (const goal of goalsOf(quest.goal)) {
    if (goal.kind === "slay") for (const figure of goal.figures) checkFigure("goal", figure);
    if (goal.kind === "rescue") checkAlly("goal", goal.ally);
    if (goal.kind === "find") checkItems("goal", [goal.item]);
    if (goal.kind === "hold") checkRoom("goal", goal.room);
  }
  for (const [i, failure] of quest.failure.entries()) {
    if (failure.kind === "ally-lost") checkAlly(`failure[${i}]`, failure.ally);
    if (failure.kind === "reached") checkFigure(`failure[${i}]`, failure.figure);
    if (failure.kind === "room-lost") checkRoom(`failure[${i}]`, failure.room);
  }
  if (quest.opening?.itemsAt !== undefined && !known.searchable.has(quest.opening.itemsAt)) {
    wrong("opening.itemsAt", `No scenery or cache of this quest is called "${quest.opening.itemsAt}".`);
  }
  return problems;
}

/** Two things of one quest may not have the same name. */
export function repeatedNames(quest: Quest): Problem[] {
  const names = [
    ...everyAntagonist(quest).map(({ field, value }) => ({ field, name: value.id })),
    ...quest.allies.map(({ id }) => ({ field: `allies.${id}`, name: id })),
    ...quest.scenery.map(({ id }, i) => ({ field: `scenery[${i}]`, name: id })),
    ...quest.caches.map(({ id }, i) => ({ field: `caches[${i}]`, name: id })),
    ...quest.triggers.map(({ id }, i) => ({ field: `triggers[${i}]`, name: id })),
    ...quest.objectives.map(({ id }, i) => ({ field: `objectives[${i}]`, name: id })),
  ];
  const seen = new Set<string>();
  return names.flatMap(({ field, name }) => {
    if (name === undefined) return [];
    if (seen.has(name)) return [{ field, problem: `Something else of this quest is called "${name}", too.` }];
    seen.add(name);
    return [];
  });
}

function isChampionOnly(type: string): boolean {
  return antagonists[type as keyof typeof antagonists]?.championOnly === true;
}

function ownNames(quest: Quest) {
  return {
    figures: new Set(everyAntagonist(quest).map(({ value }) => value.id)),
    allies: new Set(quest.allies.map(({ id }) => id)),
    searchable: new Set([...quest.scenery, ...quest.caches].map(({ id }) => id)),
  };
}
