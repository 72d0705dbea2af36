import { Refused, type Transport } from "@tavolata/client";
import { portTransport } from "@tavolata/home";
import { languages } from "@tavolata/language";
import { pageMessages } from "../language/page-messages.js";
import type { Bots } from "./device-worker.js";
import type { Keys } from "./keep-house.js";

/** How long a page that is being left may take to go; in milliseconds. */
const patience = 3_000;

/** Starts the house of this device: its tables in one worker, its bots in another. Only one tab at a time is in it. */
export async function openHouse(): Promise<Transport> {
  await takeKey();
  const house = startWorker();
  const client = new MessageChannel();
  const bots = new MessageChannel();
  let thinking: Worker | undefined;
  bots.port1.onmessage = () => {
    thinking?.terminate(); // it may still be thinking about something that nobody waits for any more
    thinking = startWorker();
    const line = new MessageChannel();
    const thinkers: Bots = { role: "bots", port: line.port1 };
    thinking.postMessage(thinkers, [line.port1]);
    bots.port1.postMessage("", [line.port2]);
  };
  const language = languages.find((one) => one === document.documentElement.lang) ?? "en";
  const keys: Keys = {
    role: "house",
    client: client.port2,
    bots: bots.port2,
    name: pageMessages[language]["guest"] ?? "…",
    base: new URL(".", location.href).href,
  };
  house.postMessage(keys, [client.port2, bots.port2]);
  return portTransport(client.port1);
}

function startWorker(): Worker {
  return new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module" });
}

/** Two tabs that go on with the same match would each undo what the other does. */
async function takeKey(): Promise<void> {
  if (!("locks" in navigator)) return; // an older browser: its owner knows how many tabs there are
  await new Promise<void>((resolve, reject) => {
    const kept = () => {
      resolve();
      return new Promise<never>(() => {}); // until the tab is closed
    };
    navigator.locks.request("tavolata-house", { signal: AbortSignal.timeout(patience) }, kept).catch(() => {
      reject(new Refused({ fault: "elsewhere", message: "The tables of this device are open in another tab." }));
    });
  });
}
