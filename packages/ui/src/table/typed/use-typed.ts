import type { Callable } from "@tavolata/kernel";
import { callMeant, nearest, readTyped, type Typed } from "@tavolata/language";
import { useSpeaker, useWords, type Words } from "../../language/words.js";
import { useRulebook } from "../../rules/use-rulebook.js";
import type { Act } from "../question/act.js";

/** What can be done by typing, besides answering. */
export interface TypedDeeds {
  readonly act: Act;
  readonly calls: readonly Callable[];
  onCall(callable: Callable): void;
  onUndo(): void;
  onRedo(): void;
  onLog(): void;
  onLeave(): void;
  onExport(): Promise<void>;
}

const noOptions = { options: [] };
const none: readonly string[] = [];

/** Does what a line says, and answers with what is to be read then: nothing, where the table itself tells of it. */
export function useTyped(deeds: TypedDeeds): (line: string) => Promise<readonly string[]> {
  const { page } = useWords();
  const speaker = useSpeaker();
  const rulebook = useRulebook();
  const { act } = deeds;
  const { decision } = act;

  const explain = (): readonly string[] => {
    const rules = (decision?.rules ?? []).map(
      (id) => `${id}: ${rulebook.rules.get(id)?.title[speaker.language] ?? ""}`,
    );
    const barred = act.barred.map(({ option: { label, bar } }) =>
      [speaker.sentence(label), speaker.sentence(bar.reason), bar.rule].join(" – "),
    );
    return [...rules, ...new Set(barred)];
  };
  const openRule = (word: string): readonly string[] => {
    const ids = [...rulebook.rules.keys()];
    const id = ids.find((one) => one.toLowerCase() === word.toLowerCase());
    if (id !== undefined) rulebook.open(id);
    return id === undefined ? [page("typed.no-rule", { word, meant: nearest(word, ids) ?? ids[0] ?? "" })] : none;
  };
  const call = (word: string): readonly string[] => {
    const calls = deeds.calls.map((callable) => ({ callable }));
    const meant = callMeant(calls, word);
    if (meant && !meant.callable.bar) {
      deeds.onCall(meant.callable);
      return none;
    }
    if (meant?.callable.bar) return [speaker.sentence(meant.callable.bar.reason)];
    const open = deeds.calls.filter(({ bar }) => !bar);
    if (open.length === 0) return [page("typed.no-calls")];
    return open.map(({ label }, i) => `!${i + 1} ${speaker.sentence(label)}`);
  };

  return async (line) => {
    const typed = readTyped(line, decision ?? noOptions, (label) => speaker.sentence(label));
    switch (typed.does) {
      case "answer":
        act.answer(typed.picks);
        return none;
      case "explain":
        return explain();
      case "rule":
        return openRule(typed.rule);
      case "call":
        return call(typed.word);
      case "undo":
        deeds.onUndo();
        return none;
      case "redo":
        deeds.onRedo();
        return none;
      case "log":
        deeds.onLog();
        return none;
      case "look":
        return boardInWords();
      case "help":
        return page("typed.help").split("\n");
      case "quit":
        deeds.onLeave();
        return none;
      case "save":
        await deeds.onExport();
        return none;
      case "wrong":
        return [whatIsWrong(typed, page, decision !== undefined)];
    }
  };
}

function whatIsWrong({ why }: Extract<Typed, { does: "wrong" }>, page: Words["page"], isAsked: boolean): string {
  if (!isAsked) return page("typed.not-asked");
  return page(`typed.${why.key}`, { word: why.word, last: why.last });
}

/** What stands on the board for those who don't see it. */
function boardInWords(): readonly string[] {
  const lines = document.querySelectorAll<HTMLElement>(".table-centre ul.unseen > li");
  return [...lines].map((line) => line.textContent ?? "");
}
