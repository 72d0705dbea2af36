import type { Asked, Chance } from "@tavolata/kernel";

/** More options than this aren't picked at once where any number may be. */
const mostPicked = 4;

/** Answers with what was picked least often so far: who wants to see every rule at work tries what is seldom tried. */
export class Curiosity {
  readonly #picked = new Map<string, number>();

  picks({ ids, min, max }: Asked, chance: Chance): string[] {
    const wanted = min + chance.below(Math.min(max, min + mostPicked) - min + 1);
    const tried = ids.map((id) => ({ id, often: this.#picked.get(kindOf(id)) ?? 0, luck: chance.below(1_000) }));
    tried.sort((a, b) => a.often - b.often || a.luck - b.luck);
    const picks = tried.slice(0, wanted).map(({ id }) => id);
    for (const id of picks) this.#picked.set(kindOf(id), (this.#picked.get(kindOf(id)) ?? 0) + 1);
    return picks;
  }
}

/** `attack:orc-2` is tried by `attack:orc-1`, and `step:7,4` by any other step. */
function kindOf(id: string): string {
  return id.replace(/\d+/g, "#");
}
