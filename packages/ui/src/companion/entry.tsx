import type { GameScreen } from "../game/game-screen.js";
import { useWords } from "../language/words.js";
import type { Act } from "../table/question/act.js";
import { CardEntry } from "./card-entry.js";
import { DiceEntry } from "./dice-entry.js";
import "./entry.css";

export interface EntryProps {
  readonly act: Act;
  readonly gameScreen: GameScreen;
}

/** What real dice and cards show is entered here, with buttons that are hit without looking twice. */
export function Entry({ act, gameScreen }: EntryProps) {
  const { page } = useWords();
  const { decision } = act;
  if (!decision) return null;
  return (
    <section className="entry" aria-label={page("companion.entry")}>
      {decision.kind === "enter-dice" && (
        <DiceEntry key={decision.key} act={act} decision={decision} gameScreen={gameScreen} />
      )}
      {decision.kind === "enter-cards" && <CardEntry key={decision.key} act={act} decision={decision} />}
      {decision.kind === "shuffle" && (
        <button type="button" className="button main entry-large" onClick={() => act.answer(["shuffled"])}>
          {page("companion.shuffled")}
        </button>
      )}
    </section>
  );
}
