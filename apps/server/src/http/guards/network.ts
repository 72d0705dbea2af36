import { isIPv6 } from "node:net";

/** So many of the eight groups of an IPv6 address name its network: whoever has one has all addresses of it. */
const groupsOfNetwork = 4;

/** What connections are counted by: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped) return mapped[1]!;
  if (!isIPv6(bare)) return bare;
  const [front = "", back] = bare.toLowerCase().split("::");
  const first = front === "" ? [] : front.split(":");
  const last = back === undefined || back === "" ? [] : back.split(":");
  const zeros =
    back === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, groupsOfNetwork);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::`;
}
