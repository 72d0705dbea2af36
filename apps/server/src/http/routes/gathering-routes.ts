import { Type } from "@sinclair/typebox";
import { Contributing, MayContribute, TableInfo } from "@tavolata/client/protocol";
import { tell } from "@tavolata/table";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

/** A body that may be left out. */
const MaybeContributing = Type.Union([MayContribute, Type.Null()]);

/** How a table that gathers people comes to its match. */
export function addGatheringRoutes(app: App, { people, gathering }: RouteParts): void {
  app.post(
    "/api/tables/:table/contributions",
    {
      config: { cost: "change" },
      schema: {
        summary: "Add to the dice of a table where I sit; once, and before it begins if I can",
        tags: ["tables"],
        params: OfTable,
        body: Contributing,
        response: { 200: TableInfo, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      return tell(await gathering.contribute(id, request.params.table, request.body.contribution), id);
    },
  );

  app.post(
    "/api/tables/:table/begin",
    {
      config: { cost: "change" },
      schema: {
        summary: "Let the match of my table begin, whoever is still missing",
        tags: ["tables"],
        params: OfTable,
        body: MaybeContributing,
        response: { 200: TableInfo, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      return tell(await gathering.begin(id, request.params.table, request.body?.contribution), id);
    },
  );
}
