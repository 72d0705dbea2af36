import { type Static, Type } from "@sinclair/typebox";
import { exactly, Timestamp } from "./words.js";

const Language = Type.Union([Type.Literal("en"), Type.Literal("it"), Type.Literal("fr")], {
  description: "the language of the notices",
});

/** The server's public key, for `pushManager.subscribe`. */
export const PushKey = exactly({ key: Type.String({ description: "`applicationServerKey`, in base64url" }) });
export type PushKey = Static<typeof PushKey>;

/** A browser that wants to be told when it is one's turn: what `PushSubscription.toJSON()` says. */
export const NewSubscription = exactly({
  endpoint: Type.String({ minLength: 10, maxLength: 1_000, pattern: "^https?://" }),
  keys: exactly({
    p256dh: Type.String({ pattern: "^[A-Za-z0-9_-]{87}=?$" }),
    auth: Type.String({ pattern: "^[A-Za-z0-9_-]{22}={0,2}$" }),
  }),
  language: Language,
});
export type NewSubscription = Static<typeof NewSubscription>;

export const SubscriptionId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

export const Subscription = exactly({
  id: SubscriptionId,
  service: Type.String({ description: "the host of the push service, as fcm.googleapis.com" }),
  language: Language,
  created: Timestamp,
});
export type Subscription = Static<typeof Subscription>;

const TimeOfDay = Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", description: "as 22:30" });

/** When one wants no notices, by one's own clock: also past midnight. What is due then comes at their end, if it still is one's turn. */
export const QuietHours = exactly({
  from: TimeOfDay,
  to: TimeOfDay,
  zone: Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_+/-]+$", description: "as Europe/Rome" }),
});
export type QuietHours = Static<typeof QuietHours>;

export const Quiet = exactly({ quiet: Type.Union([QuietHours, Type.Null()]) });
export type Quiet = Static<typeof Quiet>;

/** Whether one is told when it is one's turn at a table. */
export const TableNotices = exactly({ notices: Type.Boolean() });
export type TableNotices = Static<typeof TableNotices>;

/** What a service worker gets as the push message's data. */
export interface TurnNotice {
  readonly notice: "your-turn";
  readonly table: string;
  readonly game: string;
  /** The name of the game and a sentence, in the language that the subscription wants. */
  readonly title: string;
  readonly text: string;
}
