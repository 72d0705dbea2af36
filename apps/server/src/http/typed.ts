import type { IncomingMessage, ServerResponse } from "node:http";
import type { Static, TSchema } from "@sinclair/typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from "fastify";

/** What a route's schemas say, Fastify's types know: one schema for checks, types and the OpenAPI document. */
export interface Schemas extends FastifyTypeProvider {
  readonly validator: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
  readonly serializer: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Schemas>;
