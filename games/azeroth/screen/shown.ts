import type { View, VisibleEvent } from "@tavolata/kernel";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import type { AzerothEvent } from "../events.js";
import type { AzerothView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type AzerothSeen = View<AzerothView>;
export type AzerothVisibleEvent = VisibleEvent<AzerothEvent>;

/** What the screen's parts are shown. */
export type AzerothScreenProps = GameScreenProps<AzerothSeen, AzerothVisibleEvent>;
