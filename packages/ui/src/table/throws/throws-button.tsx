import type { Options } from "@tavolata/kernel";
import { useState } from "react";
import type { Looks } from "../../game/game-screen.js";
import { useWords } from "../../language/words.js";
import { type AnyVisibleEvent, isThrow } from "../told.js";
import { ThrowsDialog } from "./throws-dialog.js";

interface ThrowsButtonProps {
  readonly events: readonly AnyVisibleEvent[];
  readonly options: Options;
  readonly looks: Looks;
}

/** Leads to the throws before the last one; there is none before the first. */
export function ThrowsButton({ events, options, looks }: ThrowsButtonProps) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!events.some(isThrow)) return null;
  return (
    <>
      <button type="button" className="button bare table-throws" onClick={() => setOpen(true)}>
        {page("throws")}
      </button>
      {isOpen && <ThrowsDialog events={events} options={options} looks={looks} onClose={() => setOpen(false)} />}
    </>
  );
}
