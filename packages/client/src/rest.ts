import type { Failure } from "./protocol/index.js";
import { Refused } from "./refused.js";
import type { Transport } from "./transport.js";

/** How often something is asked for while the house is too busy. */
const mostTries = 4;

/** Requests to the server, with its refusals as errors. */
export class Rest {
  constructor(
    private readonly address: string,
    private readonly transport: Transport,
  ) {}

  get<T>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    return this.#send("GET", path, undefined, headers);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.#send("POST", path, body);
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#send("PUT", path, body);
  }

  delete(path: string): Promise<void> {
    return this.#send("DELETE", path);
  }

  /** What is refused because the house is too busy is asked for again: nothing was done. */
  async #send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    // ends: after so many tries
    for (let tries = 1; ; tries++) {
      try {
        return await this.#sendOnce<T>(method, path, body, headers);
      } catch (error) {
        if (!(error instanceof Refused) || error.fault !== "too-busy" || tries === mostTries) throw error;
        const wait = error.refusal.wait ?? 1;
        await new Promise((resolve) => setTimeout(resolve, 1000 * wait * (0.5 + Math.random())));
      }
    }
  }

  async #sendOnce<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const sent =
      body === undefined
        ? { headers }
        : { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
    const response = await this.transport.fetch(this.address + path, { method, ...sent });
    if (response.status === 204) return undefined as T;
    const text = await response.text();
    const value: unknown = isJson(response) ? JSON.parse(text) : undefined;
    if (response.ok && value !== undefined) return value as T;
    if (isFailure(value)) throw new Refused(value.error);
    throw new Refused({
      fault: response.status >= 500 ? "unavailable" : "broken",
      message: `The server answered ${response.status} to ${method} ${path}.`,
    });
  }
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "error" in value;
}
