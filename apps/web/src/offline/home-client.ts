import { Client, type Socket, type Transport } from "@tavolata/client";
import { dropTable, isAtHome } from "@tavolata/home";
import { asText, persisted } from "@tavolata/ui/page/persisted.js";
import { client, someone } from "../app/client.js";

export { isAtHome } from "@tavolata/home";

let house: Promise<Transport> | undefined;

/** The house is started when it is first wanted; one that couldn't be is tried again by the next who wants it. */
function toHouse(): Promise<Transport> {
  const forget = () => {
    house = undefined;
  };
  house ??= import("./house.js").then(({ openHouse }) => openHouse(forget));
  house.catch(forget);
  return house;
}

/** A line that stands as soon as the house does. */
function lateSocket(address: string): Socket {
  let real: Socket | undefined;
  let isClosed = false;
  const socket: Socket = {
    readyState: 1,
    send: (text) => real?.send(text),
    close() {
      isClosed = true;
      if (real) real.close();
      else socket.onclose?.({ code: 1000, reason: "" });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  toHouse().then(
    (transport) => {
      if (isClosed) return;
      real = transport.socket(address);
      real.onmessage = (event) => socket.onmessage?.(event);
      real.onclose = (event) => socket.onclose?.(event);
    },
    () => socket.onclose?.({ code: 1006, reason: "" }),
  );
  return socket;
}

/** The tables of this device: spoken to as the server is. */
export const homeClient = new Client("", {
  transport: { fetch: async (address, init) => (await toHouse()).fetch(address, init), socket: lateSocket },
});

/** Whoever keeps a table: this device or the server. */
export function clientAt(table: string): Client {
  return isAtHome(table) ? homeClient : client;
}

/** Whoever is to keep a new table: this device, or the server, to which one comes in first. */
export async function keeperAt(isHere: boolean, guest: string): Promise<Client> {
  if (isHere) {
    noteTableHere();
    return homeClient;
  }
  await someone(guest);
  return client;
}

/** Takes a table off this device for good; throws a `Refused` where it couldn't be. */
export async function dropTableHere(table: string): Promise<void> {
  await dropTable(homeClient.transport, table);
}

const mark = persisted("tavolata.home", asText, { isText: true });

/** From now on the home page looks for tables of this device, which the browser is asked not to clear away by itself. */
export function noteTableHere(): void {
  if (mark.read() === undefined && mark.write("yes")) void navigator.storage?.persist?.();
}

/** Whether a table was ever laid at this device. */
export function hasTablesHere(): boolean {
  return mark.read() !== undefined;
}
