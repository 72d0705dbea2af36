import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ReportTable } from "@tavolata/ui/table/log/report-table.js";
import { useMemo } from "react";
import { heroQuestContent } from "../../content/content.js";
import { heroSheetOf } from "../../queries/figures.js";
import { type Figure, wizard } from "../../state.js";
import { skullsToExpect } from "../dice/weights.js";
import { TokenPicture } from "../figures/tokens.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { type Deeds, tallyOf } from "./tally.js";
import "./scenes.css";

const columns = ["blows", "wounds", "felled", "suffered", "spells", "searches", "traps", "gold", "steps"] as const;

const none: Deeds = {
  blows: 0,
  wounds: 0,
  felled: 0,
  suffered: 0,
  spells: 0,
  searches: 0,
  traps: 0,
  gold: 0,
  steps: 0,
};

interface Row {
  readonly figure: Figure;
  readonly how: string;
  readonly deeds: Deeds;
}

/** What happened in the quest, in numbers: for the whole party, and for each hero. */
export function Report({ view, events, seats, options }: HeroQuestScreenProps) {
  const content = useContent(heroQuestContent);
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const tally = useMemo(() => tallyOf(events), [events]);
  const seen = view.state;
  const rows = seats.flatMap(({ seat }): Row[] => {
    const hero = seat === wizard ? undefined : heroSheetOf(seen, seat);
    return hero ? [{ ...hero, deeds: tally.byFigure.get(hero.figure.id) ?? none }] : [];
  });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (
    <div className="hq-report">
      <dl className="hq-numbers">
        {(
          [
            ["rounds", tally.rounds],
            ["slain", tally.slain],
            ["doors", tally.doors],
            ["dice", tally.dice],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{page(`heroquest.number.${name}`)}</dt>
            <dd className="number serif">{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      {tally.dice > 0 && (
        <p className="muted">
          {page("heroquest.skulls", {
            skulls: tally.skulls,
            expected: number.format(tally.dice * skullsToExpect(content, options)),
          })}
        </p>
      )}
      <div className="hq-report-table">
        <ReportTable
          corner={speaker.sentence({ key: "draw.hero" })}
          columns={columns.map((column) => page(`heroquest.did.${column}`))}
          rows={rows.map((row) => ({
            id: row.figure.id,
            who: <Who {...row} />,
            figures: columns.map((column) => row.deeds[column]),
          }))}
        />
      </div>
    </div>
  );
}

function Who({ figure, how }: Row) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <>
      <TokenPicture figure={figure} />
      <span>
        {speaker.name(figure.id)}
        {how !== "" && (
          <small className={how === "left" ? "muted" : "hq-sheet-gone"}>
            {page(how === "left" ? "heroquest.left" : "heroquest.dead")}
          </small>
        )}
      </span>
    </>
  );
}
