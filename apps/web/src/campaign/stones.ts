import type { Chapters } from "@tavolata/ui/game/chapters.js";

export interface Journey {
  readonly record: Chapters["record"];
  /** How many quests it has. */
  readonly length: number;
  readonly isPlaying: boolean;
}

/** How each quest of a campaign ended, which one is being played, and those to come. */
export function stonesOf({ record, length, isPlaying }: Journey): ("won" | "lost" | "now" | "to-come")[] {
  return Array.from({ length: Math.max(length, record.length) }, (_, i) => {
    const played = record[i];
    if (played) return played.won ? "won" : "lost";
    return isPlaying && i === record.length ? "now" : "to-come";
  });
}
