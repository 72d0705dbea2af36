import { questTreasures } from "../../items/index.js";
import type { Act, Nature, Quest } from "../../types.js";
import { effectsProblems } from "../../validate/effects.js";
import { everyActFound, type Found, notesOf, shadowActs, withInner } from "../acts.js";
import { type Problem, problem, removing, unlessKnown } from "./problem.js";

/** What acts and actions name is there, and what they ask can be answered. */
export function actProblems(quest: Quest): Problem[] {
  return [
    ...everyActFound(quest).flatMap((found) => oneAct(found, quest)),
    ...nightAndDay(quest),
    ...endlessShadows(quest),
    ...freeForEver(quest),
  ];
}

function oneAct({ field, value: act }: Found<Act>, quest: Quest): Problem[] {
  const named = (key: string, what: string, name: string, known: readonly string[]) =>
    unlessKnown(`${field}.${key}`, "unknown-name", { what, name }, known, field);
  const ids = (things: readonly { readonly id?: string }[]) => things.flatMap(({ id }) => id ?? []);
  switch (act.act) {
    case "effects":
      return effectsFound(`${field}.effects`, act.effects);
    case "gate":
      return named("gate", "gate", act.gate, ids(quest.gates));
    case "altar":
      return named("altar", "altar", act.altar, ids(quest.altars));
    case "remove-door":
      return named("door", "door", act.door, ids(quest.doors));
    case "goal":
      return named("goal", "goal", act.goal, ids([...quest.victory, ...quest.failure]));
    case "quest-treasure":
      return named("item", "treasure", act.item, Object.keys(questTreasures));
    case "if-noted":
      return named("note", "note", act.note, notesOf(quest));
    case "choice":
      return choiceProblems(field, act);
    default:
      return [];
  }
}

function effectsFound(field: string, effects: unknown): Problem[] {
  return effectsProblems(effects, field).map((one) => problem(one.field, "bad-effect", { args: { why: one.problem } }));
}

function nightAndDay(quest: Quest): Problem[] {
  return (["night", "day"] as const).flatMap((kind) =>
    (["lasting", "once"] as const).flatMap((list) => effectsFound(`${kind}.${list}`, quest[kind]?.[list])),
  );
}

/** SS-5.1-c: whatever the active hero's nature, it allows something; who is neutral may do anything. */
function choiceProblems(field: string, { of }: Extract<Act, { act: "choice" }>): Problem[] {
  const texts = of.map(({ text }) => text);
  return [
    ...(["lawful", "chaos"] as const satisfies readonly Nature[])
      .filter((nature) => !of.some(({ natures }) => natures.includes(nature)))
      .map((nature) => problem(field, "nature-choice", { args: { nature } })),
    ...texts.flatMap((text, i) =>
      texts.indexOf(text) === i ? [] : [problem(`${field}.of[${i}].text`, "same-choice", { args: { name: text } })],
    ),
  ];
}

/** SS-15.4-o: the reserve is shuffled again when it is empty, so a shadow that brings shadows might do so for ever. */
function endlessShadows(quest: Quest): Problem[] {
  return shadowActs(quest)
    .flatMap(({ field, value }) => withInner(field, value))
    .filter(({ value }) => value.act === "shadows" || (value.act === "effects" && value.effects.some(placesShadows)))
    .map(({ field }) => problem(field, "endless-shadows", { fix: removing(field) }));
}

function placesShadows({ effect }: { readonly effect: string }): boolean {
  return effect === "place-shadows";
}

/** SS-6.6: what costs nothing could be done for ever. */
function freeForEver({ actions }: Quest): Problem[] {
  return actions.flatMap(({ id, activity, once, at }, i) => {
    if (activity !== "free" || once) return [];
    const field = `actions[${i}].once`;
    const fix = { code: "once", args: {}, change: { does: "set", field, value: true } } as const;
    return [problem(`actions[${i}]`, "free-for-ever", { args: { name: id }, at, fix })];
  });
}
