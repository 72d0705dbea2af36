import type { Figure, FigureId } from "../state.js";
import type { Words } from "./words.js";

/** How things look on the board: every square is two characters wide. */
export const marks = {
  fog: "░░",
  floor: "  ",
  rubble: "▓▓",
  abyss: "≈≈",
  pit: "()",
  "deep-pit": "(v",
  trap: "^^",
  pile: "$$",
  exit: "<>",
  lever: "/o",
  reach: " •",
} as const;

/** How an edge with a door or a trap looks. */
export const edgeMarks = { closed: "+", open: "/", barred: "#", secret: "?", trap: "!" } as const;

const letterOf: Readonly<Record<string, string>> = {
  goblin: "g",
  orc: "o",
  fimir: "f",
  skeleton: "s",
  zombie: "z",
  mummy: "m",
  "chaos-warrior": "c",
  gargoyle: "y",
  warlock: "w",
};

const sceneryMarks: Readonly<Record<string, string>> = {
  table: "TA",
  throne: "TH",
  "alchemist-bench": "AL",
  chest: "CH",
  tomb: "TO",
  "sorcerer-table": "SO",
  bookcase: "BO",
  rack: "RA",
  fireplace: "FI",
  "weapons-rack": "WE",
  cupboard: "CU",
};

/** Furniture in capitals; what is empty in small letters. */
export function sceneryMark(type: string, emptied: boolean): string {
  const mark = sceneryMarks[type] ?? type.slice(0, 2).toUpperCase();
  return emptied ? mark.toLowerCase() : mark;
}

/** Heroes by the beginning of their names, others by a letter and their number; champions have a capital letter. */
export function figureMark(figure: Figure, words: Words): string {
  if (figure.kind === "hero") return [...words.name(figure.id)].slice(0, 2).join("");
  const letter = letterOf[figure.type] ?? figure.type.charAt(0);
  return `${figure.kind === "champion" ? letter.toUpperCase() : letter}${numberOf(figure.id)}`;
}

/** Somebody whom only the Evil Wizard knows of: no number yet. */
export function hiddenMark(type: string, champion: boolean): string {
  const letter = letterOf[type] ?? type.charAt(0);
  return `${champion ? letter.toUpperCase() : letter}?`;
}

/** One character: after 9 come letters. */
function numberOf(id: FigureId): string {
  const number = Number(id.slice(id.lastIndexOf("-") + 1));
  return Number.isNaN(number) ? " " : (number % 36).toString(36);
}
