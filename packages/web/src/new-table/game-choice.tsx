import gate from "game-icon:dungeon-gate";
import lantern from "game-icon:lantern-flame";
import meeple from "game-icon:meeple";
import ring from "game-icon:ring";
import soul from "game-icon:soul-vessel";
import type { ShelfGame } from "../games/game-list.js";
import { useWords } from "../language/words.js";
import { Icon, type IconShape } from "../ui/icon.js";
import { PictureChoice } from "./picture-choice.js";

const icons: Readonly<Record<string, IconShape>> = {
  heroquest: gate,
  "lantern-quay": lantern,
  rings: ring,
  souls: soul,
};

interface GameChoiceProps {
  readonly games: readonly ShelfGame[];
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

/** Which game is played. */
export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  const { page, language } = useWords();
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page("new.game")}</legend>
      <div className="new-games">
        {games.map(({ id, name, about }) => (
          <PictureChoice key={id} name="game" isChosen={id === chosen} onChoose={() => onChoose(id)}>
            <span className="new-picture">
              <Icon of={icons[id] ?? meeple} />
            </span>
            <span className="new-words">
              <strong className="serif">{name[language]}</strong>
              <span className="muted">{about[language]}</span>
            </span>
          </PictureChoice>
        ))}
      </div>
    </fieldset>
  );
}
