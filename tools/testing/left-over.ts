/** What passes by itself, or is never there for long: the next turn of the loop, a file that is read. Timers are looked at one by one. */
const passing = /^(Immediate|TickObject|CloseReq|FSReq|Microtask|Timeout)/;

/** What keeps a process and wasn't there before, by its kinds. */
export function leftOver(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((kind) => {
    const i = known.indexOf(kind);
    if (i >= 0) known.splice(i, 1);
    return i < 0 && !passing.test(kind);
  });
}

/** A timer as Node.js has it. */
interface Timer {
  hasRef(): boolean;
  /** It has run, or was cleared. */
  readonly _destroyed: boolean;
}

type Starts = (...how: never[]) => unknown;

/** Notes every timer that is started from now on until `stop`. The tests' own runner has its timers elsewhere. */
export class TimersNoted {
  readonly #started: { readonly timer: Timer; readonly where: string }[] = [];
  /** So many are noted before those that have ended are forgotten. */
  #most = 1_000;
  readonly #before = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

  constructor() {
    for (const name of ["setTimeout", "setInterval"] as const) {
      const start = this.#before[name] as unknown as Starts;
      const noting = (...how: never[]) => {
        const timer = start(...how) as Timer;
        if (this.#started.length > this.#most) this.#forgetEnded();
        const { stack = "" } = new Error();
        this.#started.push({ timer, where: stack.split("\n")[2]?.trim() ?? "" });
        return timer;
      };
      Object.defineProperties(noting, Object.getOwnPropertyDescriptors(start));
      Object.assign(globalThis, { [name]: noting });
    }
  }

  /** Where those were started that still keep the process. */
  get left(): string[] {
    this.#forgetEnded();
    return this.#started.filter(({ timer }) => timer.hasRef()).map(({ where }) => `timer ${where}`);
  }

  stop(): void {
    Object.assign(globalThis, this.#before);
  }

  #forgetEnded(): void {
    const going = this.#started.filter(({ timer }) => !timer._destroyed);
    this.#started.splice(0, this.#started.length, ...going);
    this.#most = 1_000 + 2 * going.length;
  }
}
