import type { TurnNotice } from "@tavolata/client/protocol";
import type { Kysely } from "kysely";
import webPush from "web-push";
import type { Database } from "../storage/schema.js";
import { secretFor } from "../storage/secret.js";
import type { PushServices } from "./push-services.js";
import type { Subscribed } from "./subscriptions.js";

/** The pair of keys that says to push services who sends. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start and kept: a browser's subscription is bound to the public one. */
export async function pushKeysOf(db: Kysely<Database>): Promise<PushKeys> {
  return JSON.parse(await secretFor(db, "push", () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}

/** How long a push service keeps a notice for a browser that is off, in seconds. */
const lasts = 24 * 60 * 60;

/** Whom a push service may write to about what comes from here, where no address is set. */
const unknownContact = "mailto:nobody@example.org";

export type Send = (to: Subscribed, notice: TurnNotice, signal: AbortSignal) => Promise<number>;

/** Sends notices, encrypted so that only the browser itself reads them. */
export function pushSender(services: PushServices, keys: PushKeys, publicAddress: string | undefined): Send {
  const subject = publicAddress?.startsWith("https:") ? publicAddress : unknownContact;
  return async ({ endpoint, p256dh, auth }, notice, signal) => {
    const address = new URL(endpoint);
    if (!services.allows(address)) return 410; // it was allowed once, and isn't any more
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: address.href, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails: { subject, ...keys }, TTL: lasts, topic: notice.table, contentEncoding: "aes128gcm" },
    );
    return services.post(address, headers, body, signal);
  };
}

/** Whether something can be encrypted for these keys. */
export function areKeysSound(p256dh: string, auth: string): boolean {
  try {
    webPush.encrypt(p256dh, auth, "", "aes128gcm");
    return true;
  } catch {
    return false;
  }
}
