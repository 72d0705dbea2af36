import { gameOf } from "@tavolata/games";
import type { BotTask, Sign, Thought } from "@tavolata/table";
import { BotThinker } from "@tavolata/table/thinking";
import { type Keys, openHouse } from "./keep-house.js";

/** The bots of this device, through this port. */
export interface Bots {
  readonly role: "bots";
  readonly port: MessagePort;
}

/** A worker of this device: one keeps the tables, another thinks for the bots, and neither the page nor a table ever waits for them. Both have the same program, so that a game's rules are kept once. */
addEventListener(
  "message",
  ({ data }: MessageEvent<Keys | Bots>) => (data.role === "house" ? openHouse(data) : thinkFor(data)),
  { once: true },
);

function thinkFor({ port }: Bots): void {
  const thinking = new BotThinker((game) => gameOf(game).module());
  port.onmessage = ({ data }: MessageEvent<BotTask>) => {
    const say = (word: Sign | Thought) => port.postMessage(word);
    void thinking.think(data, say).then(say);
  };
}
