import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import type { PaperWords } from "@tavolata/print/words.js";
import { boardSides } from "../content/board/index.js";
import type { Act, Edge, Quest, Reward, Square, Treasure, When } from "../content/quests/format.js";

/** A point of the board, in squares from the upper left corner. */
export type Point = readonly [column: number, row: number];

/** One numbered note of the Evil Wizard's sheet; without a place it isn't marked on the map. */
export interface QuestNote {
  readonly number: number;
  readonly at?: Point;
  readonly title: string;
  readonly lines: readonly string[];
  /** What is read aloud. */
  readonly aloud: readonly string[];
}

export function pointOf(square: Square): Point {
  const [column = 0, row = 0] = square.split(",").map(Number);
  return [column, row];
}

/** The two squares of an edge. */
export function sidesOf(edge: Edge): readonly [Point, Point] {
  const [one = "", other = ""] = edge.split("|");
  return [pointOf(one), pointOf(other)];
}

/** The letter of the room that a square belongs to; nothing in the corridor. */
function roomAt(quest: Quest, square: Square): string | undefined {
  const { grid, roomOf } = boardSides[quest.side];
  const [column, row] = pointOf(square);
  const letter = roomOf[row * grid.width + column];
  return letter === "." ? undefined : letter;
}

type Draft = Omit<QuestNote, "number">;

/** All that the map alone can't say, in the order in which the sheet lists it. */
export function notesOf(quest: Quest, words: PaperWords): QuestNote[] {
  const told = new Teller(quest, words);
  const drafts: Draft[] = [
    ...quest.scenery.flatMap((piece) => {
      if (!piece.treasure && !piece.trap) return [];
      const trap = piece.trap && words.own("note.trapped", { trap: piece.trap.kind, dice: piece.trap.dice });
      return [
        {
          at: pointOf(piece.at),
          title: told.titled(piece.type, piece.at),
          lines: [...(trap ? [trap] : []), ...told.treasure(piece.treasure)],
          aloud: told.aloud(piece.treasure?.text),
        },
      ];
    }),
    ...quest.caches.map(({ at, treasure }) => ({
      at: pointOf(at),
      title: told.placed(words.own("note.cache"), at),
      lines: told.treasure(treasure),
      aloud: told.aloud(treasure.text),
    })),
    ...quest.antagonists.flatMap((figure) => {
      const lines = told.figure(figure);
      return lines.length > 0
        ? [{ at: pointOf(figure.at), title: told.titled(figure.id ?? figure.type, figure.at), lines, aloud: [] }]
        : [];
    }),
    ...quest.allies.map(({ id, type, at, joins }) => ({
      at: pointOf(at),
      title: told.titled(words.speaker.has(`name.${type}`) ? type : id, at),
      lines: [words.own("note.joins", { when: told.when(joins) })],
      aloud: [],
    })),
    ...quest.traps.flatMap(({ kind, at, dice, known }) => {
      const square = typeof at === "string" ? at.split("|")[0]! : at[0];
      const lines = [
        ...(dice === undefined ? [] : [words.own("note.trap-dice", { dice })]),
        ...(known ? [words.own("note.known")] : []),
      ];
      return lines.length > 0 ? [{ at: pointOf(square), title: told.titled(kind, square), lines, aloud: [] }] : [];
    }),
    ...quest.barredDoors.map(({ edge, opens }) => ({
      at: sidesOf(edge)[0],
      title: words.own("legend.barred"),
      lines: [words.own("note.opens", { when: told.when(opens) })],
      aloud: [],
    })),
    ...quest.triggers.map(({ when, acts }) => ({
      ...told.whereOf(when),
      title: words.sentence(told.when(when)),
      lines: acts.flatMap((act) => (act.act === "text" ? [] : [told.act(act)])),
      aloud: acts.flatMap((act) => (act.act === "text" ? told.aloud(act.text) : [])),
    })),
    ...quest.objectives.map(({ when, reward, text }) => ({
      ...told.whereOf(when),
      title: words.own("note.objective", { when: told.when(when) }),
      lines: told.reward(reward),
      aloud: told.aloud(text),
    })),
    ...(quest.refuge === undefined
      ? []
      : [{ at: pointOf(quest.refuge), title: words.own("note.refuge"), lines: [], aloud: [] }]),
  ];
  return drafts.map((draft, i) => ({ number: i + 1, ...draft }));
}

/** Says what the quest's data mean. */
export class Teller {
  constructor(
    private readonly quest: Quest,
    private readonly words: PaperWords,
  ) {}

  titled(word: string, at: Square): string {
    return this.placed(this.words.name(word), at);
  }

  placed(name: string, at: Square): string {
    const room = roomAt(this.quest, at);
    return room === undefined ? name : this.words.within("note.in-room", { name, room });
  }

