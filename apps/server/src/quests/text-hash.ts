import { createHash } from "node:crypto";

/** What tells one text from another. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
