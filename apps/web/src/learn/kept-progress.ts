/** How far somebody has come in the tutorials, on this device. */
export interface Progress {
  readonly lesson: number;
  readonly isDone: boolean;
}

const place = "tavolata.learn";

export function keptProgress(game: string): Progress {
  const { lesson, isDone } = allKept()[game] ?? {};
  return { lesson: Number.isSafeInteger(lesson) ? Number(lesson) : 0, isDone: isDone === true };
}

/** Keeps the lesson that one is at; once a tutorial was played to its end, that stays known. */
export function keepProgress(game: string, lesson: number, isDone = keptProgress(game).isDone): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...allKept(), [game]: { lesson, isDone } }));
  } catch (error) {
    console.warn("The lesson can't be kept:", error);
  }
}

function allKept(): Record<string, Partial<Record<keyof Progress, unknown>>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof value === "object" && value !== null ? (value as ReturnType<typeof allKept>) : {};
  } catch {
    return {};
  }
}
