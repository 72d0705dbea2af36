import { Type } from "@sinclair/typebox";
import { AllBoxPrintedValues, ChangedBoxPrintedValues, OfBox } from "@tavolata/client/protocol";
import type { App } from "../typed.js";
import { type RouteParts, refused } from "./routes.js";

/** Figures of one's own box. */
export function addFigureRoutes(app: App, { people, boxes }: RouteParts): void {
  const tags = ["people"];

  app.get(
    "/api/me/figures",
    {
      config: { cost: "plain" },
      schema: { summary: "The figures of my boxes, by game", tags, response: { 200: AllBoxPrintedValues, ...refused } },
    },
    async (request) => ({ games: await boxes.of((await people.signedIn(request)).id) }),
  );

  app.put(
    "/api/me/figures/:game",
    {
      config: { cost: "change" },
      schema: {
        summary: "Correct the figures of a box of mine, unless they were changed meanwhile",
        tags,
        params: OfBox,
        body: ChangedBoxPrintedValues,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { figures, before } = request.body;
      await boxes.change((await people.signedIn(request)).id, request.params.game, figures, before);
      return reply.code(204).send(null);
    },
  );
}
