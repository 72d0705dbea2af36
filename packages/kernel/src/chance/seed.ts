import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** A seed that nobody can guess: the one for a real match. */
export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Published when a match starts; the seed itself when it ends. Anybody can check it: `printf SEED | sha256sum`. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** Another seed, for another purpose, that tells nothing about the first. */
export function splitSeed(seed: string, purpose: string): string {
  return seedHash(`${seed}/${purpose}`);
}

/** The first 12 letters of such a seed: enough to tell things apart. */
export function shortSeed(seed: string, purpose: string): string {
  hashInto(`${seed}/${purpose}`, short);
  return bytesToHex(short.subarray(0, 6));
}

const wordsInBlock = 8;

/**
 * The words of one stream of chance: word n is the n-th 32 bits of `sha256("seed/stream/0")`, `sha256("seed/stream/1")` …
 * A stream's whole state is therefore a count, nobody can tell the next word from those before, and everybody
 * who knows the seed can check each word with a common tool.
 */
export class WordStream {
  #block: Uint8Array | undefined;
  #blockNumber = -1;

  constructor(
    private seed: string,
    private readonly stream: string,
    /** How many words were taken. */
    public taken: number,
  ) {}

  /** The words to come are those of another seed, counted on. */
  goOnWith(seed: string): void {
    this.seed = seed;
    this.#blockNumber = -1;
  }

  next(): number {
    const blockNumber = Math.floor(this.taken / wordsInBlock);
    if (blockNumber !== this.#blockNumber) {
      this.#block ??= new Uint8Array(32);
      hashInto(`${this.seed}/${this.stream}/${blockNumber}`, this.#block);
      this.#blockNumber = blockNumber;
    }
    const at = (this.taken % wordsInBlock) * 4;
    this.taken += 1;
    const block = this.#block!;
    return ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
  }

  /** A whole number from 0 to `limit - 1`, each as likely as the other: words in the uneven rest are thrown away. */
  below(limit: number): number {
    if (limit > 2 ** 32) throw new RangeError(`A word of chance has no ${limit} values.`);
    const even = 2 ** 32 - (2 ** 32 % limit);
    let word = this.next();
    // ends: at least every other word is even
    while (word >= even) word = this.next();
    return word % limit;
  }
}

// Scratch for the hash function, so that a block of words makes no garbage: simulations live on it. Nothing of it outlives a call.
const unused = sha256.create();
const hasher = sha256.create();
const scratch = new Uint8Array(256);
const short = new Uint8Array(32);

function hashInto(text: string, hash: Uint8Array): void {
  unused._cloneInto(hasher);
  hasher.update(bytesOf(text));
  hasher.digestInto(hash);
}

/** The text as UTF-8; quickly where it is plain ASCII, as seeds are. */
function bytesOf(text: string): Uint8Array {
  if (text.length > scratch.length) return utf8ToBytes(text);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return utf8ToBytes(text);
    scratch[i] = code;
  }
  return scratch.subarray(0, text.length);
}
