import {
  type BarredOption,
  type BoardReference,
  type Decision,
  type Message,
  type Option,
  say,
  type View,
} from "@tavolata/kernel";
import { useCallback, useMemo, useState } from "react";
import { useReadContent } from "../../game/content.js";
import { type GameScreen, type PageText, placeIn } from "../../game/game-screen.js";

/** Something that can be picked now. */
export interface Pickable {
  readonly option: Option;
  /** Its place in the list, from 1: the key that picks it. */
  readonly number: number;
  readonly place: BoardReference | undefined;
  readonly picked: boolean;
  /** How often it is picked: real dice may show the same face several times. */
  readonly times: number;
}

/** Something that can't be picked now, with what stands against it: a rule has said so, or the screen itself. */
export interface Barred {
  readonly option: Pick<BarredOption, "id" | "label" | "at" | "bar">;
  readonly place: BoardReference | undefined;
}

/** Something of the question that can't be picked now. */
export interface BarredChoice extends Barred {
  readonly option: BarredOption;
}

/** The one list of what the onlooker may do: board, buttons, keys and text all feed on it. */
export interface Act {
  readonly decision: Decision | undefined;
  readonly choices: readonly Pickable[];
  readonly barred: readonly BarredChoice[];
  /** Picks are collected and then confirmed; otherwise one tap answers. */
  readonly collects: boolean;
  readonly picked: number;
  readonly canConfirm: boolean;
  /** The option of the large button. */
  readonly main: Pickable | undefined;
  /** Something was picked that should be thought about once more. */
  readonly warning: Warning | undefined;
  pick(id: string): void;
  confirm(): void;
  /** Answers with all of these at once: as one does who types. */
  answer(picks: readonly string[]): void;
  /** Collects just these, where several may be picked. */
  collect(ids: readonly string[]): void;
  /** Leaves it after a warning, and takes back what was collected. */
  leave(): void;
  /** Says in the question bar why something can't be done. */
  explain(barred: Barred): void;
}

interface Warning {
  readonly choice: Pickable;
  readonly text: PageText;
}

interface Give {
  /** Gives the answer. */
  answer(decision: Decision, picks: readonly string[]): void;
  /** Tells the onlooker why something can't be done. */
  refuse(reason: Message, rule?: string): void;
}

const noPicks: readonly string[] = [];

export function useAct(
  decision: Decision | undefined,
  gameScreen: GameScreen,
  view: View,
  { answer, refuse }: Give,
): Act {
  const read = useReadContent();
  const [warned, setWarned] = useState({ key: "", id: "" });
  const [collected, setCollected] = useState({ key: "", picks: noPicks });
  const picks = collected.key === decision?.key ? collected.picks : noPicks;
  const collects = decision !== undefined && (decision.max > 1 || decision.min === 0);
  const canConfirm = decision !== undefined && collects && picks.length >= decision.min;

  const pick = useCallback(
    (id: string) => {
      if (!decision) return;
      if (!collects) {
        const option = decision.options.find((one) => one.id === id);
        const isWarned = warned.key === decision.key && warned.id === id;
        if (option && !isWarned && gameScreen.warningOf?.(option, view, decision.options, read))
          setWarned({ key: decision.key, id });
        else answer(decision, [id]);
        return;
      }
      const kept = decision.repeats ? [...picks] : picks.filter((one) => one !== id);
      if (kept.length === picks.length) kept.push(id);
      if (kept.length > decision.max) {
        refuse(say("refused.too-many", { max: decision.max, picked: kept.length }));
        return;
      }
      setCollected({ key: decision.key, picks: kept });
    },
    [decision, collects, picks, answer, refuse, warned, gameScreen, view, read],
  );
  const confirm = useCallback(() => {
    if (decision && canConfirm) answer(decision, picks);
  }, [decision, canConfirm, picks, answer]);
  const answerWith = useCallback(
    (ids: readonly string[]) => {
      const [only] = ids;
      if (!collects && only !== undefined && ids.length === 1) pick(only);
      else if (decision) answer(decision, ids);
    },
    [decision, collects, pick, answer],
  );
  const collect = useCallback(
    (ids: readonly string[]) => {
      if (decision) setCollected({ key: decision.key, picks: ids });
    },
    [decision],
  );
  const leave = useCallback(() => {
    setWarned({ key: "", id: "" });
    setCollected({ key: "", picks: noPicks });
  }, []);
  const explain = useCallback(({ option }: Barred) => refuse(option.bar.reason, option.bar.rule), [refuse]);

  return useMemo((): Act => {
    const choices = (decision?.options ?? []).map((option, i) => ({
      option,
      number: i + 1,
      place: placeIn(gameScreen, option),
      picked: picks.includes(option.id),
      times: picks.filter((one) => one === option.id).length,
    }));
    const doubtful = warned.key === decision?.key && choices.find(({ option }) => option.id === warned.id);
    const text = doubtful ? gameScreen.warningOf?.(doubtful.option, view, decision?.options ?? [], read) : undefined;
    return {
      decision,
      choices,
      barred: (decision?.barred ?? []).map((option) => ({ option, place: placeIn(gameScreen, option) })),
      collects,
      picked: picks.length,
      canConfirm,
      main: gameScreen.mainChoice?.(choices),
      warning: doubtful && text ? { choice: doubtful, text } : undefined,
      pick,
      confirm,
      answer: answerWith,
      collect,
      leave,
      explain,
    };
  }, [
    decision,
    gameScreen,
    picks,
    collects,
    canConfirm,
    pick,
    confirm,
    answerWith,
    collect,
    leave,
    explain,
    warned,
    view,
    read,
  ]);
}
