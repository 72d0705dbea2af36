import type { Told, View } from "@tavolata/kernel";
import type { Shown } from "@tavolata/ui/game/game-screen.js";
import type { RingsEvent } from "../events.js";
import type { RingsView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type RingsSeen = View<RingsView>;
export type RingsTold = Told<RingsEvent>;

/** What the screen's parts are shown. */
export type RingsShown = Shown<RingsSeen, RingsTold>;
