import type { FastifyBaseLogger } from "fastify";
import { refusalOf } from "../refuse.js";
import type { RecentErrors } from "./recent-errors.js";

/** What goes wrong beside any request: told to the log, and to whoever runs the house. */
export class FaultLog {
  #isLetGo = false;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, "error" | "info">,
    private readonly errors: RecentErrors,
  ) {}

  readonly note = (error: unknown): void => {
    if (this.#isLetGo && refusalOf(error)?.fault === "unavailable") {
      this.log.info({ err: error }, "the storage was let go");
      return;
    }
    this.log.error({ err: error }, "fault");
    this.errors.note(error, "play");
  };

  /** Lets go of a storage that didn't close, which was said: what fails from then on because it is gone is no fault of its own. */
  lettingGo(drop: () => Promise<void>): () => Promise<void> {
    return () => {
      this.#isLetGo = true;
      return drop();
    };
  }
}
