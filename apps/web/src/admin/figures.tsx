import type { HouseReport } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import type { ReactNode } from "react";
import { ago } from "../start/ago.js";

/** What can be counted, in four cards. */
export function Figures({ report }: { readonly report: HouseReport }) {
  const { page, language } = useWords();
  const { tables, people, here, load, answers, disk, version, node, since, storage } = report;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: "percent" });
  const milliseconds = (value: number | undefined) =>
    value === undefined ? "–" : page("admin.milliseconds", { time: number.format(value) });
  return (
    <div className="admin-cards">
      <Card title={page("admin.tables")}>
        <Figure word={page("admin.tables-all")} value={number.format(tables.all)} />
        <Figure word={page("admin.tables-over")} value={number.format(tables.over)} />
        <Figure word={page("admin.tables-hour")} value={number.format(tables.movedLastHour)} />
        <Figure word={page("admin.tables-day")} value={number.format(tables.movedLastDay)} />
        <Figure word={page("admin.tables-bots")} value={number.format(tables.waitingForBots)} />
        <Figure word={page("admin.people")} value={number.format(people)} />
      </Card>
      <Card title={page("admin.load")}>
        <Figure
          word={page("admin.processor")}
          value={page("admin.of-cores", { share: share.format(load.processor), cores: load.cores })}
        />
        <Figure word={page("admin.memory")} value={bytes(load.memory, language)} />
        <Figure word={page("admin.heap")} value={bytes(load.heap, language)} />
        <Figure word={page("admin.delay")} value={milliseconds(load.delay.p99)} />
        <Figure word={page("admin.sockets")} value={number.format(here.sockets)} />
        <Figure word={page("admin.in-memory")} value={number.format(here.tablesInMemory)} />
      </Card>
      <Card title={page("admin.answers")}>
        <Figure word={page("admin.answers-minute")} value={number.format(answers.lastMinute)} />
        <Figure word={page("admin.answers-all")} value={number.format(answers.all)} />
        <Figure word={page("admin.answers-median")} value={milliseconds(answers.median)} />
        <Figure word={page("admin.answers-p95")} value={milliseconds(answers.p95)} />
        <Figure word={page("admin.bot-questions")} value={number.format(here.botQuestions)} />
      </Card>
      <Card title={page("admin.house")}>
        <Figure word={page("admin.database")} value={bytes(disk.database, language)} />
        <Figure
          word={page("admin.free")}
          value={disk.free === undefined ? page("admin.elsewhere") : bytes(disk.free, language)}
        />
        <Figure word={page("admin.storage")} value={page(`admin.storage.${storage}`)} />
        <Figure word={page("admin.version")} value={`${version} · Node.js ${node}`} />
        <Figure word={page("admin.since")} value={ago(since, language)} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="admin-card">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Figure({ word, value }: { readonly word: string; readonly value: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** As people write it: three figures and a unit. */
function bytes(value: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power]!,
    unitDisplay: "short",
    maximumSignificantDigits: 3,
  });
  return format.format(value / 1000 ** power);
}
