import { gameOf, games } from "@tavolata/games";
import { Home, serveOn } from "@tavolata/home";
import { languages, type MessageTable, type MessageTables } from "@tavolata/language";
import {
  BotCrew,
  type BotTask,
  type BotWorker,
  type BotWorkerSays,
  Refuse,
  type Sign,
  type Thought,
} from "@tavolata/table";
import { BrowserCupboard } from "./cupboard.js";

/** What the page gives to the house. */
export interface Keys {
  readonly role: "house";
  /** Through this port the page speaks to the house as to a server. */
  readonly client: MessagePort;
  /** Through this one the house asks the page for bots: each time it says so, it gets a port to fresh ones. */
  readonly bots: MessagePort;
  /** What whoever sits at this device is called. */
  readonly name: string;
  /** Where the page lies. */
  readonly base: string;
}

/** Opens the house: the truth of every match of this device is here, and the page gets what its seats may see. */
export function openHouse({ client, bots, name, base }: Keys): void {
  const home = new Home({
    games: {
      ids: games.map(({ id }) => id),
      works: (game) => gameOf(game).module(),
      secretWords: (game) => secretWords(game, base),
    },
    cupboard: new BrowserCupboard(),
    thinkers: new BotCrew({ start: (says) => botsAt(bots, says), threads: 1 }),
    name,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    onFault: (error) => console.error(error),
  });
  serveOn(client, home);
}

/** The bots' worker, as soon as the page has started it. */
function botsAt(page: MessagePort, says: BotWorkerSays): BotWorker {
  const waiting: BotTask[] = [];
  let port: MessagePort | undefined;
  page.onmessage = ({ ports: [fresh] }) => {
    if (!fresh) return says.failed(new Error("The bots' worker failed.")); // without a port: those there were are gone
    port = fresh;
    port.onmessage = ({ data }: MessageEvent<Thought | Sign>) => says.thought(data);
    for (const task of waiting.splice(0)) port.postMessage(task);
  };
  page.postMessage("bots, please");
  return {
    send: (task) => (port ? port.postMessage(task) : waiting.push(task)),
    end: () => port?.close(),
  };
}

/** The messages that a match tells only when they happen, in every language. */
async function secretWords(game: string, base: string): Promise<MessageTables> {
  const tables = await Promise.all(
    languages.map(async (language) => {
      const address = new URL(`games/${game}/messages/${language}.secret.json`, base);
      const response = await fetch(address).catch(() => undefined);
      if (!response?.ok) {
        throw new Refuse("unavailable", `The words of "${game}" aren't at this device yet: they need a network once.`);
      }
      return [language, (await response.json()) as MessageTable] as const;
    }),
  );
  return Object.fromEntries(tables) as MessageTables;
}
