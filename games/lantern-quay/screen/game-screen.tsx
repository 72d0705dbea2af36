import { countIn, type View } from "@tavolata/kernel";
import type { QuayView } from "@tavolata/kernel/examples/lantern-quay";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { Board } from "./board.js";
import { cardIcons, type Face, faceIcons, iconOfSeat, kindOf } from "./content.js";
import { Hand } from "./hand.js";
import { Round, ThrowSum } from "./round.js";
import type { QuayTold } from "./shown.js";
import { StartPicture } from "./start-picture.js";

/** Lantern Quay inside the common frame. */
export const gameScreen: GameScreen<View<QuayView>, QuayTold> = {
  StartPicture,
  Board,
  Hand,
  Round,
  ThrowSum,
  seatIcon: iconOfSeat,
  handCount: (view, seat) => countIn(view.state.hands[seat]),
  roundBegun: (event) => (event.type === "dawn" ? event.night : undefined),
  placeOf({ id, verb, target }) {
    if (verb === "pier") return id;
    return target === "" ? undefined : `card:${target}`;
  },
  optionIcon({ verb, target }) {
    if (verb === "play-fog") return cardIcons.fog;
    if (verb === "play-whistle") return cardIcons.whistle;
    return target === "" || verb === "pier" ? undefined : cardIcons[kindOf(target)];
  },
  faceIcon: (face) => faceIcons[face as Face],
};
