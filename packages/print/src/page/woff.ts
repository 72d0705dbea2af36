import { inflateSync } from "node:zlib";

/**
 * A font file of the web (WOFF 1) as a plain one. The tables are the same, only packed: unpacked once with zlib, every document opens them
 * in a moment, while fontkit would unpack a table anew whenever it looks into it.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF font.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => tableAt(woff, 44 + i * 20));
  const head = Buffer.alloc(12 + count * 16);
  const powers = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** powers * 16, 6);
  head.writeUInt16BE(powers, 8);
  head.writeUInt16BE((count - 2 ** powers) * 16, 10);
  let offset = head.length;
  const pieces = [head];
  for (const [i, { entry, data }] of tables.entries()) {
    const at = 12 + i * 16;
    entry.copy(head, at, 0, 4);
    entry.copy(head, at + 4, 16, 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    pieces.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(pieces);
}

/** An entry of the directory (name, offset, packed length, length, checksum) and its table. */
function tableAt(woff: Buffer, at: number): { readonly entry: Buffer; readonly data: Buffer } {
  const entry = woff.subarray(at, at + 20);
  const offset = entry.readUInt32BE(4);
  const packed = woff.subarray(offset, offset + entry.readUInt32BE(8));
  return { entry, data: packed.length < entry.readUInt32BE(12) ? inflateSync(packed) : packed };
}
