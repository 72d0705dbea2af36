import { Icon } from "@tavolata/ui/controls/icon.js";
import type { ShelfGame } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { gameIcon } from "../start/game-icons.js";
import { PictureChoice } from "./picture-choice.js";

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
              <Icon of={gameIcon(id)} />
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
