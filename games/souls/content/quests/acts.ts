import type { Act, Quest } from "../types.js";

/** Something that a quest names, with the path to it: `triggers[2].acts[0].yes[1]`. */
export interface Found<T> {
  readonly field: string;
  readonly value: T;
}

/** Everything that a quest does by itself, choices and conditions looked into, each with where it stands. */
export function everyActFound(quest: Quest): Found<Act>[] {
  return actLists(quest).flatMap(({ field, value }) => withInner(field, value));
}

/** The lists of acts, as they hang on moments, places and shadows. */
function actLists(quest: Quest): Found<readonly Act[]>[] {
  const of = (list: "stories" | "waypoints" | "triggers" | "actions") =>
    quest[list].map(({ acts }, i) => ({ field: `${list}[${i}].acts`, value: acts }));
  return [...of("stories"), ...of("waypoints"), ...of("triggers"), ...of("actions"), ...shadowActs(quest)];
}

/** SS-15.4-g, SS-15.4-m: what comes of shadows that turn out to be the quest's own. */
export function shadowActs({ questShadow, citizens }: Quest): Found<readonly Act[]>[] {
  return [
    ...(questShadow ? [{ field: "questShadow", value: questShadow }] : []),
    ...(citizens?.man ? [{ field: "citizens.man", value: citizens.man }] : []),
    ...(citizens?.woman ? [{ field: "citizens.woman", value: citizens.woman }] : []),
  ];
}

/** The acts of a list, and those within them. */
export function withInner(field: string, acts: readonly Act[]): Found<Act>[] {
  return acts.flatMap((value, i) => {
    const at = `${field}[${i}]`;
    const inner =
      value.act === "choice"
        ? value.of.flatMap((choice, n) => withInner(`${at}.of[${n}].acts`, choice.acts))
        : value.act === "if-noted"
          ? [...withInner(`${at}.yes`, value.yes), ...withInner(`${at}.no`, value.no ?? [])]
          : [];
    return [{ field: at, value }, ...inner];
  });
}

/** The same without where they stand. */
export function everyAct(quest: Quest): Act[] {
  return everyActFound(quest).map(({ value }) => value);
}

/** The notes that a quest can make. */
export function notesOf(quest: Quest): string[] {
  return everyAct(quest).flatMap((act) => (act.act === "note" ? [act.note] : []));
}
