import { STATUS_CODES } from "node:http";
import { type Refuse, statusOf } from "../../refuse.js";

/** A refusal as it goes over a connection that is no longer, or was never, spoken to by the framework. It is the last thing said there. */
export function rawRefusal(
  why: Refuse,
  status = statusOf(why.fault),
  more: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify({ error: why.refusal });
  const headers = {
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "x-content-type-options": "nosniff",
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
