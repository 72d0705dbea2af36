import type { Told, View } from "@tavolata/kernel";
import type { Shown } from "@tavolata/ui/game/game-screen.js";
import type { AzerothEvent } from "../events.js";
import type { AzerothView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type AzerothSeen = View<AzerothView>;
export type AzerothTold = Told<AzerothEvent>;

/** What the screen's parts are shown. */
export type AzerothShown = Shown<AzerothSeen, AzerothTold>;
