import { valourOf } from "@tavolata/azeroth/open";
import type { Seat } from "@tavolata/kernel";
import { useSpeaker, useWords } from "../../language/words.js";
import { phone, useMedia } from "../../ui/use-media.js";
import type { Shown } from "../face.js";
import { seenIn } from "./seen.js";
import { heardIn } from "./told.js";
import "./report.css";

const columns = ["valour", "quests", "trophies", "beaten", "defeats"] as const;

interface Row {
  readonly seat: Seat;
  readonly name: string;
  readonly character: string;
  readonly figures: Readonly<Record<(typeof columns)[number], number>>;
}

/** What happened, in numbers: a row for everybody; on a phone everybody stands beside each other, and the figures below. */
export function Report({ view, events, seats }: Shown) {
  const seen = seenIn(view);
  const heard = heardIn(events);
  const isPhone = useMedia(phone);
  const count = (type: string, seat: Seat) =>
    heard.filter((event) => event.type === type && "seat" in event && event.seat === seat).length;
  const rows = seen.order.map((seat): Row => {
    const hero = seen.heroes[seat]!;
    return {
      seat,
      name: seats.find((one) => one.seat === seat)?.name ?? seat,
      character: hero.class,
      figures: {
        valour: valourOf(hero),
        quests: hero.log.length,
        trophies: hero.trophies.length,
        beaten: count("encounter-beaten", seat),
        defeats: count("defeated", seat),
      },
    };
  });
  return isPhone ? <Upright rows={rows} /> : <Across rows={rows} />;
}

function Across({ rows }: { readonly rows: readonly Row[] }) {
  const { page } = useWords();
  return (
    <table className="az-report">
      <thead>
        <tr>
          <th scope="col">{page("azeroth.hero")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {page(`azeroth.report.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat}>
            <th scope="row">
              <Who {...row} />
            </th>
            {columns.map((column) => (
              <td key={column} className="number">
                {row.figures[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Upright({ rows }: { readonly rows: readonly Row[] }) {
  const { page } = useWords();
  return (
    <table className="az-report upright">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{page("azeroth.hero")}</span>
          </th>
          {rows.map((row) => (
            <th key={row.seat} scope="col">
              <Who {...row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column}>
            <th scope="row">{page(`azeroth.report.${column}`)}</th>
            {rows.map(({ seat, figures }) => (
              <td key={seat} className="number">
                {figures[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ name, character }: Row) {
  const speaker = useSpeaker();
  return (
    <>
      {name} <small className="muted">{speaker.name(character)}</small>
    </>
  );
}
