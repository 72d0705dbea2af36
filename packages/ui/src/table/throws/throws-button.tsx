import type { Options } from "@tavolata/kernel";
import { useState } from "react";
import type { GameScreen } from "../../game/game-screen.js";
import { useWords } from "../../language/words.js";
import { type AnyVisibleEvent, isThrow } from "../log/told.js";
import { ThrowsDialog } from "./throws-dialog.js";

interface ThrowsButtonProps {
  readonly events: readonly AnyVisibleEvent[];
  readonly options: Options;
  readonly gameScreen: GameScreen;
}

/** Leads to the throws before the last one; there is none before the first. */
export function ThrowsButton({ events, options, gameScreen }: ThrowsButtonProps) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!events.some(isThrow)) return null;
  return (
    <>
      <button type="button" className="button bare table-throws" onClick={() => setOpen(true)}>
        {page("throws")}
      </button>
      {isOpen && (
        <ThrowsDialog events={events} options={options} gameScreen={gameScreen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
