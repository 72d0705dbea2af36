import { Refuse } from "../refuse.js";
import type { Limits } from "../settings.js";
import { countedAddress } from "./address.js";
import { type Cost, prices } from "./cost.js";
import { Purses } from "./purses.js";

/** Behind one address there may be so many people who play. */
export const peopleAtAddress = 4;

/** So often a second, and so often at once, as many as its messages may be at least, somebody at an address is told that it was one message too many. */
const refusals = { perSecond: 200, atOnce: 1_000 };

/** By whom work is asked for. */
export interface Asking {
  readonly address: string;
  readonly person: string | undefined;
}

/**
 * How much anybody may ask for: requests by address, messages and work by person and by address. Connections don't matter: who opens a hundred of
 * them has as much as with one.
 */
export class WorkLimits {
  readonly #requests: Purses;
  readonly #own: ReadonlyMap<string, Purses>;
  readonly #workOfAddresses: Purses;
  readonly #workOfPeople: Purses;
  readonly #messagesOfAddresses: Purses;
  readonly #messagesOfPeople: Purses;
  readonly #refusalsOfAddresses: Purses;

  constructor(limits: Limits, now?: () => number) {
    const perMinute = (count: number) => new Purses(count / 60, count, now);
    this.#requests = perMinute(limits.requestsPerMinute);
    const own = Object.values(prices).flatMap((price) => (price.own === undefined ? [] : [price.own]));
    this.#own = new Map(own.map((name) => [name, perMinute(limits[name])]));
    const { workPerSecond: perSecond, workAtOnce: atOnce, messagesPerSecond, messagesAtOnce } = limits;
    this.#workOfPeople = new Purses(perSecond, atOnce, now);
    this.#workOfAddresses = new Purses(peopleAtAddress * perSecond, peopleAtAddress * atOnce, now);
    this.#messagesOfPeople = new Purses(messagesPerSecond, messagesAtOnce, now);
    this.#messagesOfAddresses = new Purses(peopleAtAddress * messagesPerSecond, peopleAtAddress * messagesAtOnce, now);
    this.#refusalsOfAddresses = new Purses(
      Math.max(refusals.perSecond, peopleAtAddress * messagesPerSecond),
      Math.max(refusals.atOnce, peopleAtAddress * messagesAtOnce),
      now,
    );
  }

  /** Whether an address is told once more that it was one message too many: to say no takes time, too. */
  mayRefuse({ address }: Asking): boolean {
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
    const purses: [Purses, number][] = [
      [this.#requests, requests],
      [this.#workOfAddresses, work],
      ...(own === undefined ? [] : [[this.#own.get(own)!, 1] as [Purses, number]]),
    ];
    const wait = Math.max(...purses.map(([purse, price]) => purse.of(whose).wait(price)));
    if (wait > 0) return tooMuch("Too many requests from this address", wait);
    for (const [purse, price] of purses) purse.of(whose).take(price);
    return undefined;
  }

  /** It is known by now who sent the request. */
  countPerson(person: string, cost: Cost): void {
    const purse = this.#workOfPeople.of(person);
    const { work } = prices[cost];
    if (!purse.take(work)) throw tooMuch("Too much asked for in a short time", purse.wait(work));
  }

  /** A message came: why it isn't read. Those who are nobody share one place at their address. */
  whyNoMessage({ address, person }: Asking): Refuse | undefined {
    return this.#take("Too many messages at once", 1, [
      this.#messagesOfAddresses.of(countedAddress(address)),
      this.#messagesOfPeople.of(person ?? `nobody at ${countedAddress(address)}`),
    ]);
  }

  /** Something is to be worked out for somebody. */
  countWork({ address, person }: Asking, work: number): void {
    const why = this.#take("Too much asked for in a short time", work, [
      this.#workOfAddresses.of(countedAddress(address)),
      ...(person === undefined ? [] : [this.#workOfPeople.of(person)]),
    ]);
    if (why) throw why;
  }

  /** All of them or none. */
  #take(what: string, cost: number, purses: readonly ReturnType<Purses["of"]>[]): Refuse | undefined {
    const wait = Math.max(...purses.map((purse) => purse.wait(cost)));
    if (wait > 0) return tooMuch(what, wait);
    for (const purse of purses) purse.take(cost);
    return undefined;
  }
}

function tooMuch(what: string, wait: number): Refuse {
  const seconds = Math.max(1, Math.ceil(wait));
  return new Refuse("too-many-requests", `${what}: wait ${seconds} s.`, { wait: seconds });
}
