import { Invitation, MatchFile, NewFromFile, TableInfo } from "@tavolata/client/protocol";
import { tell } from "@tavolata/table";
import { Refuse } from "../../refuse.js";
import { mayHaveSeed } from "../../tables/knowing.js";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

/** A match from a file has at most so many bytes. */
export const largestFile = 4 * 1024 * 1024;

/** Matches as files, and their replays. */
export function addMatchRoutes(app: App, { people, desk, links, tables, knownSeeds, rushes }: RouteParts): void {
  app.post(
    "/api/matches",
    {
      config: { cost: "file" },
      bodyLimit: largestFile,
      schema: {
        summary: "Open a table from the file of a match, which is checked by playing it again",
        tags: ["matches"],
        body: NewFromFile,
        response: { 201: TableInfo, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const record = await rushes.files.take({ person: id, table: "" }, () => desk.openFromFile(id, request.body));
      return reply.code(201).send(tell(record, id));
    },
  );

  app.get(
    "/api/tables/:table/match",
    {
      config: { cost: "match", notes: true },
      schema: {
        summary: "The file of a match that is over, or in which nobody else's secrets are",
        tags: ["matches"],
        params: OfTable,
        response: { 200: MatchFile, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { table } = request.params;
      await desk.checkMayExport(id, table);
      const save = await tables.with(table, ({ match }) => match.save());
      // Looked at after the match: what somebody has added who sits down only now isn't in the file.
      const record = await desk.find(id, table);
      if (save.outcome) return { table: tell(record, id), save };
      if (!mayHaveSeed(record, id)) {
        const { seed: _seed, ...rest } = save;
        return { table: tell(record, id), save: rest };
      }
      await knownSeeds.note(table);
      return { table: tell(await desk.find(id, table), id), save, seedKnown: true as const };
    },
  );

  app.post(
    "/api/replays",
    {
      config: { cost: "match" },
      schema: {
        summary: "The whole match behind a link to a replay",
        tags: ["matches"],
        body: Invitation,
        response: { 200: MatchFile, ...refused },
      },
    },
    async (request) => {
      const { to, record } = await links.follow(request.body.token);
      if (to.leads !== "replay") throw new Refuse("link-dead", "This isn't a link to a replay.");
      if (!record.outcome) throw goesOn();
      const person = await people.idOf(request);
      return tables.with(record.id, (live) => {
        if (!live.match.outcome) throw goesOn();
        return { table: tell(live.record, person), save: live.match.save() };
      });
    },
  );
}

/** What was over when a link to a replay was made may have been taken back since. */
function goesOn(): Refuse {
  return new Refuse("not-over", "The match goes on again: its replay is there when it is over.");
}
