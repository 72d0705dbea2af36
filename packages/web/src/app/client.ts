import { Client, type Person, Refused } from "@tavolata/client";

/** The server that this page came from, also where it lies in a folder of another. */
export const client = new Client(new URL(".", location.href).href.replace(/\/$/, ""));

let known: Promise<Person> | undefined;

/** Who one is here. Somebody new comes in as a guest, without a word. */
export function someone(guest: string): Promise<Person> {
  known ??= client.me().catch((error: unknown) => {
    if (!(error instanceof Refused) || error.fault !== "not-signed-in") throw error;
    return client.comeIn(guest);
  });
  known.catch(() => {
    known = undefined; // the next one tries again
  });
  return known;
}

/** Who one is, if the server knows. */
export async function whoAmI(): Promise<Person | undefined> {
  try {
    return await client.me();
  } catch (error) {
    if (error instanceof Refused && error.fault === "not-signed-in") return undefined;
    throw error;
  }
}

/** One has another name, or is nobody any more. */
export function becomes(person: Person | undefined): void {
  known = person && Promise.resolve(person);
}
