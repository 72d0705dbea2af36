import { isIPv6 } from "node:net";

/**
 * By whom something is counted that comes from an address. Of IPv6 the first half counts: the other half everybody chooses as they like. An IPv4
 * address stays the same one when it is written as IPv6.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const before = wordsOf(head);
  const after = tail === undefined ? [] : wordsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const words = [...before, ...zeros, ...after].slice(0, 4).map((word) => Number.parseInt(word, 16).toString(16));
  return `${words.join(":")}::/64`;
}

function wordsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}
