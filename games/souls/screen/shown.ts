import type { View, VisibleEvent } from "@tavolata/kernel";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import type { SoulsEvent } from "../events.js";
import type { SoulsView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type SoulsSeen = View<SoulsView>;
export type SoulsVisibleEvent = VisibleEvent<SoulsEvent>;
export type VisibleEventOf<T extends SoulsVisibleEvent["type"]> = Extract<SoulsVisibleEvent, { type: T }>;

/** What the screen's parts are shown. */
export type SoulsScreenProps = GameScreenProps<SoulsSeen, SoulsVisibleEvent>;
