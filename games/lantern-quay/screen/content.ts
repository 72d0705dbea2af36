import barrel from "game-icon:barrel";
import candle from "game-icon:candle-light";
import smuggler from "game-icon:cowled";
import warden from "game-icon:custodian-helmet";
import fog from "game-icon:fog";
import flame from "game-icon:lantern-flame";
import unlit from "game-icon:old-lantern";
import necklace from "game-icon:pearl-necklace";
import powder from "game-icon:powder-bag";
import cloth from "game-icon:rolled-cloth";
import whistle from "game-icon:whistle";
import type { Seat } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import content from "./content.json";

export type Kind = keyof typeof content.values;
export type Face = keyof typeof content.light;
export type Pier = "north" | "middle" | "south";

/** LQ-2.1: from left to right. */
export const piers = content.piers as readonly Pier[];

/** LQ-6.3: after this night the wardens have won. */
export const lastNight = content.nights;

export const cardIcons: Readonly<Record<Kind, IconShape>> = {
  spice: powder,
  silk: cloth,
  rum: barrel,
  pearls: necklace,
  fog,
  whistle,
};

export const faceIcons: Readonly<Record<Face, IconShape>> = { dark: unlit, dim: candle, bright: flame };

/** `rum-1` is a card of the kind `rum`. */
export function kindOf(card: string): Kind {
  return card.slice(0, card.lastIndexOf("-")) as Kind;
}

/** LQ-1.2: what a cargo is worth; tricks are worth nothing. */
export function cargoValue(card: string): number {
  return content.values[kindOf(card)];
}

export function worthOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + cargoValue(card), 0);
}

/** LQ-4.4: what a throw of the lantern dice gives. */
export function lightOf(faces: readonly string[]): number {
  return faces.reduce((sum, face) => sum + content.light[face as Face], 0);
}

/** LQ-6.1 and LQ-6.2: what either side needs, for each pair of seats. */
export function goalsFor(seats: number): { readonly ashore: number; readonly seized: number } {
  const pairs = seats / 2;
  return { ashore: content.goals.ashore * pairs, seized: content.goals.seized * pairs };
}

export function isWarden(seat: Seat): boolean {
  return seat.startsWith("warden");
}

export function iconOfSeat(seat: Seat): IconShape {
  return isWarden(seat) ? warden : smuggler;
}
