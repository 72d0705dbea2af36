import { Refuse } from "../refuse.js";
import type { Limits } from "../settings.js";
import { countedAddress } from "./address.js";
import { Allowances } from "./allowances.js";
import { type Cost, prices } from "./cost.js";

/** Behind one address there may be so many people who play. */
export const peopleAtAddress = 4;

/** So often a second, and so often at once, as many as its messages may be at least, somebody at an address is told that it was one message too many. */
const refusals = { perSecond: 200, atOnce: 1_000 };

/** By whom work is asked for. */
export interface RequestOrigin {
  readonly address: string;
  readonly person: string | undefined;
}

/**
 * How much anybody may ask for: requests by address, messages and work by person and by address. Connections don't matter: who opens a hundred of
 * them has as much as with one.
 */
export class WorkLimits {
  readonly #requests: Allowances;
  readonly #own: ReadonlyMap<string, Allowances>;
  readonly #workOfAddresses: Allowances;
  readonly #workOfPeople: Allowances;
  readonly #messagesOfAddresses: Allowances;
  readonly #messagesOfPeople: Allowances;
  readonly #refusalsOfAddresses: Allowances;

  constructor(limits: Limits, now?: () => number) {
    const perMinute = (count: number) => new Allowances(count / 60, count, now);
    this.#requests = perMinute(limits.requestsPerMinute);
    const own = Object.values(prices).flatMap((price) => (price.own === undefined ? [] : [price.own]));
    this.#own = new Map(own.map((name) => [name, perMinute(limits[name])]));
    const { workPerSecond: perSecond, workAtOnce: atOnce, messagesPerSecond, messagesAtOnce } = limits;
    this.#workOfPeople = new Allowances(perSecond, atOnce, now);
    this.#workOfAddresses = new Allowances(peopleAtAddress * perSecond, peopleAtAddress * atOnce, now);
    this.#messagesOfPeople = new Allowances(messagesPerSecond, messagesAtOnce, now);
    this.#messagesOfAddresses = new Allowances(
      peopleAtAddress * messagesPerSecond,
      peopleAtAddress * messagesAtOnce,
      now,
    );
    this.#refusalsOfAddresses = new Allowances(
      Math.max(refusals.perSecond, peopleAtAddress * messagesPerSecond),
      Math.max(refusals.atOnce, peopleAtAddress * messagesAtOnce),
      now,
    );
  }

  /** Whether an address is told once more that it was one message too many: to say no takes time, too. */
  mayRefuse({ address }: RequestOrigin): boolean {
    return this.#refusalsOfAddresses.of(countedAddress(address)).take();
  }

  /** A request came from an address: refused when there were too many. */
  countRequest(address: string, cost: Cost): void {
    const why = this.whyNoRequest(address, cost);
    if (why) throw why;
  }

  /** The same for who can't be thrown at. */
  whyNoRequest(address: string, cost: Cost): Refuse | undefined {
    const whose = countedAddress(address);
    const { requests, work, own } = prices[cost];
    const allowances: [Allowances, number][] = [
      [this.#requests, requests],
      [this.#workOfAddresses, work],
      ...(own === undefined ? [] : [[this.#own.get(own)!, 1] as [Allowances, number]]),
    ];
    const wait = Math.max(...allowances.map(([allowance, price]) => allowance.of(whose).wait(price)));
    if (wait > 0) return tooMuch("Too many requests from this address", wait);
    for (const [allowance, price] of allowances) allowance.of(whose).take(price);
    return undefined;
  }

  /** It is known by now who sent the request. */
  countPerson(person: string, cost: Cost): void {
    const allowance = this.#workOfPeople.of(person);
    const { work } = prices[cost];
    if (!allowance.take(work)) throw tooMuch("Too much asked for in a short time", allowance.wait(work));
  }

  /** A message came: why it isn't read. Those who are nobody share one place at their address. */
  whyNoMessage({ address, person }: RequestOrigin): Refuse | undefined {
    return this.#take("Too many messages at once", 1, [
      this.#messagesOfAddresses.of(countedAddress(address)),
      this.#messagesOfPeople.of(person ?? `nobody at ${countedAddress(address)}`),
    ]);
  }

  /** Something is to be worked out for somebody. */
  countWork({ address, person }: RequestOrigin, work: number): void {
    const why = this.#take("Too much asked for in a short time", work, [
      this.#workOfAddresses.of(countedAddress(address)),
      ...(person === undefined ? [] : [this.#workOfPeople.of(person)]),
    ]);
    if (why) throw why;
  }

  /** All of them or none. */
  #take(what: string, cost: number, allowances: readonly ReturnType<Allowances["of"]>[]): Refuse | undefined {
    const wait = Math.max(...allowances.map((allowance) => allowance.wait(cost)));
    if (wait > 0) return tooMuch(what, wait);
    for (const allowance of allowances) allowance.take(cost);
    return undefined;
  }
}

function tooMuch(what: string, wait: number): Refuse {
  const seconds = Math.max(1, Math.ceil(wait));
  return new Refuse("too-many-requests", `${what}: wait ${seconds} s.`, { wait: seconds });
}
