import { Icon } from "../../controls/icon.js";
import type { GameScreen } from "../../game/game-screen.js";
import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLinks } from "../../rules/rule-link.js";
import { type AnyVisibleEvent, isThrow, type ToldThrow } from "../log/told.js";
import type { SeatLook } from "../seats/seat-looks.js";
import { useLanding } from "./use-landing.js";
import "./dice-tray.css";

interface TrayProps {
  readonly events: readonly AnyVisibleEvent[];
  readonly seats: readonly SeatLook[];
  readonly gameScreen: GameScreen;
}

/** The last throw: every face as an icon and a word, and what it comes to. */
export function DiceTray({ events, seats, gameScreen }: TrayProps) {
  const { page } = useWords();
  const last = events.findLast(isThrow);
  return (
    <section className="tray" aria-label={page("dice.title")}>
      {last ? (
        <LastThrow
          key={last.number}
          thrown={last}
          seats={seats}
          gameScreen={gameScreen}
          isNew={events.at(-1) === last}
        />
      ) : (
        <p className="muted">{page("dice.none")}</p>
      )}
    </section>
  );
}

interface LastThrowProps {
  readonly thrown: ToldThrow;
  readonly seats: readonly SeatLook[];
  readonly gameScreen: GameScreen;
  readonly isNew: boolean;
}

function LastThrow({ thrown, seats, gameScreen, isNew }: LastThrowProps) {
  const speaker = useSpeaker();
  const [landed, land] = useLanding(isNew);
  const { faces, by, purpose, rules } = thrown;
  const thrower = seats.find(({ seat }) => seat === by)?.name;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap only skips the animation */}
      <div onClick={land}>
        <Faces faces={faces} gameScreen={gameScreen} isRolling={!landed} />
      </div>
      <p className="tray-words" style={{ visibility: landed ? "visible" : "hidden" }}>
        <strong className="serif">{gameScreen.ThrowSum && <gameScreen.ThrowSum faces={faces} />}</strong>{" "}
        <span className="muted tray-who">
          {thrower ? `${thrower}, ` : ""}
          {speaker.name(purpose)}
        </span>{" "}
        <RuleLinks ids={rules} />
      </p>
    </>
  );
}

interface FacesProps {
  readonly faces: readonly string[];
  readonly gameScreen: GameScreen;
  readonly isRolling?: boolean;
}

/** Dice, every face as an icon and a word. */
export function Faces({ faces, gameScreen, isRolling = false }: FacesProps) {
  const speaker = useSpeaker();
  return (
    <ul className={isRolling ? "dice rolling" : "dice"}>
      {faces.map((face, i) => {
        const icon = gameScreen.faceIcon?.(face);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have no other name
          <li key={i} className={`die ${face}`}>
            {icon && <Icon of={icon} />}
            <span>{speaker.name(face)}</span>
          </li>
        );
      })}
    </ul>
  );
}
