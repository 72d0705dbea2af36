import { type AntagonistId, antagonists } from "../../content/figures/antagonists.js";
import type { Goal, PlacedAntagonist, PlacedNote } from "../../content/quests/format.js";
import type { QuestLanguage } from "../format.js";
import { antagonistCalled } from "./kinds.js";
import type { XmlElement } from "./xml.js";

/** What a drawing doesn't say, and a quest must. */
export const neutralWords: Readonly<Record<QuestLanguage, NeutralWords>> = {
  en: {
    title: "A quest without a name",
    introduction: "The door falls shut behind you.",
    notes: "There are no notes.",
    success: "The heroes have done what they came for.",
    failure: "Nobody comes back to tell of it.",
    foe: "the strongest foe",
  },
  it: {
    title: "Un’avventura senza nome",
    introduction: "La porta si chiude alle vostre spalle.",
    notes: "Non ci sono note.",
    success: "Gli eroi hanno fatto ciò per cui erano venuti.",
    failure: "Nessuno torna a raccontarlo.",
    foe: "il nemico più forte",
  },
  fr: {
    title: "Une aventure sans nom",
    introduction: "La porte se referme derrière vous.",
    notes: "Il n’y a pas de notes.",
    success: "Les héros ont fait ce pour quoi ils étaient venus.",
    failure: "Personne ne revient le raconter.",
    foe: "l’ennemi le plus fort",
  },
};

interface NeutralWords {
  readonly title: string;
  readonly introduction: string;
  readonly notes: string;
  readonly success: string;
  readonly failure: string;
  readonly foe: string;
}

/** What is read aloud, and the notes. */
export function spokenBy(root: XmlElement): { readonly speech: string; readonly notes: readonly string[] } {
  const texts = (name: string) => root.children.filter((one) => one.name === name).map(({ text }) => plain(text));
  return { speech: texts("speech").join("\n"), notes: texts("note").filter((text) => text !== "") };
}

/** Notes that begin with a letter which is drawn on the board stand there. */
export function notesOf(
  notes: readonly string[],
  letters: ReadonlyMap<string, string>,
): { readonly placed: readonly PlacedNote[]; readonly texts: Readonly<Record<string, string>> } {
  const placed = [...letters].flatMap(([letter, at]) => {
    const note = notes.find((text) => new RegExp(`^${letter}\\b`).test(text));
    return note === undefined ? [] : [{ id: `note-${letter.toLowerCase()}`, at, said: shortened(note, 2_000) }];
  });
  return {
    placed: placed.map(({ id, at }) => ({ id, at, text: id })),
    texts: Object.fromEntries(placed.map(({ id, said }) => [id, said])),
  };
}

/** The wandering monster is a line among the notes. */
export function wandererOf(notes: readonly string[]): AntagonistId {
  for (const note of notes) {
    const [, name] = /wandering monster[^:\n]{0,60}:\s{0,9}([A-Za-z ]{1,30})/i.exec(note) ?? [];
    const found = name === undefined ? undefined : antagonistCalled(name);
    if (found) return found;
  }
  return "orc";
}

/** What wins isn't drawn: the strongest foe must be slain; where there is none, somebody must come out. */
export function goalOf(placed: readonly PlacedAntagonist[]): { antagonists: PlacedAntagonist[]; goal: Goal } {
  const strength = ({ type }: PlacedAntagonist) => {
    const { attack, defence, body } = antagonists[type as AntagonistId];
    return attack + defence + body;
  };
  const [strongest] = placed.toSorted((a, b) => strength(b) - strength(a));
  if (!strongest) return { antagonists: [], goal: { kind: "escape", heroes: 1 } };
  const id = "own-foe";
  const named = placed.map((one) => (one === strongest ? { id, ...one } : one));
  return { antagonists: named, goal: { kind: "slay", figures: [id] } };
}

/** As much of a text as there is room for. */
export function shortened(text: string, longest: number): string {
  const said = plain(text);
  if (said.length <= longest) return said;
  return `${said.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Without what isn't text. */
function plain(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, " ").trim();
}
