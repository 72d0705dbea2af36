import { CommandFailure } from "../failure.js";

/** More proxies than this in a row is a slip of the pen. */
const mostProxies = 9;

/** How many proxies stand before the server: "yes" is one, as it was before they were counted. */
export function proxiesIn(told: string | undefined): number {
  if (told === undefined || told === "" || told === "no") return 0;
  if (told === "yes") return 1;
  const count = /^\d+$/.test(told) ? Number(told) : Number.NaN;
  if (count <= mostProxies) return count;
  throw new CommandFailure("serve.bad-proxies", { told, most: String(mostProxies) });
}
