import { say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { isKnown, leversIn } from "./board.js";
import { edgeMarks, marks, sceneryMark } from "./marks.js";
import { flowing, type Words } from "./words.js";

/** What the marks on this board mean: only those that are there. */
export function legendLines(position: Position, words: Words): string[] {
  const { table } = position;
  const { secrets } = table;
  const word = (mark: string, key: string) => `${mark} ${words.say(say(`draw.${key}`))}`;
  const pieces: string[] = [];
  const add = (shown: boolean, mark: string, key: string) => {
    if (shown) pieces.push(word(mark, key));
  };
  const traps = [...table.traps, ...(secrets?.traps ?? [])];
  add(
    position.board.names.some((_, square) => !isKnown(position, square)),
    marks.fog,
    "fog",
  );
  add(
    table.doors.some(({ open, kind }) => !open && kind !== "barred"),
    edgeMarks.closed,
    "door-closed",
  );
  add(
    table.doors.some(({ open }) => open),
    edgeMarks.open,
    "door-open",
  );
  add(
    table.doors.some(({ open, kind }) => !open && kind === "barred"),
    edgeMarks.barred,
    "door-barred",
  );
  add(table.rubble.length > 0, marks.rubble, "rubble");
  add(table.abyss.length > 0, marks.abyss, "abyss");
  add(
    traps.some(({ kind }) => kind === "pit"),
    marks.pit,
    "pit",
  );
  add(
    traps.some(({ kind }) => kind === "deep-pit"),
    marks["deep-pit"],
    "deep-pit",
  );
  add(
    traps.some(({ kind, squares }) => squares.length > 0 && !kind.includes("pit")),
    marks.trap,
    "trap",
  );
  add(
    traps.some(({ squares }) => squares.length === 0),
    edgeMarks.trap,
    "trap-line",
  );
  add(table.piles.length > 0, marks.pile, "pile");
  add((table.exit ?? []).length > 0, marks.exit, "exit");
  add(leversIn(position).length > 0, marks.lever, "lever");
  add(table.turn?.movement != null, marks.reach.trim(), "reach");
  add((secrets?.secretDoors.length ?? 0) > 0, edgeMarks.secret, "secret-door");
  add(secrets !== undefined, "o?", "hidden");
  pieces.push(...sceneryPieces(position, words));
  return pieces.length > 0 ? flowing([words.say(say("draw.legend")), ...pieces], "  ") : [];
}

/** Each kind of furniture once. */
function sceneryPieces({ table }: Position, words: Words): string[] {
  const types = [...new Set([...table.scenery, ...(table.secrets?.scenery ?? [])].map(({ type }) => type))].sort();
  const pieces = types.map((type) => `${sceneryMark(type, false)} ${words.name(type)}`);
  return table.emptied.length > 0 ? [...pieces, words.say(say("draw.emptied"))] : pieces;
}
