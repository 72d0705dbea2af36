import { useMemo } from "react";
import { useSpeaker, useWords } from "../../../language/words.js";
import { phone, useMedia } from "../../../ui/use-media.js";
import type { Shown } from "../../face.js";
import { skullsToExpect } from "../dice-of.js";
import { type Figure, heroOf, seenIn, wizardSeat } from "../seen.js";
import { type Deeds, tallyOf } from "../tally.js";
import { TokenPicture } from "../tokens.js";
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
export function Report({ view, events, seats, options }: Shown) {
  const { page, language } = useWords();
  const tally = useMemo(() => tallyOf(events), [events]);
  const seen = seenIn(view);
  const isPhone = useMedia(phone);
  const rows = seats.flatMap(({ seat }): Row[] => {
    const hero = seat === wizardSeat ? undefined : heroOf(seen, seat);
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
            expected: number.format(tally.dice * skullsToExpect(options)),
          })}
        </p>
      )}
      <div className="hq-report-table">{isPhone ? <Upright rows={rows} /> : <Across rows={rows} />}</div>
    </div>
  );
}

function Across({ rows }: { readonly rows: readonly Row[] }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <table className="across">
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
        {rows.map((row) => (
          <tr key={row.figure.id}>
            <th scope="row">
              <Who {...row} />
            </th>
            {columns.map((column) => (
              <td key={column} className="number">
                {row.deeds[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the heroes stand beside each other, and what they did below. */
function Upright({ rows }: { readonly rows: readonly Row[] }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <table className="upright">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{speaker.sentence({ key: "draw.hero" })}</span>
          </th>
          {rows.map((row) => (
            <th key={row.figure.id} scope="col">
              <Who {...row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column}>
            <th scope="row">{page(`heroquest.did.${column}`)}</th>
            {rows.map(({ figure, deeds }) => (
              <td key={figure.id} className="number">
                {deeds[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
