import { Type } from "@sinclair/typebox";
import { LabExperiment, LabList, LabResult, NewExperiment, OfExperiment } from "@tavolata/client/protocol";
import { checkedName } from "../../people/names.js";
import type { App } from "../typed.js";
import { largestWithText, type RouteParts, refused } from "./routes.js";

/** Small experiments on this server. */
export function addLabRoutes(app: App, { people, experiments }: RouteParts): void {
  app.get(
    "/api/lab",
    {
      config: { cost: "list" },
      schema: {
        summary: "The experiments that I have run here",
        tags: ["lab"],
        response: { 200: LabList, ...refused },
      },
    },
    async (request) => experiments.list((await people.signedIn(request)).id),
  );

  app.post(
    "/api/lab",
    {
      config: { cost: "experiment" },
      bodyLimit: largestWithText,
      schema: {
        summary: "Compare variants of a table on the same seeds; one experiment at a time",
        tags: ["lab"],
        body: NewExperiment,
        response: { 201: LabExperiment, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const variants = request.body.variants.map((variant) => ({ ...variant, name: checkedName(variant.name) }));
      return reply.code(201).send(await experiments.begin(id, { ...request.body, variants }));
    },
  );

  app.get(
    "/api/lab/:experiment",
    {
      config: { cost: "plain" },
      schema: {
        summary: "How far an experiment of mine is, and what it found",
        tags: ["lab"],
        params: OfExperiment,
        response: { 200: LabResult, ...refused },
      },
    },
    async (request) => experiments.find((await people.signedIn(request)).id, request.params.experiment),
  );

  app.delete(
    "/api/lab/:experiment",
    {
      config: { cost: "change" },
      schema: {
        summary: "End an experiment of mine; what was played stays",
        tags: ["lab"],
        params: OfExperiment,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      await experiments.stop((await people.signedIn(request)).id, request.params.experiment);
      return reply.code(204).send(null);
    },
  );
}
