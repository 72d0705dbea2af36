import { games } from "@tavolata/games";
import { type OptionDefinition, type Options, openOptions } from "@tavolata/kernel";
import { printable } from "@tavolata/print";
import { type Kysely, sql } from "kysely";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";

/** A table's options without texts that somebody brought along, which may be long: they never say which quest is played. */
function withoutTexts(definitions: readonly OptionDefinition[]) {
  const texts = definitions.filter(({ type }) => type === "text").map(({ id }) => id);
  return sql<Options>`tables.options - (select coalesce(array_agg(text.id), '{}')
    from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) as text(id))`;
}

/** Whether a seat is one in which somebody sits, or has sat since its match began. */
const isSomebodys = (person: string) =>
  sql<boolean>`(seats.table_id, seats.seat) in (select table_id, seat from seats where person = ${person}
    union select table_id, seat from seat_knowers where person = ${person} and how = 'sat')`;

/**
 * Who may print the sheet that holds a quest's secrets: nobody who plays that quest, or has sat in a match of it that still runs, without having
 * led it. Where it isn't told which quest a table plays, or where it goes through several, every sheet of the game stays closed: a refusal must
 * not tell which it is.
 */
export class SecretSheets {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
  ) {}

  async check(person: string | undefined, game: string, quest: string): Promise<void> {
    if (person === undefined) return;
    const { quests = [], leader } = (await printable(games, game)) ?? {};
    const seats = await this.db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["tables.id", "seats.seat", withoutTexts(this.games.optionsOf(game)).as("options")])
      .where("tables.game", "=", game)
      .where("tables.outcome", "is", null)
      .where(isSomebodys(person))
      .execute();
    const led = new Set(seats.filter(({ seat }) => seat === leader).map(({ id }) => id));
    const isClosed = seats.some(({ id, options }) => {
      if (led.has(id)) return false;
      const told = openOptions(this.games.optionsOf(game), options)["quest"];
      const isKnown = typeof told === "string" && quests.includes(told) && !this.games.isCampaign(game, options);
      return !isKnown || told === quest;
    });
    if (!isClosed) return;
    throw new Refuse(
      "not-yours",
      "You play this game without leading it, or have played it: its secret sheets stay closed until the match is over.",
    );
  }
}
