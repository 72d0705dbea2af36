import type { Options } from "@tavolata/kernel";
import { Dialog } from "../../controls/dialog.js";
import { Icon } from "../../controls/icon.js";
import { useReadContent } from "../../game/content.js";
import type { GameScreen } from "../../game/game-screen.js";
import { useSpeaker, useWords } from "../../language/words.js";
import { type AnyVisibleEvent, isThrow, type ToldThrow } from "../log/told.js";
import { Faces } from "../pace/dice-tray.js";
import "./throws.css";

interface ThrowsDialogProps {
  readonly events: readonly AnyVisibleEvent[];
  readonly options: Options;
  readonly gameScreen: GameScreen;
  readonly onClose: () => void;
}

/** So many throws can be read again. */
const kept = 20;

/** The last twenty throws, and all dice of the match against what was to be expected, where the game says that. */
export function ThrowsDialog({ events, options, gameScreen, onClose }: ThrowsDialogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const read = useReadContent();
  const throws = events.filter(isThrow);
  return (
    <Dialog title={page("throws.title")} onClose={onClose}>
      {Object.entries(gameScreen.weightsOf?.(options, read) ?? {}).map(([die, weights]) => (
        <Fairness key={die} die={die} weights={weights} throws={throws} gameScreen={gameScreen} />
      ))}
      <ol className="throws-list">
        {throws
          .slice(-kept)
          .reverse()
          .map((thrown) => (
            <li key={thrown.number}>
              <span className="muted">{speaker.name(thrown.purpose)}</span>
              {gameScreen.Throw ? (
                <gameScreen.Throw thrown={thrown} />
              ) : (
                <Faces faces={thrown.faces} gameScreen={gameScreen} />
              )}
            </li>
          ))}
      </ol>
    </Dialog>
  );
}

interface FairnessProps {
  readonly die: string;
  readonly weights: Readonly<Record<string, number>>;
  readonly throws: readonly ToldThrow[];
  readonly gameScreen: GameScreen;
}

/** How often each face of a kind of dice came up, and how often it would have on average: a bar, and a mark where it was to end. */
function Fairness({ die, weights, throws, gameScreen }: FairnessProps) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const faces = throws.filter((one) => one.die === die).flatMap((one) => one.faces);
  if (faces.length === 0) return null;
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rows = Object.entries(weights).map(([face, weight]) => ({
    face,
    icon: gameScreen.faceIcon?.(face),
    thrown: faces.filter((one) => one === face).length,
    expected: (faces.length * weight) / all,
  }));
  const most = Math.max(...rows.flatMap(({ thrown, expected }) => [thrown, expected]));
  return (
    <table className="throws-fair">
      <caption>{page("throws.fair", { die: speaker.name(die), dice: faces.length })}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {page("throws.face")}
          </th>
          <th scope="col">{page("throws.thrown")}</th>
          <th scope="col">{page("throws.expected")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ face, icon, thrown, expected }) => (
          <tr key={face}>
            <th scope="row">
              <span className="throws-face">
                {icon && <Icon of={icon} />}
                {speaker.name(face)}
              </span>
            </th>
            <td className="throws-bar" aria-hidden="true">
              <span>
                <i style={{ transform: `scaleX(${thrown / most})` }} />
                <b style={{ left: `${(100 * expected) / most}%` }} />
              </span>
            </td>
            <td className="number">{thrown}</td>
            <td className="number muted">{number.format(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
