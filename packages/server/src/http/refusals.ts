import type { FastifyError } from "fastify";
import type { RecentErrors } from "../operations/recent-errors.js";
import { Refuse, refusalOf, statusOf } from "../refuse.js";
import type { App } from "./typed.js";

/** Every refusal has the same shape; what nobody expected is logged, and told without its inside. */
export function answerRefusals(app: App, errors: RecentErrors): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refuse = refusalOf(error) ?? ofFastify(error);
    if (!refuse || (statusOf(refuse.fault) >= 500 && refuse.fault !== "too-busy")) {
      request.log.error({ err: error }, "request failed");
      errors.note(error, `${request.method} ${request.routeOptions.url ?? "page"}`, request.id);
    }
    const told = refuse ?? new Refuse("broken", `Something broke on the server. Its log has it as ${request.id}.`);
    const { refusal } = told;
    if (refusal.wait !== undefined) void reply.header("retry-after", Math.ceil(refusal.wait));
    return reply.code(statusOf(told.fault)).send({ error: refusal });
  });
}

function ofFastify(error: FastifyError): Refuse | undefined {
  if (error.validation) return new Refuse("malformed", `${error.message}.`);
  switch (error.statusCode) {
    case 400:
    case 415:
      return new Refuse("malformed", error.message);
    case 413:
      return new Refuse("too-large", error.message);
    case 429:
      return new Refuse("too-many-requests", error.message);
    default:
      return undefined;
  }
}
