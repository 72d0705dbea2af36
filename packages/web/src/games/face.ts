import type { BoardReference, Option, Seat, View } from "@tavolata/kernel";
import type { ComponentType } from "react";
import type { Act } from "../table/act.js";
import type { SeatLook } from "../table/seat-looks.js";
import type { ToldEvent } from "../table/told.js";
import type { IconShape } from "../ui/icon.js";

/** What a game's own parts of the screen get to know: only what the onlooker may see. */
export interface Shown {
  readonly view: View;
  readonly events: readonly ToldEvent[];
  readonly seats: readonly SeatLook[];
  readonly act: Act;
}

/** How a game looks inside the common frame. It knows views and events, never the rules. */
export interface Looks {
  /** The board, which fills the middle of the screen. */
  readonly Board: ComponentType<Shown>;
  /** The onlooker's own cards; nothing for the audience. */
  readonly Hand: ComponentType<Shown>;
  /** Where the match stands, in a few words for the head. */
  readonly Round: ComponentType<{ readonly view: View }>;
  /** What the faces of a throw come to, in words. */
  readonly ThrowSum: ComponentType<{ readonly faces: readonly string[] }>;
  seatIcon(seat: Seat): IconShape;
  /** How many cards a seat holds, as far as the onlooker may know. */
  handCount(view: View, seat: Seat): number | undefined;
  /** The number of the round that an event begins. */
  roundBegun(event: ToldEvent): number | undefined;
  /** The place on the board or card that an option means; nothing when it is only a button. */
  placeOf(option: Option): BoardReference | undefined;
  optionIcon(option: Option): IconShape | undefined;
  faceIcon(face: string): IconShape | undefined;
  /** How long an event is looked at before the next step is shown: 1 is the usual time, 0 none. */
  timeFor?(event: ToldEvent): number;
}
