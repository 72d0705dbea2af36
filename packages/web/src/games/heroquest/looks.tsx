import type { Looks } from "../face.js";
import { Around } from "./around.js";
import { Board } from "./board.js";
import { optionIcon, verbOf } from "./deeds.js";
import { evilWizard, icons } from "./icons.js";
import { Round, ThrowSum } from "./round.js";
import { wizardSeat } from "./seen.js";

const faceIcons: Readonly<Record<string, (typeof icons)["skull"]>> = {
  skull: icons.skull,
  lion: icons.lion,
  oval: icons.oval,
};

/** HeroQuest inside the common frame: everything that is drawn, and nothing of its rules. */
export const looks: Looks = {
  Around,
  Board,
  Hand: () => null,
  Round,
  ThrowSum,
  seatIcon: (seat) => (seat === wizardSeat ? evilWizard : icons.shield),
  handCount: () => undefined,
  roundBegun: (event) =>
    event.type === "round-begun" && "round" in event && typeof event.round === "number" ? event.round : undefined,
  placeOf: ({ at }) => at?.[0],
  optionIcon,
  faceIcon: (face) => faceIcons[face],
  mainChoice: (choices) =>
    choices.find(({ option }) => ["end-turn", "stop", "end-phase", "done"].includes(verbOf(option))),
};
