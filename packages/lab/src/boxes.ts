import { type Box, openBox } from "@tavolata/shelf";

const opened = new Map<string, Promise<Box>>();

/** A game's box, opened once: whoever plays a chunk after the other shouldn't read its texts each time. */
export function boxOf(game: string): Promise<Box> {
  let box = opened.get(game);
  if (!box) {
    box = openBox(game);
    opened.set(game, box);
  }
  return box;
}
