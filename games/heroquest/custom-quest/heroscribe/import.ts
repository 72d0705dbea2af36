import type { Grid } from "../../content/board/grid.js";
import { boardSides } from "../../content/board/index.js";
import type { PlacedAntagonist, PlacedNote, PlacedScenery, PlacedTrap } from "../../content/quests/format.js";
import { FreePlaces } from "../../content/quests/validate/free-places.js";
import { type QuestFile, type QuestLanguage, questFrom, type WrittenQuest } from "../format.js";
import { boardOf, objectsOf, type Placed } from "./board.js";
import { type Kind, kindOf, type Size } from "./kinds.js";
import { goalOf, neutralWords, notesOf, shortened, spokenBy, wandererOf } from "./words.js";
import { readXml, type XmlElement } from "./xml.js";

/** What was done to a drawing so that it became a quest, as the message `remark.<code>`. */
export interface Remark {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Imported =
  | { readonly file: QuestFile; readonly remarks: readonly Remark[] }
  /** As the message `import.<code>`. */
  | { readonly refused: Remark };

/** No quest has more of a kind than this; what is over it is left out. */
const mostOfAKind = 40;

/** HeroScribe's boards are as large as ours, and this is the one that we have. */
const side = boardSides.A;

/**
 * A quest drawn with HeroScribe, as a file of ours: what stands on the board, its notes and its texts. What wins isn't in a drawing, so the
 * strongest foe becomes the goal. What doesn't fit stays where it was drawn, and the checks of the quest say so.
 */
export function fromHeroScribe(text: string, language: QuestLanguage): Imported {
  const read = readXml(text);
  if ("refused" in read) return { refused: { code: read.refused.code, args: { line: read.refused.line } } };
  const { root } = read;
  if (root.name !== "quest") return { refused: { code: "no-quest", args: { name: root.name } } };
  const board = root.attributes.get("boardName");
  if (board !== undefined && board !== "HeroQuest") {
    return { refused: { code: "other-board", args: { board: board.slice(0, 40) } } };
  }
  const drawing = new Drawing(root);
  return { file: drawing.file(language), remarks: drawing.remarks };
}

class Drawing {
  readonly remarks: Remark[] = [];
  readonly #leftOut = new Map<string, number>();
  readonly #doors = new Set<string>();
  readonly #secretDoors = new Set<string>();
  readonly #rubble = new Set<string>();
  readonly #stairs: string[] = [];
  readonly #scenery: PlacedScenery[] = [];
  readonly #antagonists: PlacedAntagonist[] = [];
  readonly #traps: PlacedTrap[] = [];
  readonly #letters = new Map<string, string>();

