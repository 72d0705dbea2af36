import { Client, type Me, Refused } from "@tavolata/client";
import { asText, keepsNothing, persisted } from "@tavolata/ui/page/persisted.js";
import { dropGlances } from "../table/saved/saved-glances.js";
import { BrowserContributions } from "./saved-contributions.js";

const contributions = new BrowserContributions();

/** The server that this page came from, also where it lies in a folder of another. */
export const client = new Client(new URL(".", location.href).href.replace(/\/$/, ""), {
  contributions,
});

/** Set once this browser has been here as somebody: only then it is worth asking the server who. */
const mark = persisted("tavolata.known", asText, { isText: true });

let known: Promise<Me> | undefined;

/** Who one is here. Somebody new comes in as a guest, without a word. */
export function someone(guest: string): Promise<Me> {
  known ??= whoAmI().then((person) => person ?? comeIn(guest));
  known.catch(() => {
    known = undefined; // the next one tries again
  });
  return known;
}

/** Who one is, if the server knows. */
export async function whoAmI(): Promise<Me | undefined> {
  if (!isKnown()) return undefined;
  try {
    return await client.me();
  } catch (error) {
    if (error instanceof Refused && error.fault === "not-signed-in") return undefined;
    throw error;
  }
}

/** Comes in under this name, or takes it from now on. */
export async function comeIn(name: string): Promise<Me> {
  const person = await client.comeIn(name);
  becomes(person);
  return person;
}

/** One is somebody else from now on, or nobody. A line that stands belongs to who one was. */
export function becomes(person: Me | undefined): void {
  known = person && Promise.resolve(person);
  if (person) {
    mark.write("yes");
    return;
  }
  contributions.forget();
  mark.drop();
  dropGlances();
}

/** Whether somebody has been here from this browser. One that keeps nothing can't say so: the server is asked. */
export function isKnown(): boolean {
  return keepsNothing() || mark.read() !== undefined;
}