  aloud(text: string | undefined): string[] {
    return text === undefined ? [] : [this.words.text(`quest.${this.quest.id}.${text}`)];
  }

  treasure(treasure: Treasure | undefined): string[] {
    if (!treasure) return [];
    const { gold, items = [], spells = [] } = treasure;
    const found = [
      ...(gold === undefined ? [] : [say("print.gold", { gold })]),
      ...[...items, ...spells].map((id) => say(`name.${id}`)),
    ];
    return [found.length === 0 ? this.words.own("note.empty") : this.words.own("note.found", { found })];
  }

  figure(figure: Quest["antagonists"][number]): string[] {
    const { body, items = [], spells = [], asleep, bounty, champion } = figure;
    const { words } = this;
    return [
      ...(champion ? [words.own("note.champion", { type: figure.type })] : []),
      ...(body === undefined ? [] : [words.own("note.body", { body })]),
      ...(items.length > 0 ? [words.own("note.carries", { items })] : []),
      ...(spells.length > 0 ? [words.own("note.casts", { spells })] : []),
      ...(asleep ? [words.own("note.asleep")] : []),
      ...(bounty === undefined ? [] : [words.own("note.bounty", { gold: bounty })]),
    ];
  }

  reward({ gold, items = [], heroicCards }: Reward): string[] {
    const { words } = this;
    return [
      ...(gold === undefined ? [] : [words.own("reward.gold", { gold })]),
      ...(items.length > 0 ? [words.own("reward.items", { items })] : []),
      ...(heroicCards === undefined ? [] : [words.own("reward.heroic", { count: heroicCards })]),
    ];
  }

  goals(): string[] {
    const { goal } = this.quest;
    const all = goal.kind === "all" ? goal.goals : [goal];
    return all.map((one) => this.words.own(`goal.${one.kind}`, this.#plain(one)));
  }

  failures(): string[] {
    return [
      this.words.own("failure.all-lost"),
      ...this.quest.failure.map((one) => this.words.own(`failure.${one.kind}`, this.#plain(one))),
    ];
  }

  when(when: When): Message {
    return say(`print.when.${when.on}`, this.#plain(when));
  }

  /** Where on the map a moment is marked. */
  whereOf(when: When): { readonly at?: Point } {
    if (when.on === "room-seen" || when.on === "room-entered") return { at: this.#firstOf(when.room) };
    if (when.on === "square-entered" && when.squares[0] !== undefined) return { at: pointOf(when.squares[0]) };
    if (when.on === "lever-pulled") return { at: pointOf(when.square) };
    if (when.on === "door-opened") return { at: sidesOf(when.edge)[0] };
    return {};
  }

  act(act: Exclude<Act, { readonly act: "text" }>): string {
    const { words } = this;
    switch (act.act) {
      case "place":
      case "ambush": {
        const figures = act.antagonists.map(({ type, at }) => say("print.figure-at", { type, square: squareName(at) }));
        return words.own(`act.${act.act}`, { figures });
      }
      case "wake":
        return words.own("act.wake", { figures: act.figures });
      case "open":
      case "close":
        return words.own(`act.${act.act}`, { edge: edgeName(act.edge) });
      case "rubble":
        return words.own("act.rubble", { squares: act.squares.map(squareName) });
      case "reveal-room":
        return words.own("act.reveal-room", { room: act.room });
      case "give-back-items":
        return words.own("act.give-back-items");
    }
  }

  #firstOf(room: string): Point {
    const { grid, roomOf } = boardSides[this.quest.side];
    const first = roomOf.indexOf(room);
    return [first % grid.width, Math.floor(first / grid.width)];
  }

  /** The fields of a moment or goal as a message takes them: squares by their printed names, nested moments in words. */
  #plain(fields: object): Record<string, MessageArgument> {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
        if (key === "on" || key === "kind") return [];
        if (key === "from") return [[key, this.when(value as When)]];
        if (key === "square") return [[key, squareName(value as string)]];
        if (key === "squares") return [[key, (value as string[]).map(squareName)]];
        if (key === "edge") return [[key, edgeName(value as string)]];
        if (key === "what") return [[key, this.#typeOf(value as string)]];
        if (typeof value === "boolean") return [[key, value ? "yes" : "no"]];
        return [[key, value as MessageArgument]];
      }),
    );
  }

  /** What a piece of scenery is, by its name in the quest. */
  #typeOf(id: string): string {
    return this.quest.scenery.find((piece) => piece.id === id)?.type ?? "cache";
  }
}

/** Squares are named as on the rim of the map: a letter for the column, a number for the row. */
function squareName(square: Square): string {
  const [column, row] = pointOf(square);
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function edgeName(edge: Edge): string {
  return edge.split("|").map(squareName).join("–");
}
