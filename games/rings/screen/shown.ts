import type { View, VisibleEvent } from "@tavolata/kernel";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import type { RingsEvent } from "../events.js";
import type { RingsView } from "../view.js";

/** What the onlooker sees, and what it was told. */
export type RingsSeen = View<RingsView>;
export type RingsVisibleEvent = VisibleEvent<RingsEvent>;

/** What the screen's parts are shown. */
export type RingsScreenProps = GameScreenProps<RingsSeen, RingsVisibleEvent>;
