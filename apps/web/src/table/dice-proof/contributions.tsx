import type { Contribution } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import "./contributions.css";

interface ContributionsProps {
  readonly contributions: readonly Contribution[];
  /** What was added from this browser. */
  readonly own: string | undefined;
  /** Whether the values are told to their last digit, to be checked elsewhere. */
  readonly isWhole?: boolean;
}

/** What everybody has added to the dice, and which of it is one's own. */
export function Contributions({ contributions, own, isWhole = false }: ContributionsProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <ol className="contributions">
      {contributions.map(({ from, by, value }) => (
        <li key={value}>
          <span className="contributions-by">{speaker.name(by)}</span>
          <code className="seed" title={value}>
            {isWhole ? value : shortened(value)}
          </code>
          {value === own && <strong className="contributions-own">{page("fair.mine")}</strong>}
          {from > 0 && <span className="muted">{page("fair.from", { count: from })}</span>}
        </li>
      ))}
    </ol>
  );
}

function shortened(value: string): string {
  return `${value.slice(0, 6)}…${value.slice(-4)}`;
}
