import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { HeroQuestSeen } from "../../view.js";

/** What the plain list of seats wants to know, before anybody has a hero. */
export const seatList: Pick<GameScreen<HeroQuestSeen>, "handCount"> = {
  handCount: () => undefined,
};
