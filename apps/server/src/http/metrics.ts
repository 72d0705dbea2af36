import type { Fault } from "@tavolata/client/protocol";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What can be read off at any moment. */
export interface Gauges {
  connections(): number;
  sockets(): number;
  tablesInMemory(): number;
  tablesWatched(): number;
  botQuestions(): number;
}

/** Figures for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram;
  readonly #answers: Histogram;
  readonly #refusals: Counter;
  readonly #notices: Counter;

  constructor(gauges: Gauges) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `tavolata_${name}`,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge("connections", "Open connections of every kind", gauges.connections);
    gauge("sockets", "Open connections of people who play or look on", gauges.sockets);
    gauge("tables_in_memory", "Tables in this process' memory", gauges.tablesInMemory);
    gauge("tables_watched", "Tables that somebody looks at", gauges.tablesWatched);
    gauge("bot_questions", "Questions that bots think about or that wait for a thread", gauges.botQuestions);
    const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
    this.#requests = new Histogram({
      name: "tavolata_request_seconds",
      help: "How long requests took",
      labelNames: ["method", "route", "status"],
      buckets,
      registers,
    });
    this.#answers = new Histogram({
      name: "tavolata_answer_seconds",
      help: "How long it took from an answer's arrival until it was stored",
      labelNames: ["by"],
      buckets,
      registers,
    });
    this.#refusals = new Counter({
      name: "tavolata_refusals_total",
      help: "Messages on sockets that were refused",
      labelNames: ["fault"],
      registers,
    });
    this.#notices = new Counter({
      name: "tavolata_notices_total",
      help: "Notices to people whose turn it is",
      labelNames: ["result"],
      registers,
    });
  }

  /** A push service was asked to tell somebody; `gone` where nobody is there any more. */
  notice(result: "sent" | "gone" | "failed"): void {
    this.#notices.inc({ result });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  answer(by: "person" | "bot", seconds: number): void {
    this.#answers.observe({ by }, seconds);
  }

  refused(fault: Fault): void {
    this.#refusals.inc({ fault });
  }

  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
