import { artifacts } from "../../items/artifacts.js";
import type { Quest } from "../format.js";
import { everyAntagonist, everyTreasure } from "./parts.js";

/** Something that is wrong with the book as a whole: where it is, and what, as a sentence for whoever writes the book. */
export interface BookProblem {
  readonly field: string;
  readonly problem: string;
}

/** What is wrong with quests as a book: names, chains, and artifacts that are there twice (HQ-1.2.c). */
export function bookProblems(quests: readonly Quest[]): BookProblem[] {
  return [...repeatedQuests(quests), ...brokenChains(quests), ...repeatedArtifacts(quests)];
}

function repeatedQuests(quests: readonly Quest[]): BookProblem[] {
  return quests
    .filter(({ id }, i) => quests.findIndex((other) => other.id === id) < i)
    .map(({ id }) => ({ field: id, problem: `Two quests are called "${id}".` }));
}

/** HQ-16.3: a chain leads from part to part, and only its last one ends it. */
function brokenChains(quests: readonly Quest[]): BookProblem[] {
  return quests.flatMap(({ id, chain }) => {
    if (!chain) return [];
    const field = `${id}.chain`;
    if (chain.next === undefined) {
      return chain.part === chain.of ? [] : [{ field, problem: `Part ${chain.part} of ${chain.of} leads nowhere.` }];
    }
    const next = quests.find((other) => other.id === chain.next);
    if (!next) return [{ field, problem: `There is no quest "${chain.next}" to go on with.` }];
    const fits = next.chain?.name === chain.name && next.chain.part === chain.part + 1 && next.chain.of === chain.of;
    return fits ? [] : [{ field, problem: `"${chain.next}" isn't part ${chain.part + 1} of "${chain.name}".` }];
  });
}

function repeatedArtifacts(quests: readonly Quest[]): BookProblem[] {
  const seen = new Map<string, string>();
  return quests.flatMap((quest) =>
    itemsOf(quest)
      .filter((item) => Object.hasOwn(artifacts, item))
      .flatMap((item) => {
        const first = seen.get(item);
        seen.set(item, first ?? quest.id);
        return first === undefined
          ? []
          : [{ field: quest.id, problem: `The artifact "${item}" is already in "${first}".` }];
      }),
  );
}

/** Everything that can be won in a quest. */
export function itemsOf(quest: Quest): string[] {
  return [
    ...everyTreasure(quest).flatMap(({ value }) => value.items ?? []),
    ...everyAntagonist(quest).flatMap(({ value }) => value.items ?? []),
    ...quest.objectives.flatMap(({ reward }) => reward.items ?? []),
    ...(quest.reward.items ?? []),
  ];
}
