import type { BoxPrintedValues } from "@tavolata/client/protocol";
import { correctionsText, longestCorrections } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";

/** The figures of people's boxes, as they correct them: what of them a table may be played with, it checks when it is opened. */
export class PrintedValuesOfBoxes {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
  ) {}

  async of(person: string): Promise<Readonly<Record<string, BoxPrintedValues>>> {
    const rows = await this.db
      .selectFrom("box_figures")
      .select(["game", "figures"])
      .where("person", "=", person)
      .orderBy("game")
      .execute();
    return Object.fromEntries(rows.map(({ game, figures: printedValues }) => [game, printedValues]));
  }

  /** Puts others in the place of those that were read; if another device was quicker, nothing is changed. */
  async change(person: string, game: string, printedValues: BoxPrintedValues, before: BoxPrintedValues): Promise<void> {
    if (!this.games.optionsOf(game).some(({ id }) => id === "corrections"))
      throw new Refuse("not-found", `There are no figures of "${game}" to correct.`);
    if (correctionsText(printedValues).length > longestCorrections)
      throw new Refuse("too-large", `Corrected figures are a text of at most ${longestCorrections} characters.`);
    const isDone = await (Object.keys(printedValues).length === 0
      ? this.#clear(person, game, before)
      : this.#put(person, game, printedValues, before));
    if (!isDone) throw new Refuse("stale", "These figures were changed elsewhere meanwhile: read them again.");
  }

  async #put(
    person: string,
    game: string,
    printedValues: BoxPrintedValues,
    before: BoxPrintedValues,
  ): Promise<boolean> {
    const [now, read] = [JSON.stringify(printedValues), JSON.stringify(before)];
    const isFirst = Object.keys(before).length === 0;
    const { rows } = isFirst
      ? await sql`insert into box_figures (person, game, figures) values (${person}, ${game}, ${now}::jsonb)
          on conflict do nothing returning game`.execute(this.db)
      : await sql`update box_figures set figures = ${now}::jsonb
          where person = ${person} and game = ${game} and figures = ${read}::jsonb returning game`.execute(this.db);
    return rows.length > 0;
  }

  async #clear(person: string, game: string, before: BoxPrintedValues): Promise<boolean> {
    await sql`delete from box_figures
      where person = ${person} and game = ${game} and figures = ${JSON.stringify(before)}::jsonb`.execute(this.db);
    const { rows } = await sql`select from box_figures where person = ${person} and game = ${game}`.execute(this.db);
    return rows.length === 0;
  }
}
