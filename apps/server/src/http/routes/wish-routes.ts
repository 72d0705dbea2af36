import { Type } from "@sinclair/typebox";
import { exactly, SeatWish, TableId, TableInfo, WishAnswer, WishId } from "@tavolata/client/protocol";
import { tell } from "@tavolata/table";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

/** Wishes of people who know a hand to know another, where the others are to agree. */
export function addWishRoutes(app: App, { people, wishes }: RouteParts): void {
  app.post(
    "/api/tables/:table/wishes",
    {
      config: { cost: "change" },
      schema: {
        summary: "Ask the others whether I may sit elsewhere, too, or have the file of the running match",
        tags: ["seats"],
        params: OfTable,
        body: SeatWish,
        response: { 201: TableInfo, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(tell(await wishes.ask(id, request.params.table, request.body), id));
    },
  );

  app.put(
    "/api/tables/:table/wishes/:wish",
    {
      config: { cost: "change" },
      schema: {
        summary: "Agree to another's wish or refuse it, or take back one's own",
        tags: ["seats"],
        params: exactly({ table: TableId, wish: WishId }),
        body: WishAnswer,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const { table, wish } = request.params;
      await wishes.answer(id, table, wish, request.body.agrees);
      return reply.code(204).send(null);
    },
  );
}
