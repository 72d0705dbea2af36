import { CommandFailure } from "../failure.js";
import { whyOf } from "../given/saved-match.js";

/** Does something with a database; when it can't be reached, the person is told so without its password. */
export async function reachable<T>(url: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new CommandFailure("lab.no-database", { database: url.replace(/\/\/[^@/]*@/, "//"), why: whyOf(error) });
  }
}
