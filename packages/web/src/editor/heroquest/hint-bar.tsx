import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { Icon } from "../../ui/icon.js";
import { useEditing } from "../frame/editing.js";
import { useNames } from "./descriptions.js";
import { iconOf } from "./icons.js";
import type { BoardHands } from "./use-board-hands.js";

/** At the board's foot: what is in hand, what a press does, and why something can't be. */
export function HintBar({ hands }: { readonly hands: BoardHands }) {
  const { page } = useWords();
  const { picking, pick } = useEditing();
  const names = useNames();
  const { tool, inHand, why, whyWords, turn, leave } = hands;
  const type = tool?.type ?? inHand?.type;
  if (!picking && type === undefined && !why) return null;
  const lies = tool?.lies ?? "square";
  return (
    <div className="eb-hint">
      {type !== undefined && <Icon of={iconOf(type)} />}
      <p>
        {picking ? (
          page("editor.picking", { what: picking.what })
        ) : type === undefined ? null : (
          <>
            <strong>{names.kind(type)}</strong>{" "}
            {page(
              inHand ? "heroeditor.hint.move" : lies === "square" ? "heroeditor.hint.square" : "heroeditor.hint.edge",
            )}
          </>
        )}
        {why && (
          <span className="eb-why" role="alert">
            {whyWords} {why.rule && <RuleLink id={why.rule} />}
          </span>
        )}
      </p>
      {tool?.turns && (
        <button type="button" className="button" onClick={turn}>
          {page("heroeditor.turn")} <kbd className="key">T</kbd>
        </button>
      )}
      {(picking || type !== undefined) && (
        <button type="button" className="button" onClick={() => (picking ? pick(undefined) : leave())}>
          {page("editor.leave-tool")} <kbd className="key">Esc</kbd>
        </button>
      )}
    </div>
  );
}
