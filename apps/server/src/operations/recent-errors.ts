import type { RecentError } from "@tavolata/client/protocol";

/** How many different ones are remembered. */
const most = 50;

/**
 * What went wrong in this process lately, for whoever runs it. An error's message may quote what somebody wrote: it stays in the log, and here
 * stands only what kind of error it was and where.
 */
export class RecentErrors {
  readonly #known = new Map<string, RecentError>();

  note(error: unknown, where: string, request?: string): void {
    const [what, at] = [kindOf(error), placeOf(error)];
    const key = `${what} ${where} ${at}`;
    const now = new Date().toISOString();
    const before = this.#known.get(key);
    this.#known.delete(key); // and to the end: the latest is last
    this.#known.set(key, {
      what,
      where,
      ...(at === undefined ? {} : { at }),
      times: (before?.times ?? 0) + 1,
      first: before?.first ?? now,
      last: now,
      ...(request === undefined ? {} : { request }),
    });
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value!);
  }

  /** The latest first. */
  get list(): RecentError[] {
    return [...this.#known.values()].reverse();
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { readonly code?: unknown };
  const isWord = typeof code === "string" && /^[\w-]{1,40}$/.test(code);
  return isWord ? `${error.name} ${code}` : error.name;
}

/** The innermost place in a file, without the folders that lead to it. */
function placeOf(error: unknown): string | undefined {
  const [, file, line] = (error instanceof Error && /([\w.-]+\.[cm]?[jt]s):(\d+):\d+/.exec(stackOf(error))) || [];
  return file === undefined ? undefined : `${file}:${line}`;
}

/** Without the message, which comes first and may hold anything. */
function stackOf({ stack = "" }: Error): string {
  return stack.slice(Math.max(0, stack.search(/\n\s+at /)));
}
