import skull from "game-icon:death-skull";
import { difficultyOf, type Labels, labelOf } from "@tavolata/lab/difficulty";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useWords } from "@tavolata/ui/language/words.js";

/** What stored runs of the lab say: `npx tavolata lab labels <game> --write` makes them anew. */
const files = import.meta.glob<Labels>("../../../../games/*/test/labels.json", { eager: true, import: "default" });

const labels: Readonly<Record<string, Labels>> = Object.fromEntries(Object.values(files).map((one) => [one.game, one]));

const hardest = 5;

interface MeasuredProps {
  readonly game: string;
  /** The options of the table that say what is played; or the bots in the other seats as `others`. */
  readonly of: Readonly<Record<string, unknown>>;
  /** Whether also how often it was won. */
  readonly figures: boolean;
}

/** How hard it is and how long it takes, in five skulls and words; on request with the figures. */
export function Measured({ game, of, figures }: MeasuredProps) {
  const { page, language } = useWords();
  const own = labels[game];
  const label = own && labelOf(own, of);
  if (!label) return null;
  const { wins, matches, rounds } = label;
  const level = difficultyOf(label);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(
    wins / matches,
  );
  return (
    <span className="new-measure">
      <span className="new-skulls" aria-hidden="true">
        {Array.from({ length: hardest }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skulls of a row have no other name
          <span key={i} className={i < level ? "on" : "off"}>
            <Icon of={skull} />
          </span>
        ))}
      </span>
      <span>
        {page("new.measure", { level: page(`level.${level}`), rounds: Math.round(rounds) })}
        {figures && ` · ${page("new.figures", { percent, matches })}`}
      </span>
    </span>
  );
}

/** Whether a game has labels by its opponents: it has neither quests nor scenarios. */
export function levelsOf(game: string): readonly string[] {
  return (labels[game]?.labels ?? []).flatMap(({ of }) => of["others"] ?? []);
}
