import type { QuestFix } from "@tavolata/kit";
import { roomLetters } from "../../board/index.js";
import { allies } from "../../figures/allies.js";
import { antagonists } from "../../figures/antagonists.js";
import { champions } from "../../figures/champions.js";
import { isItem } from "../../items/items.js";
import { scenery } from "../../scenery.js";
import { isSpell, spells } from "../../spells/index.js";
import { trapKinds } from "../../trap-kinds.js";
import type { Quest, When } from "../format.js";
import { everyAct, everyAntagonist, everyTreasure, everyWhen, goalsOf } from "./parts.js";
import { type Problem, type ProblemCode, problem, removing } from "./problem.js";

/** Names that the content or the quest itself doesn't know. */
export function unknownNames(quest: Quest): Problem[] {
  const problems: Problem[] = [];
  const wrong = (field: string, code: ProblemCode, args: Problem["args"], fix?: Problem["fix"]) =>
    problems.push(problem(field, code, { args, fix }));
  const known = ownNames(quest);
  const rooms = roomLetters(quest.side);

  const checkItem = (field: string, item: string) => {
    if (!isItem(item)) wrong(field, "unknown-item", { item });
  };
  const checkItems = (field: string, items: readonly string[] = []) => {
    for (const [i, item] of items.entries()) {
      if (!isItem(item)) wrong(field, "unknown-item", { item }, removing(`${field}.items[${i}]`));
    }
  };
  const checkSpells = (field: string, cards: readonly string[] = [], kind: "antagonist" | "evocation") => {
    for (const [i, card] of cards.entries()) {
      if (isSpell(card) && spells[card].class === kind) continue;
      wrong(field, "unknown-card", { card, kind }, removing(`${field}.spells[${i}]`));
    }
  };
  const checkRoom = (field: string, room: string) => {
    if (!rooms.includes(room)) wrong(field, "unknown-room", { room, side: quest.side });
  };
  const checkFigure = (field: string, figure: string) => {
    if (!known.figures.has(figure)) wrong(field, "unknown-figure", { figure });
  };
  const checkAlly = (field: string, ally: string) => {
    if (!known.allies.has(ally)) wrong(field, "unknown-friend", { ally });
  };
  const checkWhen = (field: string, when: When) => {
    if (when.on === "room-seen" || when.on === "room-entered") checkRoom(field, when.room);
    if (when.on === "figure-removed") checkFigure(field, when.figure);
    if (when.on === "all-removed") for (const figure of when.figures) checkFigure(field, figure);
    if (when.on === "item-taken") checkItem(field, when.item);
    if (when.on === "ally-reached") checkAlly(field, when.ally);
    if (when.on === "searched" && !known.searchable.has(when.what)) {
      wrong(field, "unknown-place", { what: when.what });
    }
  };

  for (const { field, value } of everyAntagonist(quest)) {
    const { type } = value;
    if (!Object.hasOwn(antagonists, type) && !Object.hasOwn(champions, type)) {
      wrong(field, "unknown-antagonist", { type }, removing(field));
    } else if (Object.hasOwn(antagonists, type) && isChampionOnly(type) && value.champion !== true) {
      const change = { does: "set", field: `${field}.champion`, value: true } as const;
      wrong(field, "champion-only", { type }, { code: "champion", args: {}, change });
    }
    checkItems(field, value.items);
    checkSpells(field, value.spells, "antagonist");
  }
  for (const { id, type } of quest.allies) {
    if (!Object.hasOwn(allies, type)) wrong(`allies.${id}`, "unknown-ally", { type }, removing(`allies.${id}`));
  }
  for (const [i, { type }] of quest.scenery.entries()) {
    if (!Object.hasOwn(scenery, type)) wrong(`scenery[${i}]`, "unknown-scenery", { type }, removing(`scenery[${i}]`));
  }
  for (const [i, { kind }] of quest.traps.entries()) {
    if (!Object.hasOwn(trapKinds, kind)) wrong(`traps[${i}]`, "unknown-trap", { kind }, removing(`traps[${i}]`));
  }
  if (!Object.hasOwn(antagonists, quest.wandering) || isChampionOnly(quest.wandering)) {
    const change = { does: "set", field: "wandering", value: "orc" } as const;
    wrong("wandering", "no-wanderer", { type: quest.wandering }, { code: "wanderer", args: { type: "orc" }, change });
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
    if (goal.kind === "find") checkItem("goal", goal.item);
    if (goal.kind === "hold") checkRoom("goal", goal.room);
  }
  for (const [i, failure] of quest.failure.entries()) {
    if (failure.kind === "ally-lost") checkAlly(`failure[${i}]`, failure.ally);
    if (failure.kind === "reached") checkFigure(`failure[${i}]`, failure.figure);
    if (failure.kind === "room-lost") checkRoom(`failure[${i}]`, failure.room);
  }
  if (quest.opening?.itemsAt !== undefined && !known.searchable.has(quest.opening.itemsAt)) {
    wrong("opening.itemsAt", "unknown-place", { what: quest.opening.itemsAt }, removing("opening.itemsAt"));
  }
  return problems;
}

/** Two things of one quest may not have the same name. */
export function repeatedNames(quest: Quest): Problem[] {
  const names = [
    ...everyAntagonist(quest).map(({ field, value }) => ({ field, name: value.id })),
    ...quest.allies.map(({ id }, i) => ({ field: `allies[${i}]`, name: id })),
    ...quest.scenery.map(({ id }, i) => ({ field: `scenery[${i}]`, name: id })),
    ...quest.caches.map(({ id }, i) => ({ field: `caches[${i}]`, name: id })),
    ...quest.triggers.map(({ id }, i) => ({ field: `triggers[${i}]`, name: id })),
    ...quest.objectives.map(({ id }, i) => ({ field: `objectives[${i}]`, name: id })),
    ...(quest.notes ?? []).map(({ id }, i) => ({ field: `notes[${i}]`, name: id })),
  ];
  const seen = new Set<string>();
  return names.flatMap(({ field, name }) => {
    if (name === undefined) return [];
    if (seen.has(name)) return [problem(field, "same-name", { args: { name }, fix: renaming(field, another(name)) })];
    seen.add(name);
    return [];
  });

  function another(name: string): string {
    for (let number = 2; ; number++) {
      const other = `${name.slice(0, 20)}-${number}`;
      if (!names.some((one) => one.name === other)) return other;
    }
  }
}

function renaming(field: string, name: string): QuestFix {
  return { code: "rename", args: { name }, change: { does: "set", field: `${field}.id`, value: name } };
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
