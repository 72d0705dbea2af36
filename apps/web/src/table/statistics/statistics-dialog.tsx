import type { TableStatistics } from "@tavolata/client";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { type PageKey, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import { useEffect, useState } from "react";
import { faultKey } from "../../language/faults.js";
import { clientAt } from "../../offline/home-client.js";
import { DiceNumbers } from "./dice-numbers.js";
import "./statistics.css";

interface StatisticsProps {
  readonly table: string;
  readonly seats: readonly SeatLook[];
  readonly onClose: () => void;
}

/** How the match went in numbers, as far as whoever looks may know. */
export function StatisticsDialog({ table, seats, onClose }: StatisticsProps) {
  const { page } = useWords();
  const [told, setTold] = useState<TableStatistics>();
  const [refused, setRefused] = useState<PageKey>();
  useEffect(() => {
    let isWanted = true;
    clientAt(table)
      .statistics(table)
      .then(
        (statistics) => isWanted && setTold(statistics),
        (error: unknown) => isWanted && setRefused(faultKey(error)),
      );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return (
    <Dialog title={page("statistics.title")} onClose={onClose}>
      {refused && <p role="alert">{page(refused)}</p>}
      {told && (
        <div className="statistics">
          <p>
            {told.rounds !== undefined && `${page("statistics.rounds", { count: told.rounds })} · `}
            {page("statistics.answers", { count: told.answers })} ·{" "}
            {page("statistics.taken-back", { count: told.takenBack })}
          </p>
          <SeatNumbers told={told} seats={seats} />
          <Chapters told={told} />
          <Counts told={told} />
          <DiceNumbers dice={told.dice} seats={seats} />
        </div>
      )}
    </Dialog>
  );
}

/** Who answered how often, and how long people thought. */
function SeatNumbers({ told, seats }: { readonly told: TableStatistics; readonly seats: readonly SeatLook[] }) {
  const { page, language } = useWords();
  const seconds = new Intl.NumberFormat(language, { style: "unit", unit: "second", maximumFractionDigits: 0 });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{page("statistics.seat")}</th>
          <th scope="col">{page("statistics.given")}</th>
          <th scope="col">{page("statistics.by-bots")}</th>
          <th scope="col">{page("statistics.median")}</th>
          <th scope="col">{page("statistics.longest")}</th>
        </tr>
      </thead>
      <tbody>
        {told.seats.map(({ seat, answers, byBots, thinking }) => (
          <tr key={seat}>
            <th scope="row">{seats.find((look) => look.seat === seat)?.name ?? seat}</th>
            <td className="number">{answers}</td>
            <td className="number">{byBots}</td>
            <td className="number">{thinking.total > 0 ? seconds.format(thinking.median) : "–"}</td>
            <td className="number">{thinking.total > 0 ? seconds.format(thinking.longest) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The quests of a campaign, as they ended. */
function Chapters({ told: { chapters } }: { readonly told: TableStatistics }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (chapters.length === 0) return null;
  return (
    <section>
      <h3>{page("statistics.chapters", { count: chapters.length })}</h3>
      <ol className="statistics-chapters">
        {chapters.map((chapter) => (
          <li key={chapter.number}>{speaker.event(chapter)}</li>
        ))}
      </ol>
    </section>
  );
}

/** So many are named for each number, those with the most. */
const mostNamed = 6;

/** What the game counts, and by whom. */
function Counts({ told }: { readonly told: TableStatistics }) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const counts = told.counts.filter(({ total }) => total !== 0);
  if (counts.length === 0) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{page("statistics.what")}</th>
          <th scope="col">{page("statistics.total")}</th>
          <th scope="col" className="statistics-by">
            {page("statistics.by")}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ what, total, by }) => (
          <tr key={what}>
            <th scope="row">{speaker.say({ key: `tally.${what}` })}</th>
            <td className="number">{number.format(total)}</td>
            <td className="statistics-by muted">
              {Object.entries(by)
                .sort(([, one], [, other]) => other - one)
                .slice(0, mostNamed)
                .map(([who, count]) => `${speaker.name(who)}: ${number.format(count)}`)
                .join(" · ")}
              {Object.keys(by).length > mostNamed && " …"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
