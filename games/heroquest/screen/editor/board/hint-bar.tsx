import { HintBar } from "@tavolata/ui/editor/board/hint-bar.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useNames } from "../descriptions.js";
import { iconOf } from "../icons.js";
import type { HeroHands } from "./use-hero-hands.js";

/** The hint of what is in hand; furniture can be turned before it is put down. */
export function HeroHintBar({ hands }: { readonly hands: HeroHands }) {
  const { page } = useWords();
  const names = useNames();
  const { tool, inHand, turn } = hands;
  const type = tool?.type ?? inHand?.type;
  const hint = inHand ? "move" : tool?.lies === "square" ? "square" : "edge";
  return (
    <HintBar
      held={
        type === undefined
          ? undefined
          : { icon: iconOf(type), name: names.kind(type), hint: page(`heroeditor.hint.${hint}`) }
      }
      hands={hands}
    >
      {tool?.turns && (
        <button type="button" className="button" onClick={turn}>
          {page("heroeditor.turn")} <kbd className="key">T</kbd>
        </button>
      )}
    </HintBar>
  );
}
