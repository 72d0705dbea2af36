import type { VisibleEvent } from "@tavolata/kernel";
import type { GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import type { HeroQuestEvent } from "../events.js";
import type { SomeOptions } from "../options.js";
import type { HeroQuestSeen } from "../view.js";

/** What the onlooker was told. */
export type HeroQuestVisibleEvent = VisibleEvent<HeroQuestEvent>;

/** What the screen's parts are shown. */
export type HeroQuestScreenProps = GameScreenProps<HeroQuestSeen, HeroQuestVisibleEvent, SomeOptions>;
