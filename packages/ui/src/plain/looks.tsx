import meeple from "game-icon:meeple";
import type { AnyGameScreen, GameScreenProps } from "../game/game-screen.js";
import { useSpeaker } from "../language/words.js";
import "./plain.css";

/** A game that has no board of its own here: the last things that happened stand in its place, and the list of actions does the rest. */
function Board({ events }: GameScreenProps) {
  const speaker = useSpeaker();
  return (
    <ol className="plain-board">
      {events.slice(-12).map((event) => (
        <li key={event.number}>{speaker.event(event)}</li>
      ))}
    </ol>
  );
}

/** How any game looks that nobody has drawn yet. */
export const gameScreen: AnyGameScreen = {
  Board,
  Round: () => null,
  seatIcon: () => meeple,
  // There is no board to point at: every option is a button.
  placeOf: () => undefined,
};
