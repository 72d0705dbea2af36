import type { FastifyError, FastifyRequest } from "fastify";
import type { RecentErrors } from "../../operations/recent-errors.js";
import { Refuse, refusalOf, statusOf } from "../../refuse.js";
import type { App } from "../typed.js";

/** Every refusal has the same shape; what nobody expected is logged, and told without its inside. */
export function answerRefusals(app: App, errors: RecentErrors): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refuse = hungUp(error, request) ?? refusalOf(error) ?? ofFastify(error);
    if (!refuse || (statusOf(refuse.fault) >= 500 && refuse.fault !== "too-busy")) {
      request.log.error({ err: error }, "request failed");
      errors.note(error, `${request.method} ${request.routeOptions.url ?? "page"}`, request.id);
    } else if (refuse.cause !== undefined) request.log.warn({ err: refuse.cause }, "refused");
    const told = refuse ?? new Refuse("broken", `Something broke on the server. Its log has it as ${request.id}.`);
    const { refusal } = told;
    if (refusal.wait !== undefined) void reply.header("retry-after", Math.ceil(refusal.wait));
    return reply.code(statusOf(told.fault)).send({ error: refusal });
  });
}

/** Whoever asked is gone before all of it was said: nobody reads the answer, and nothing of the house failed. */
function hungUp({ code }: FastifyError, { raw }: FastifyRequest): Refuse | undefined {
  const isGone = code === "ECONNRESET" && raw.destroyed && !raw.complete;
  return isGone ? new Refuse("malformed", "The connection ended in the middle of the request.") : undefined;
}

/** What the framework says of a request that doesn't fit its schema comes from the schema; whatever else it says is for the log. */
function ofFastify(cause: FastifyError): Refuse | undefined {
  const [wrong] = cause.validation ?? [];
  if (wrong)
    return new Refuse("malformed", `${cause.validationContext ?? "request"}${wrong.instancePath} ${wrong.message}.`);
  switch (cause.statusCode) {
    case 400:
      return new Refuse("malformed", "This request can't be read: a body is one value in JSON, and not empty.", {
        cause,
      });
    case 415:
      return new Refuse("malformed", "A body is JSON: its content type is application/json.", { cause });
    case 413:
      return new Refuse("too-large", "The body of this request is too large.", { cause });
    case 429:
      return new Refuse("too-many-requests", "Too many requests at once: wait a little.", { cause });
    default:
      return undefined;
  }
}
