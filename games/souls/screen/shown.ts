import type { Told, View } from "@tavolata/kernel";
import type { Shown } from "@tavolata/ui/game/game-screen.js";
import type { SoulsEvent } from "../events.js";
import type { SoulsView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type SoulsSeen = View<SoulsView>;
export type SoulsTold = Told<SoulsEvent>;
export type ToldOf<T extends SoulsTold["type"]> = Extract<SoulsTold, { type: T }>;

/** What the screen's parts are shown. */
export type SoulsShown = Shown<SoulsSeen, SoulsTold>;
