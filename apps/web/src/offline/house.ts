import { Refused, type Transport } from "@tavolata/client";
import { portTransport } from "@tavolata/home";
import { languages } from "@tavolata/language";
import { pageMessages } from "@tavolata/ui/language/page-messages.js";
import type { Bots } from "./device-worker.js";
import type { Keys } from "./keep-house.js";

/** How long a page that is being left may take to go; in milliseconds. */
const patience = 3_000;

/** Starts the house of this device: its tables in one worker, its bots in another. Only one tab at a time is in it. */
export async function openHouse(onGone: () => void): Promise<Transport> {
  const giveBack = await takeKey();
  try {
    return startHouse(() => {
      giveBack();
      onGone();
    });
  } catch (error) {
    giveBack();
    throw error;
  }
}

function startHouse(onGone: () => void): Transport {
  const house = startWorker();
  const client = new MessageChannel();
  const bots = new MessageChannel();
  let thinking: Worker | undefined;
  bots.port1.onmessage = () => {
    thinking?.terminate(); // it may still be thinking about something that nobody waits for any more
    thinking = startWorker();
    const line = new MessageChannel();
    const thinkers: Bots = { role: "bots", port: line.port1 };
    const mine = thinking;
    mine.onerror = () => {
      if (mine === thinking) bots.port1.postMessage("failed");
    };
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
  const transport = portTransport(client.port1);
  // Its program couldn't be had or fell over: whoever waits is told, and the next who wants a house gets a new one.
  house.onerror = (event) => {
    console.error("The house of this device has stopped:", event.message);
    house.terminate();
    thinking?.terminate();
    onGone();
    transport.hangUp();
  };
  return transport;
}

function startWorker(): Worker {
  return new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module" });
}

/** Two tabs that go on with the same match would each undo what the other does. The key can be given back. */
async function takeKey(): Promise<() => void> {
  if (!("locks" in navigator)) return () => {}; // an older browser: its owner knows how many tabs there are
  return new Promise((resolve, reject) => {
    // Until it is given back, or the tab is closed.
    const kept = () => new Promise<void>((giveBack) => resolve(giveBack));
    navigator.locks.request("tavolata-house", { signal: AbortSignal.timeout(patience) }, kept).catch(() => {
      reject(new Refused({ fault: "elsewhere", message: "The tables of this device are open in another tab." }));
    });
  });
}
