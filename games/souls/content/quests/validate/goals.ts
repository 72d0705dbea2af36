import { enemyCards, masterScrolls } from "../../enemies/index.js";
import type { Goal, Quest } from "../../types.js";
import { everyAct, notesOf } from "../acts.js";
import { everyPlacedEnemy, namedEnemies } from "./enemies.js";
import { lastRound } from "./events.js";
import { type Problem, problem, removing, unlessKnown } from "./problem.js";

/** SS-4.4-a: something wins, and it can come about. */
export function goalProblems(quest: Quest): Problem[] {
  const acts = everyAct(quest);
  const wins = quest.victory.length > 0 || acts.some(({ act }) => act === "win");
  const told = new Set(acts.flatMap((act) => (act.act === "goal" ? [act.goal] : [])));
  return [
    ...(wins ? [] : [problem("victory", "nothing-wins", { fix: winning })]),
    ...quest.victory.flatMap((goal, i) => neverMet(`victory[${i}]`, goal, quest)),
    ...(["victory", "failure"] as const).flatMap((list) =>
      quest[list].flatMap((goal, i) => [
        ...unknownIn(`${list}[${i}]`, goal, quest),
        ...(goal.open || told.has(goal.id) ? [] : [untold(`${list}[${i}]`, goal)]),
      ]),
    ),
    ...keyProblems(quest),
    ...rankProblems(quest),
  ];
}

const winning = {
  code: "win",
  args: {},
  change: {
    does: "add",
    field: "victory",
    value: { id: "all-enemies", open: true, when: { kind: "no-enemies-left", gatesClosed: false } },
  },
} as const;

function unknownIn(field: string, { when }: Goal, quest: Quest): Problem[] {
  if (when.kind === "killed")
    return unlessKnown(`${field}.when.enemy`, "no-enemy", { name: when.enemy }, namedEnemies, field);
  if (when.kind !== "noted") return [];
  const notes = notesOf(quest);
  return when.notes.flatMap((name, i) =>
    unlessKnown(`${field}.when.notes[${i}]`, "unknown-name", { what: "note", name }, notes),
  );
}

/** A goal that nothing the quest does can bring about. */
function neverMet(field: string, { id, when }: Goal, quest: Quest): Problem[] {
  if (when.kind === "killed" && namedEnemies.includes(when.enemy) && !comes(quest, when.enemy))
    return [problem(`${field}.when.enemy`, "goal-never-there", { args: { goal: id, enemy: when.enemy } })];
  const last = lastRound(quest);
  if (when.kind !== "round" || when.round <= last) return [];
  const at = `${field}.when.round`;
  const fix = { code: "number", args: { number: last }, change: { does: "set", field: at, value: last } } as const;
  return [problem(at, "goal-too-late", { args: { goal: id, round: when.round, last }, ...(last > 0 ? { fix } : {}) })];
}

/** Whether somebody may come into play: placed by name or scroll, as the quest's own shadow, or by the deck. */
function comes(quest: Quest, enemy: string): boolean {
  const scroll = (enemyCards as Readonly<Record<string, { readonly scroll: string }>>)[enemy]?.scroll;
  const isIt = (name: string | undefined) => name === enemy || (scroll !== undefined && name === scroll);
  if (everyPlacedEnemy(quest).some(({ value }) => isIt(value.enemy))) return true;
  if (isIt(quest.questEnemy) && (quest.shadowReserve["quest-enemy"] ?? 0) > 0) return true;
  return !Object.hasOwn(masterScrolls, enemy) && scroll !== undefined && quest.enemyDeck.includes(scroll);
}

function untold(field: string, { id }: Goal): Problem {
  const change = { does: "set", field: `${field}.open`, value: true } as const;
  return problem(field, "goal-untold", { args: { goal: id }, fix: { code: "tell-goal", args: {}, change } });
}

/** SS-3.3-h: whatever is locked by magic can be unlocked. */
function keyProblems({ doors, chests, key }: Quest): Problem[] {
  const locks = [
    ...doors.map(({ magicLock }, i) => ({ field: `doors[${i}].magicLock`, colour: magicLock })),
    ...chests.map(({ magicLock }, i) => ({ field: `chests[${i}].magicLock`, colour: magicLock })),
  ];
  return locks.flatMap(({ field, colour }) =>
    colour === undefined || key?.colour === colour
      ? []
      : [problem(field, "no-key", { args: { colour }, fix: removing(field) })],
  );
}

/** SS-11.1-a: who dies falls no lower, and nobody begins below it. */
function rankProblems({ soulrank, leastSoulrank }: Quest): Problem[] {
  if (leastSoulrank === undefined || leastSoulrank <= soulrank) return [];
  const change = { does: "set", field: "leastSoulrank", value: soulrank } as const;
  const fix = { code: "number", args: { number: soulrank }, change };
  return [problem("leastSoulrank", "least-soulrank", { args: { least: leastSoulrank, soulrank }, fix })];
}
