import type { VisibleEvent } from "@tavolata/kernel";
import type { Shown } from "@tavolata/ui/game/game-screen.js";
import type { HeroQuestEvent } from "../events.js";
import type { SomeOptions } from "../options.js";
import type { HeroQuestSeen } from "../view.js";

/** What the onlooker was told. */
export type HeroQuestVisibleEvent = VisibleEvent<HeroQuestEvent>;

/** What the screen's parts are shown. */
export type HeroQuestShown = Shown<HeroQuestSeen, HeroQuestVisibleEvent, SomeOptions>;
