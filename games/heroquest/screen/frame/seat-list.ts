import type { Looks } from "@tavolata/ui/game/game-screen.js";
import { evilWizard, icons } from "../icons.js";
import { wizardSeat } from "../seen.js";

/** What the plain list of seats wants to know, before anybody has a hero. */
export const seatList: Pick<Looks, "handCount" | "seatIcon"> = {
  seatIcon: (seat) => (seat === wizardSeat ? evilWizard : icons.shield),
  handCount: () => undefined,
};
