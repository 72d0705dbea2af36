import { request } from "node:https";

/** The way to the push services of the browsers' makers. */
export interface PushServices {
  /** Whether messages may go to this address. */
  allows(endpoint: URL): boolean;
  /** Delivers a message; the status of the answer. Given up when the signal says so. */
  post(
    endpoint: URL,
    headers: Readonly<Record<string, string | number>>,
    body: Buffer,
    signal: AbortSignal,
  ): Promise<number>;
}

/** Those of Chrome and most others, Firefox, Safari and Edge. A dot at the beginning stands for whatever may come before it. */
const known = ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * The push services of the browsers' makers, and those that whoever runs this server has named. An address comes from
 * outside: anywhere else the server would send requests wherever somebody likes, also into its own network.
 */
export function knownPushServices(more: readonly string[]): PushServices {
  const hosts = [...known, ...more];
  return {
    allows: ({ protocol, hostname, port, username, password }) =>
      protocol === "https:" &&
      port === "" &&
      username === "" &&
      password === "" &&
      hosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host)),
    post: (endpoint, headers, body, signal) =>
      new Promise((resolve, reject) => {
        const sent = request(endpoint, { method: "POST", headers, signal }, (response) => {
          response.on("error", () => {}); // it was said what came of it; how it ends nobody waits for
          response.resume(); // what it says nobody reads; where it points nobody goes
          resolve(response.statusCode ?? 0);
        });
        sent.on("error", reject);
        sent.end(body);
      }),
  };
}
