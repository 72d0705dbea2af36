import { valourOf } from "@tavolata/azeroth/open";
import { useSpeaker, useWords } from "../../language/words.js";
import type { Shown } from "../face.js";
import { seenIn } from "./seen.js";
import { heardIn } from "./told.js";

/** What happened, in numbers: a row for everybody. */
export function Report({ view, events, seats }: Shown) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const seen = seenIn(view);
  const heard = heardIn(events);
  const count = (type: string, seat: string) =>
    heard.filter((event) => event.type === type && "seat" in event && event.seat === seat).length;
  return (
    <div className="az-report-frame">
      <table className="az-report">
        <thead>
          <tr>
            <th scope="col">{page("azeroth.hero")}</th>
            <th scope="col">{page("azeroth.report.valour")}</th>
            <th scope="col">{page("azeroth.report.quests")}</th>
            <th scope="col">{page("azeroth.report.trophies")}</th>
            <th scope="col">{page("azeroth.report.beaten")}</th>
            <th scope="col">{page("azeroth.report.defeats")}</th>
          </tr>
        </thead>
        <tbody>
          {seen.order.map((seat) => {
            const hero = seen.heroes[seat]!;
            const name = seats.find((one) => one.seat === seat)?.name ?? seat;
            return (
              <tr key={seat}>
                <th scope="row">
                  {name} <small className="muted">{speaker.name(hero.class)}</small>
                </th>
                <td className="number">{valourOf(hero)}</td>
                <td className="number">{hero.log.length}</td>
                <td className="number">{hero.trophies.length}</td>
                <td className="number">{count("encounter-beaten", seat)}</td>
                <td className="number">{count("defeated", seat)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
