import type { TestProject } from "vitest/node";
import { startServer } from "./server.js";

/** With it one sees how the house is doing. */
export const adminToken = "of-the-tests";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server is that all tests of the page share; without a slash at the end. */
    readonly address: string;
  }
}

/**
 * One server for the whole run: starting one, and letting it warm up, takes longer than most tests. Visitors come as through a
 * proxy, each from an address of their own, so that nobody is counted together with the others.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer([], { TAVOLATA_PROXY: "yes", ADMIN_TOKEN: adminToken });
  project.provide("address", url);
  return stop;
}
