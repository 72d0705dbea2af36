import { setImmediate } from "node:timers/promises";

/** How often a beat is sent through the database, in milliseconds. */
const usualEvery = 2_000;

/** A beat that isn't back after so many others were due is lost: within nine seconds altogether. */
const patience = 2.5;

export interface HeartbeatParts {
  /** Sends a beat through the database; fails where the database doesn't answer. */
  send(): Promise<void>;
  /** Called when beats that were sent don't come back. */
  lost(): void;
  /** Called when one comes back again. */
  found(): void;
  onFault(error: unknown): void;
  /** Left out: every two seconds. */
  readonly every?: number | undefined;
  readonly now?: () => number;
}

/**
 * Whether this process hears what goes through the database: a connection may lead nowhere without anybody being told. While the database
 * doesn't answer at all nothing is said of it here: then there is nothing to be missed.
 */
export class Heartbeat {
  readonly #every: number;
  readonly #now: () => number;
  /** When the first beat was sent that the database took and that hasn't come back. */
  #unheard: number | undefined;
  /** How many came back. */
  #heard = 0;
  #isLost = false;
  #isFailing = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isBeating = false;

  constructor(private readonly parts: HeartbeatParts) {
    this.#every = parts.every ?? usualEvery;
    this.#now = parts.now ?? (() => performance.now());
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#isBeating) return void this.#look(); // the database hasn't taken the last one yet
      this.#isBeating = true;
      this.#beating = this.beat().finally(() => {
        this.#isBeating = false;
      });
    }, this.#every).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  /** Sends a beat, and looks whether the ones before it are back. */
  async beat(): Promise<void> {
    await this.#look();
    const [sent, heard] = [this.#now(), this.#heard];
    try {
      await this.parts.send();
      this.#isFailing = false;
      // It may be back before the database says that it was sent.
      if (this.#heard === heard) this.#unheard ??= sent;
    } catch (error) {
      if (!this.#isFailing) this.parts.onFault(error);
      this.#isFailing = true;
    }
  }

  /** A beat came back. */
  heard(): void {
    this.#heard += 1;
    this.#unheard = undefined;
    if (!this.#isLost) return;
    this.#isLost = false;
    this.parts.found();
  }

  async #look(): Promise<void> {
    await setImmediate(); // what came while this process was busy is read first
    if (this.#isLost || this.#unheard === undefined || this.#now() - this.#unheard <= patience * this.#every) return;
    this.#isLost = true;
    this.parts.lost();
  }
}
