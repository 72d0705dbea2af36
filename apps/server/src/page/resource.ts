import { createHash } from "node:crypto";

/** Something that can be fetched. */
export interface Resource {
  readonly type: string;
  readonly body: Buffer;
  /** Its name says what is in it, so that it never changes: it may be kept for ever. */
  readonly lasting: boolean;
}

/** A fingerprint of the content: who has it already needn't fetch it again. */
export function etagOf({ body }: Resource): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** The media type of a file, by the ending of its name. */
export function typeOf(file: string): string {
  return types[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";
}
