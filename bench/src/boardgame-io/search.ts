import type { PlayerID, StageMap } from "boardgame.io";
import { cargoValue, isCargo, kindOf, type QuayCardKind, worth } from "./cards.js";
import type { QuayChanceSource } from "./chance.js";
import { discardFrom } from "./drawing.js";
import { INVALID_MOVE } from "./library.js";
import { askNextWarden } from "./next-warden.js";
import { type HookContext, isSmuggler, type MoveContext, players, type QuayG } from "./state.js";

type Refused = undefined | typeof INVALID_MOVE;

const lightOf = { dark: 0, dim: 1, bright: 2 };

/** LQ-4.4: what light, tip-offs and the cargo's own bulk must come to. */
const enough = 5;

/** LQ-4.1 to LQ-4.6: a search, one stage for every question it asks. */
export function searchStages(chanceOf: QuayChanceSource): StageMap<QuayG> {
  return {
    search: { moves: { search, waveThrough } },
    tipOffs: { moves: { tipOff: (deed: MoveContext, cards: string[]) => tipOff(deed, cards) } },
    fog: { moves: { playFog, pass: (deed: MoveContext) => passFog(deed, chanceOf) } },
    whistle: { moves: { playWhistle: (deed: MoveContext) => playWhistle(deed, chanceOf), pass: lookIntoBoat } },
  };
}

function search({ G, events, playerID }: MoveContext): void {
  G.search = { warden: playerID, tips: 0, light: 0 };
  events.setActivePlayers({ value: { [playerID]: "tipOffs" } });
}

function waveThrough(deed: MoveContext): void {
  askNextWarden(deed, deed.playerID);
}

/** LQ-4.2: up to two cargo cards from the warden's hand. They are spent. */
function tipOff(deed: MoveContext, cards: string[]): Refused {
  const { G, playerID } = deed;
  const hand = G.hands[playerID]!;
  const isFit = cards.every((card, i) => hand.includes(card) && isCargo(card) && cards.indexOf(card) === i);
  if (!isFit || cards.length > 2) return INVALID_MOVE;
  discardFrom(G, playerID, cards);
  G.search!.tips = worth(cards);
  askForFog(deed, smugglers(deed)[0]!);
  return undefined;
}

/** LQ-4.3: any smuggler may call the search off, also out of turn. */
function playFog(deed: MoveContext): Refused {
  if (!playTrick(deed, "fog")) return INVALID_MOVE;
  callOff(deed);
  return undefined;
}

/** LQ-0.1: the next smuggler is asked, whether he holds fog or not; after the last one the lanterns are thrown. */
function passFog(deed: MoveContext, chanceOf: QuayChanceSource): void {
  const { G, events, random, playerID } = deed;
  const next = smugglers(deed).find((player) => player > playerID);
  if (next !== undefined) {
    askForFog(deed, next);
    return;
  }
  throwLanterns(G, chanceOf, random);
  events.setActivePlayers({ value: { [G.search!.warden]: "whistle" } });
}

/** LQ-4.5: the lanterns are thrown again, and the second throw counts. */
function playWhistle(deed: MoveContext, chanceOf: QuayChanceSource): Refused {
  if (!playTrick(deed, "whistle")) return INVALID_MOVE;
  throwLanterns(deed.G, chanceOf, deed.random);
  lookIntoBoat(deed);
  return undefined;
}

/** LQ-4.6: the cargo is seized when light, tip-offs and its own value come to enough. */
function lookIntoBoat(deed: MoveContext): void {
  const { G, ctx, events } = deed;
  const { tips, light } = G.search!;
  const boat = G.boats[ctx.currentPlayer]!;
  if (light + tips + cargoValue(boat[0]!) < enough) {
    callOff(deed);
    return;
  }
  G.seized.push(boat.pop()!);
  G.search = null;
  events.endTurn();
}

/** The search is over and found nothing. */
function callOff(moment: HookContext): void {
  const { warden } = moment.G.search!;
  moment.G.search = null;
  askNextWarden(moment, warden);
}

function throwLanterns(G: QuayG, chanceOf: QuayChanceSource, random: HookContext["random"]): void {
  G.search!.light = chanceOf(random)
    .lanterns()
    .reduce((light, face) => light + lightOf[face], 0);
}

function askForFog({ events }: HookContext, smuggler: PlayerID): void {
  events.setActivePlayers({ value: { [smuggler]: "fog" } });
}

function smugglers({ ctx }: HookContext): PlayerID[] {
  return players(ctx).filter(isSmuggler);
}

function playTrick({ G, playerID }: MoveContext, trick: QuayCardKind): boolean {
  const card = G.hands[playerID]!.find((held) => kindOf(held) === trick);
  if (card === undefined) return false;
  discardFrom(G, playerID, [card]);
  return true;
}
