import { PersonStatistics, TableStatistics } from "@tavolata/client/protocol";
import { OfTable, type RouteParts, refused } from "./routes.js";
import type { App } from "./typed.js";

/** How matches went. */
export function addStatisticsRoutes(app: App, { people, desk, statistics, reckoningsPerMinute }: RouteParts): void {
  const limited = { config: { rateLimit: { max: reckoningsPerMinute, timeWindow: "1 minute" } } };

  app.get(
    "/api/tables/:table/statistics",
    {
      ...limited,
      schema: {
        summary: "How a match went, as far as I may know; when it is over, all of it",
        tags: ["statistics"],
        params: OfTable,
        response: { 200: TableStatistics, ...refused },
      },
    },
    async (request) => {
      const person = await people.idOf(request);
      const { id } = await desk.find(person, request.params.table);
      return statistics.ofTable(person, id);
    },
  );

  app.get(
    "/api/me/statistics",
    {
      ...limited,
      schema: {
        summary: "What I have played here",
        tags: ["statistics"],
        response: { 200: PersonStatistics, ...refused },
      },
    },
    async (request) => statistics.ofPerson((await people.signedIn(request)).id),
  );
}
