import { createHash, randomBytes } from "node:crypto";

/** An id that nobody has yet: 96 random bits. It is a name, not a secret. */
export function randomId(): string {
  return randomBytes(12).toString("base64url");
}

/** A secret that nobody guesses: 192 random bits. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What is kept of a token: it can be recognised, but not told. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
