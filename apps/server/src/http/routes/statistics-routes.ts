import { PersonStatistics, TableStatistics } from "@tavolata/client/protocol";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

/** How matches went. */
export function addStatisticsRoutes(app: App, { people, desk, statistics, limits }: RouteParts): void {
  const paidBy = (address: string, person: string | undefined) => (work: number) =>
    limits.countWork({ address, person }, work);

  app.get(
    "/api/tables/:table/statistics",
    {
      config: { cost: "reckoning" },
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
      return statistics.ofTable(person, id, paidBy(request.ip, person));
    },
  );

  app.get(
    "/api/me/statistics",
    {
      config: { cost: "reckoning" },
      schema: {
        summary: "What I have played here",
        tags: ["statistics"],
        response: { 200: PersonStatistics, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      return statistics.ofPerson(id, paidBy(request.ip, id));
    },
  );
}
