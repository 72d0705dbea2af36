import type { Features } from "@tavolata/kit";
import { boardOf } from "../../../queries/board/squares.js";
import { isAdventurer, isHelpless } from "../../../queries/figures.js";
import { type Aim, aimsOf } from "../../../rules/16-quests/mission.js";
import type { HeroQuest } from "../../../state.js";
import { nearest, stepsThroughDoors } from "./distance.js";
import { placeOfAlly, placeOfItem, placesOfFigures } from "./places.js";

/** How far the heroes have come with what they were sent for. */
export function missionOf(s: Readonly<HeroQuest>): Features {
  const counted: Record<string, number> = {
    [`quest-${s.quest}`]: 1,
    round: s.round,
    explored: s.rooms.length / Math.max(1, boardOf(s).squaresOf.length - 1),
  };
  for (const aim of aimsOf(s.secrets.goal)) addAim(s, aim, counted);
  for (const failure of s.secrets.failure) {
    if (failure.kind === "rounds-over") counted["time-left"] = failure.rounds - s.round;
  }
  return counted;
}

/** As far as nobody knows a way. */
const farAway = 60;

function addAim(s: Readonly<HeroQuest>, aim: Aim, counted: Record<string, number>): void {
  const add = (name: string, amount: number) => {
    counted[name] = (counted[name] ?? 0) + amount;
  };
  const heroes = s.figures.filter((figure) => isAdventurer(figure) && !isHelpless(figure));
  const fromHeroes = (square: number) =>
    nearest(
      heroes.map((hero) => hero.square),
      stepsThroughDoors(s, square),
      farAway,
    );
  const toExit = (square: number) => (s.exit.length > 0 ? nearest(s.exit, stepsThroughDoors(s, square), farAway) : 0);
  switch (aim.kind) {
    case "slay": {
      const left = placesOfFigures(s, aim.figures);
      add("to-slay", left.length);
      for (const square of left) add("way-to-slay", fromHeroes(square));
      return;
    }
    case "find": {
      const place = placeOfItem(s, aim.item);
      if (!place) return;
      if (place.isHeld) add("held", 1);
      else add("way-to-find", fromHeroes(place.square));
      if (aim.bring) add(place.isHeld ? "way-out" : "way-back", toExit(place.square));
      return;
    }
    case "rescue": {
      const place = placeOfAlly(s, aim.ally);
      if (!place) return;
      if (place.isWithUs) add("with-us", 1);
      else add("way-to-ally", fromHeroes(place.square));
      add(place.isWithUs ? "way-out" : "way-back", toExit(place.square));
      return;
    }
    case "hold": {
      const board = boardOf(s);
      const room = board.letters.indexOf(aim.room);
      add("in-room", heroes.filter(({ square }) => board.roomOf[square] === room).length);
      add("rounds-held", s.secrets.held);
      return;
    }
    case "escape":
    case "race":
      for (const { square } of heroes) add("way-out-of-all", toExit(square));
  }
}
