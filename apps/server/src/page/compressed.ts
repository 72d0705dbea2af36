import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Resource } from "./resource.js";

const compress = promisify(gzip);

/** Less than this isn't worth it; in bytes. */
const smallest = 1_024;

/** How many are kept: a page has some dozens of files. */
const most = 256;

/** What was compressed once, by its fingerprint. */
const kept = new Map<string, Promise<Buffer>>();

/** The body compressed, where whoever asks can read that and it helps: pictures and fonts are compressed already. */
export async function compressed(
  { type, body }: Resource,
  etag: string,
  accepts: string | undefined,
): Promise<Buffer | undefined> {
  if (body.length < smallest || !/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts ?? "")) return undefined;
  if (!/^text\/|json|svg|wasm/.test(type)) return undefined;
  const known = kept.get(etag);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  const made = compress(body, { level: 9 });
  kept.set(etag, made);
  return made;
}
