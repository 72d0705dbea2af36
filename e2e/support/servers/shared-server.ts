import { startServer } from "./server.js";

/** With it one sees how the house is doing. */
export const adminToken = "of-the-tests";

/**
 * One server for the whole run: starting one, and letting it warm up, takes longer than most tests. Visitors come as through a
 * proxy, each from an address of their own, so that nobody is counted together with the others.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer([], { TAVOLATA_PROXY: "yes", ADMIN_TOKEN: adminToken });
  process.env["TAVOLATA_ADDRESS"] = url;
  return stop;
}
