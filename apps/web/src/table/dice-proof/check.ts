import type { TableInfo } from "@tavolata/client";
import { type Contribution, type Save, say, type Verdict } from "@tavolata/kernel";

type ProofTable = Pick<TableInfo, "seedHash" | "contributions">;

/** What a table has shown of its dice: more may be added, but what was shown once counts in a check, whatever the server shows later. */
export class SeenDice {
  readonly seedHash: string;
  #contributions: readonly Contribution[];

  constructor({ seedHash, contributions = [] }: ProofTable) {
    this.seedHash = seedHash;
    this.#contributions = contributions;
  }

  get contributions(): readonly Contribution[] {
    return this.#contributions;
  }

  saw({ contributions = [] }: ProofTable): void {
    const isMore = this.#contributions.every((one, i) => isSame(one, contributions[i]));
    if (isMore) this.#contributions = contributions;
  }
}

/** The verdict on a match; it isn't sound where what was added from this browser isn't in it. */
export function withOwn(
  verdict: Verdict,
  { contributions = [] }: Pick<Save, "contributions">,
  own: string | undefined,
): Verdict {
  if (!verdict.sound || own === undefined || contributions.some(({ value }) => value === own)) return verdict;
  const problem = `What was added to the dice from here, ${own}, isn't in the match.`;
  return { sound: false, problem, said: say("refused.save-other-contributions") };
}

function isSame(seen: Contribution, told: Contribution | undefined): boolean {
  return told !== undefined && seen.from === told.from && seen.by === told.by && seen.value === told.value;
}
