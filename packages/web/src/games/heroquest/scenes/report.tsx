import { useMemo } from "react";
import { useSpeaker, useWords } from "../../../language/words.js";
import type { Shown } from "../../face.js";
import { heroOf, seenIn, wizardSeat } from "../seen.js";
import { type Deeds, tallyOf } from "../tally.js";
import { TokenPicture } from "../tokens.js";
import "./scenes.css";

const columns = ["blows", "wounds", "felled", "suffered", "spells", "searches", "traps", "gold", "steps"] as const;

/** What happened in the quest, in numbers: for the whole party, and for each hero. */
export function Report({ view, events, seats }: Shown) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const tally = useMemo(() => tallyOf(events), [events]);
  const seen = seenIn(view);
  const heroes = seats.flatMap(({ seat }) => {
    const hero = seat === wizardSeat ? undefined : heroOf(seen, seat);
    return hero ? [hero] : [];
  });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
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
          {page("heroquest.skulls", { skulls: tally.skulls, expected: number.format(tally.dice * 0.45) })}
        </p>
      )}
      <div className="hq-report-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{speaker.sentence({ key: "draw.hero" })}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {page(`heroquest.did.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heroes.map(({ figure, how }) => {
              const deeds = tally.byFigure.get(figure.id) ?? none;
              return (
                <tr key={figure.id}>
                  <th scope="row">
                    <TokenPicture figure={figure} />
                    <span>
                      {speaker.name(figure.id)}
                      {how !== "" && (
                        <small className={how === "left" ? "muted" : "hq-sheet-gone"}>
                          {page(how === "left" ? "heroquest.left" : "heroquest.dead")}
                        </small>
                      )}
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="number">
                      {deeds[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
