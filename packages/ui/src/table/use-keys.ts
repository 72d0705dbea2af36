import { useEffect } from "react";
import { isDialogOpen } from "../controls/dialog.js";
import type { Act } from "./question/act.js";

/** What single keys do, besides the numbers that pick and Enter that confirms. */
export interface KeyDeeds {
  readonly z: () => void;
  /** With Shift. */
  readonly "shift+z": () => void;
  readonly h: () => void;
  readonly i: () => void;
  readonly l: () => void;
  readonly r: () => void;
  readonly "?": () => void;
  readonly ":": () => void;
}

/** Listens for keys as long as they are wanted, nobody types a text and no window is open over the table. */
export function useKeys(isOn: boolean, act: Act, deeds: KeyDeeds): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const deed = deedOf(event, act, deeds);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn, act, deeds]);
}

function deedOf({ key, shiftKey, target }: KeyboardEvent, act: Act, deeds: KeyDeeds): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) {
    const choice = act.choices[Number(key) - 1];
    return choice && (() => act.pick(choice.option.id));
  }
  if (key === " ") return act.main && !isControl(target) ? pressMain(act) : undefined;
  if (key === "Escape") return act.warning || act.picked > 0 ? act.leave : undefined;
  if (key === "Enter") return act.canConfirm && !isControl(target) ? act.confirm : undefined;
  // Only Z means something else with Shift: a ? is typed with it.
  const letter = shiftKey && key.toLowerCase() === "z" ? "shift+z" : key.toLowerCase();
  return letter in deeds ? deeds[letter as keyof KeyDeeds] : undefined;
}

function pressMain({ main, pick }: Act): () => void {
  return () => main && pick(main.option.id);
}

/** Enter on a button is that button's; on something to tick it confirms. */
function isControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("button, a, summary") : null;
  return control !== null && control.getAttribute("role") !== "checkbox";
}

function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}
