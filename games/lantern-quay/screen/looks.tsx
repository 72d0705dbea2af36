import type { Looks } from "@tavolata/ui/game/game-screen.js";
import { Board } from "./board.js";
import { cardIcons, type Face, faceIcons, iconOfSeat, kindOf } from "./content.js";
import { Hand } from "./hand.js";
import { Round, ThrowSum } from "./round.js";
import { countOf, quayOf } from "./seen.js";
import { StartPicture } from "./start-picture.js";

/** Lantern Quay inside the common frame. */
export const looks: Looks = {
  StartPicture,
  Board,
  Hand,
  Round,
  ThrowSum,
  seatIcon: iconOfSeat,
  handCount: (view, seat) => countOf(quayOf(view).hands[seat]),
  roundBegun: (event) => ("night" in event && typeof event.night === "number" ? event.night : undefined),
  placeOf({ id }) {
    const [word, of] = id.split(":");
    if (word === "pier") return id;
    return of === undefined ? undefined : `card:${of}`;
  },
  optionIcon({ id }) {
    const [word, of] = id.split(":");
    if (word === "play-fog") return cardIcons.fog;
    if (word === "play-whistle") return cardIcons.whistle;
    return of === undefined || word === "pier" ? undefined : cardIcons[kindOf(of)];
  },
  faceIcon: (face) => faceIcons[face as Face],
};
