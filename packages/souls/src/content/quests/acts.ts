import type { Act, Quest } from "../types.js";

/** Everything that a quest does by itself, choices and conditions looked into. */
export function everyAct(quest: Quest): Act[] {
  return [
    ...quest.stories.flatMap(({ acts }) => acts),
    ...quest.waypoints.flatMap(({ acts }) => acts),
    ...quest.triggers.flatMap(({ acts }) => acts),
    ...quest.actions.flatMap(({ acts }) => acts),
    ...(quest.questShadow ?? []),
    ...(quest.citizens?.man ?? []),
    ...(quest.citizens?.woman ?? []),
  ].flatMap(withInner);
}

function withInner(act: Act): Act[] {
  if (act.act === "choice") return [act, ...act.of.flatMap(({ acts }) => acts.flatMap(withInner))];
  if (act.act === "if-noted") return [act, ...[...act.yes, ...(act.no ?? [])].flatMap(withInner)];
  return [act];
}

/** The notes that a quest can make. */
export function notesOf(quest: Quest): string[] {
  return everyAct(quest).flatMap((act) => (act.act === "note" ? [act.note] : []));
}
