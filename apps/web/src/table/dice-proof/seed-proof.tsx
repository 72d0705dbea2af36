import type { Contribution } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { Contributions } from "./contributions.js";

interface SeedProofProps {
  readonly seedHash: string;
  /** Once it may be known. */
  readonly seed?: string | undefined;
  readonly contributions: readonly Contribution[];
  readonly own: string | undefined;
}

/** What the dice came from: the house's secret, its fingerprint from before anybody had added something, and what everybody has added. */
export function SeedProof({ seedHash, seed, contributions, own }: SeedProofProps) {
  const { page } = useWords();
  return (
    <dl className="small">
      {seed !== undefined && (
        <>
          <dt className="muted">{page("seed.seed")}</dt>
          <dd className="seed">{seed}</dd>
        </>
      )}
      <dt className="muted">{page("seed.hash")}</dt>
      <dd className="number seed">{seedHash}</dd>
      {contributions.length > 0 && (
        <>
          <dt className="muted">{page("fair.added")}</dt>
          <dd>
            <Contributions contributions={contributions} own={own} isWhole />
          </dd>
        </>
      )}
    </dl>
  );
}
