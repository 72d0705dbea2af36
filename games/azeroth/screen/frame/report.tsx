import type { Seat } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { ReportTable } from "@tavolata/ui/table/log/report-table.js";
import { azerothContent } from "../../content/content.js";
import { valourOf } from "../../queries/valour.js";
import type { AzerothScreenProps } from "../shown.js";
import "./report.css";

const columns = ["valour", "quests", "trophies", "beaten", "defeats"] as const;

interface Row {
  readonly seat: Seat;
  readonly name: string;
  readonly character: string;
  readonly figures: Readonly<Record<(typeof columns)[number], number>>;
}

/** What happened, in numbers. */
export function Report({ view, events, seats }: AzerothScreenProps) {
  const content = useContent(azerothContent);
  const seen = view.state;
  const { page } = useWords();
  const count = (type: string, seat: Seat) =>
    events.filter((event) => event.type === type && "seat" in event && event.seat === seat).length;
  const rows = seen.order.map((seat): Row => {
    const hero = seen.heroes[seat]!;
    return {
      seat,
      name: seats.find((one) => one.seat === seat)?.name ?? seat,
      character: hero.class,
      figures: {
        valour: valourOf(content, hero),
        quests: hero.log.length,
        trophies: hero.trophies.length,
        beaten: count("encounter-beaten", seat),
        defeats: count("defeated", seat),
      },
    };
  });
  return (
    <ReportTable
      className="az-report"
      corner={page("azeroth.hero")}
      columns={columns.map((column) => page(`azeroth.report.${column}`))}
      rows={rows.map((row) => ({
        id: row.seat,
        who: <Who {...row} />,
        figures: columns.map((column) => row.figures[column]),
      }))}
    />
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
