import type { Decision } from "@tavolata/kernel";
import { useEffect, useRef } from "react";
import { isDialogOpen } from "../controls/dialog.js";
import { Icon } from "../controls/icon.js";
import type { GameScreen } from "../game/game-screen.js";
import { useSpeaker, useWords } from "../language/words.js";
import type { Act, Pickable } from "../table/question/act.js";
import { Entered } from "./entered.js";
import { rememberedFor } from "./misread.js";

interface DiceEntryProps {
  readonly act: Act;
  readonly decision: Decision;
  readonly gameScreen: GameScreen;
}

/** A large button for each face: a tap is one die more that shows it. */
export function DiceEntry({ act, decision, gameScreen }: DiceEntryProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { choices, collects, picked } = act;
  const entered = choices.flatMap(({ option, times }) => Array.from({ length: times }, () => option.id));
  useMisread(act, decision);
  useEntryKeys(() => collects && act.collect(entered.slice(0, -1)), act.canConfirm ? act.confirm : undefined);
  const isFull = collects && picked >= decision.max;
  return (
    <>
      <div className="entry-faces">
        {choices.map((choice) => (
          <button
            key={choice.option.id}
            type="button"
            className="entry-face"
            aria-disabled={isFull}
            aria-label={
              choice.times > 0
                ? page("companion.times", { what: speaker.sentence(choice.option.label), times: choice.times })
                : undefined
            }
            onClick={() => !isFull && act.pick(choice.option.id)}
          >
            <Face choice={choice} gameScreen={gameScreen} />
            {choice.times > 0 && (
              <span className="entry-times number" aria-hidden="true">
                {choice.times}
              </span>
            )}
          </button>
        ))}
      </div>
      {collects && <Entered act={act} decision={decision} entered={entered} />}
    </>
  );
}

/** A face as it is printed, with its word; a number is its own word. */
function Face({ choice, gameScreen }: { readonly choice: Pickable; readonly gameScreen: GameScreen }) {
  const speaker = useSpeaker();
  const face = choice.option.target;
  const icons = face.split("+").flatMap((part) => gameScreen.faceIcon?.(part) ?? []);
  const word = speaker.sentence(choice.option.label);
  if (icons.length === 0) return <span className="entry-number serif">{word}</span>;
  return (
    <>
      <span className="entry-icons">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may stand twice on a face
          <Icon key={i} of={icon} />
        ))}
      </span>
      <span>{word}</span>
    </>
  );
}

/** Where a throw was misread, most of its dice were read well. */
function useMisread(act: Act, decision: Decision): void {
  const collect = useRef(act.collect);
  collect.current = act.collect;
  useEffect(() => {
    const before = rememberedFor(decision);
    if (before && before.length > 1) collect.current(before);
  }, [decision]);
}

/** Backspace takes back the last die; Enter on a face ends the entry, when all dice lie there. */
function useEntryKeys(takeBack: () => void, confirm: (() => void) | undefined): void {
  const latest = useRef({ takeBack, confirm });
  latest.current = { takeBack, confirm };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : undefined;
      if (isDialogOpen() || at?.closest("input, textarea, select")) return;
      if (event.key === "Backspace") latest.current.takeBack();
      if (event.key !== "Enter" || !at?.closest(".entry-face") || !latest.current.confirm) return;
      event.preventDefault();
      latest.current.confirm();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
