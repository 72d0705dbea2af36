import { asRecord, isObject, persisted } from "@tavolata/ui/page/persisted.js";

/** How far somebody has come in the tutorials, on this device. */
export interface Progress {
  readonly lesson: number;
  readonly isDone: boolean;
}

const kept = persisted<Readonly<Record<string, Partial<Progress>>>>("tavolata.learn", (found) =>
  asRecord(found, isObject),
);

export function savedProgress(game: string): Progress {
  const { lesson, isDone } = kept.read()[game] ?? {};
  return { lesson: Number.isSafeInteger(lesson) ? Number(lesson) : 0, isDone: isDone === true };
}

/** Keeps the lesson that one is at; once a tutorial was played to its end, that stays known. */
export function keepProgress(game: string, lesson: number, isDone = savedProgress(game).isDone): void {
  kept.write({ ...kept.read(), [game]: { lesson, isDone } });
}
