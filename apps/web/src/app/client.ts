import { Client, type Me, Refused } from "@tavolata/client";
import { BrowserContributions } from "./kept-contributions.js";

const contributions = new BrowserContributions();

/** The server that this page came from, also where it lies in a folder of another. */
export const client = new Client(new URL(".", location.href).href.replace(/\/$/, ""), {
  contributions,
});

/** Set once this browser has been here as somebody: only then it is worth asking the server who. */
const mark = "tavolata.known";

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
  if (!person) contributions.forget();
  try {
    if (person) localStorage.setItem(mark, "yes");
    else for (const one of [mark, "tavolata.glances"]) localStorage.removeItem(one);
  } catch (error) {
    console.warn("This browser keeps nothing:", error);
  }
}

/** Whether somebody has been here from this browser. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return true;
  }
}