  constructor(private readonly root: XmlElement) {
    const { board, isOneOfSeveral } = boardOf(root);
    if (isOneOfSeveral) this.#remark("several-boards");
    for (const placed of objectsOf(board)) {
      const kind = kindOf(placed.id);
      if (placed.isRounded && kind) this.#remark("rounded", { kind: placed.id, at: this.#name(placed) ?? "" });
      if (!kind || !this.#put(kind, placed)) {
        const id = placed.id.slice(0, 40);
        this.#leftOut.set(id, (this.#leftOut.get(id) ?? 0) + 1);
      }
    }
    for (const [kind, count] of [...this.#leftOut].slice(0, mostOfAKind)) this.#remark("left-out", { kind, count });
    if (this.#stairs.length === 0) this.#remark("no-stairs");
  }

  file(language: QuestLanguage): QuestFile {
    const spoken = spokenBy(this.root);
    const { placed, texts } = notesOf(spoken.notes, this.#letters);
    const { antagonists, goal } = goalOf(this.#antagonists);
    this.#remark(goal.kind === "slay" ? "goal-slay" : "goal-escape");
    const words = neutralWords[language];
    const quest: WrittenQuest = {
      side: "A",
      start: this.#stairs,
      exit: this.#stairs,
      wandering: wandererOf(spoken.notes),
      goal,
      doors: [...this.#doors],
      secretDoors: [...this.#secretDoors],
      scenery: this.#scenery,
      antagonists,
      traps: this.#traps,
      rubble: [...this.#rubble],
      ...(placed.length > 0 ? { notes: placed as readonly PlacedNote[] } : {}),
    };
    const file: QuestFile = {
      tavolata: "quest",
      format: 1,
      game: "heroquest",
      language,
      quest,
      texts: {
        [language]: {
          ...texts,
          title: shortened(this.root.attributes.get("name") ?? "", 80) || words.title,
          introduction: shortened(spoken.speech, 2_000) || words.introduction,
          notes: shortened(spoken.notes.join("\n"), 4_000) || words.notes,
          success: words.success,
          failure: words.failure,
          ...(goal.kind === "slay" ? { [goal.figures[0]!]: words.foe } : {}),
        },
      },
    };
    // Four squares of stairs are too few for eight heroes: the others stand beside them.
    const start = new FreePlaces(questFrom(file)).start(8);
    return start ? { ...file, quest: { ...quest, start } } : file;
  }

  /** Puts a thing where it was drawn; not what lies off the board. */
  #put(kind: Kind, placed: Placed): boolean {
    const at = this.#name(placed);
    switch (kind.is) {
      case "door":
        return this.#addTo(this.#doors, this.#doorEdge(placed));
      case "secret-door":
        return this.#addTo(this.#secretDoors, this.#secretEdge(placed));
      case "rubble":
        return this.#squares(placed, kind.size).every((square) => this.#addTo(this.#rubble, square));
      case "stairs":
        if (this.#stairs.length === 0)
          this.#stairs.push(...this.#squares(placed, [2, 2]).filter((one) => one !== undefined));
        return this.#stairs.length > 0;
      case "letter":
        if (at !== undefined) this.#letters.set(kind.letter, at);
        return at !== undefined;
      case "antagonist":
        return at !== undefined && this.#isAdded(this.#antagonists, { type: kind.type, at });
      case "scenery":
        return at !== undefined && this.#isAdded(this.#scenery, sceneryFrom(kind, placed, at));
      case "trap": {
        const place = kind.kind === "spears" ? this.#openSide(placed) : at;
        if (kind.kind === "spears" && place !== undefined) this.#remark("spears-moved", { at: place });
        const magical = kind.magical ? { magical: true } : {};
        return place !== undefined && this.#isAdded(this.#traps, { kind: kind.kind, at: place, ...magical });
      }
    }
  }

  #isAdded<T>(list: T[], thing: T): boolean {
    if (list.length >= mostOfAKind) return false;
    list.push(thing);
    return true;
  }

  #addTo(set: Set<string>, place: string | undefined): boolean {
    if (place === undefined || set.size >= mostOfAKind) return false;
    set.add(place);
    return true;
  }

  #remark(code: string, args: Remark["args"] = {}): void {
    if (this.remarks.length < 2 * mostOfAKind) this.remarks.push({ code, args });
  }

  #name({ column, row }: Pick<Placed, "column" | "row">): string | undefined {
    return isOn(side.grid, column, row) ? `${column},${row}` : undefined;
  }

  #squares({ column, row, rotation }: Placed, [width, height]: Size): (string | undefined)[] {
    const isTurned = rotation === "rightward" || rotation === "leftward";
    const [columns, rows] = isTurned ? [height, width] : [width, height];
    return Array.from({ length: columns * rows }, (_, i) =>
      this.#name({ column: column + (i % columns), row: row + Math.floor(i / columns) }),
    );
  }

  /** A door covers two squares: below each other, or, turned, beside each other. */
  #doorEdge({ column, row, rotation }: Placed): string | undefined {
    const isTurned = rotation === "rightward" || rotation === "leftward";
    return this.#edge(column, row, isTurned ? "right" : "down");
  }

  /** A secret door lies on one square, at the side that it is turned to; where no wall is there, at the only side that has one. */
  #secretEdge({ column, row, rotation }: Placed): string | undefined {
    const turned = ({ downward: "up", rightward: "left", upward: "down", leftward: "right" } as const)[rotation];
    if (this.#isWall(column, row, turned)) return this.#edge(column, row, turned);
    const walls = ways.filter((way) => this.#isWall(column, row, way));
    return this.#edge(column, row, walls.length === 1 ? walls[0]! : turned);
  }

  /** Spears lie on a square there and on a line here: the first side that isn't a wall. */
  #openSide({ column, row }: Placed): string | undefined {
    const open = ways.find((way) => this.#edge(column, row, way) !== undefined && !this.#isWall(column, row, way));
    return open && this.#edge(column, row, open);
  }

  #isWall(column: number, row: number, way: Way): boolean {
    const [one, other] = besides(column, row, way);
    if (!this.#name(one) || !this.#name(other)) return false;
    const roomAt = (place: { column: number; row: number }) => side.roomOf[place.row * side.grid.width + place.column];
    return roomAt(one) !== roomAt(other);
  }

  #edge(column: number, row: number, way: Way): string | undefined {
    const [one, other] = besides(column, row, way).map((place) => this.#name(place));
    return one === undefined || other === undefined ? undefined : `${one}|${other}`;
  }
}

const ways = ["down", "right", "up", "left"] as const;
type Way = (typeof ways)[number];

/** The two squares beside an edge, the left or upper one first. */
function besides(column: number, row: number, way: Way) {
  const here = { column, row };
  switch (way) {
    case "down":
      return [here, { column, row: row + 1 }] as const;
    case "right":
      return [here, { column: column + 1, row }] as const;
    case "up":
      return [{ column, row: row - 1 }, here] as const;
    case "left":
      return [{ column: column - 1, row }, here] as const;
  }
}

function isOn({ width, height }: Grid, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < width && row < height;
}

/** Our pieces lie wide; those that lie long there are turned. */
function sceneryFrom(kind: Extract<Kind, { is: "scenery" }>, { rotation }: Placed, at: string): PlacedScenery {
  const [width, height] = kind.size;
  const isTurned = rotation === "rightward" || rotation === "leftward";
  const liesLong = isTurned ? width > height : height > width;
  return {
    type: kind.type,
    at,
    ...(liesLong ? { turned: true } : {}),
    ...(kind.trap ? { trap: { kind: kind.trap, dice: 1 } } : {}),
  };
}
