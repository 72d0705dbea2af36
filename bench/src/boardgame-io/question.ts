import type { Asked } from "@tavolata/kernel";
import type { Ctx, PlayerID } from "boardgame.io";
import { isCargo, kindOf, type QuayCardKind } from "./cards.js";
import { piers, type QuayG } from "./state.js";

/** A question of the peer's, and the number of the player it is put to. */
export type PeerQuestion = Omit<Asked, "options"> & { readonly player: PlayerID };

/** A move as boardgame.io takes it. */
export interface PeerMove {
  readonly name: string;
  readonly args: readonly unknown[];
}

const seats = ["smuggler-1", "warden-1", "smuggler-2", "warden-2"];
export const seatOf = (player: PlayerID): string => seats[Number(player)]!;

const pierIds = piers.map((pier) => `pier:${pier}`);

/**
 * What boardgame.io waits for, in the words of our own questions. It doesn't list what may be answered: whoever drives it
 * works that out, and here that is done as cheaply as can be.
 */
export function openQuestion(G: QuayG, ctx: Ctx, number: number): PeerQuestion | undefined {
  if (ctx.gameover !== undefined) return undefined;
  const ask = (player: PlayerID, kind: string, ids: string[], min = 1, max = 1): PeerQuestion => ({
    player,
    seat: seatOf(player),
    kind,
    number,
    ids,
    min,
    max: Math.min(max, ids.length),
    repeats: false,
  });
  const { activePlayers } = ctx;
  if (!activePlayers) {
    const player = ctx.currentPlayer;
    const ids = G.hands[player]!.filter(isCargo).map((card) => `land:${card}`);
    ids.push("lie-low");
    return ask(player, "landing", ids);
  }
  for (const player in activePlayers) {
    const hand = G.hands[player]!;
    switch (activePlayers[player]) {
      case "pier":
        return ask(player, "pier", pierIds);
      case "search":
        return ask(player, "search", ["yes", "no"]);
      case "tipOffs":
        return ask(
          player,
          "tip-offs",
          hand.filter(isCargo).map((card) => `tip:${card}`),
          0,
          2,
        );
      case "fog":
        return ask(player, "fog", trickIds(hand, "fog"));
      case "whistle":
        return ask(player, "whistle", trickIds(hand, "whistle"));
    }
  }
  throw new Error(`Nobody is asked anything in ${JSON.stringify(ctx)}.`);
}

function trickIds(hand: readonly string[], trick: QuayCardKind): string[] {
  return hand.some((card) => kindOf(card) === trick) ? [`play-${trick}`, "pass"] : ["pass"];
}

/** The move that stands for an answer to a question. */
export function moveFor({ kind }: PeerQuestion, picks: readonly string[]): PeerMove {
  const [pick = ""] = picks;
  switch (kind) {
    case "pier":
      return { name: "choosePier", args: [pick.slice("pier:".length)] };
    case "landing":
      return pick === "lie-low" ? { name: "lieLow", args: [] } : { name: "land", args: [pick.slice("land:".length)] };
    case "search":
      return { name: pick === "yes" ? "search" : "waveThrough", args: [] };
    case "tip-offs":
      return { name: "tipOff", args: [picks.map((tip) => tip.slice("tip:".length))] };
    case "fog":
      return { name: pick === "pass" ? "pass" : "playFog", args: [] };
    case "whistle":
      return { name: pick === "pass" ? "pass" : "playWhistle", args: [] };
    default:
      throw new Error(`boardgame.io knows no question "${kind}".`);
  }
}
