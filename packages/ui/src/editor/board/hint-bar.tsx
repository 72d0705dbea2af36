import type { QuestProblem } from "@tavolata/kit";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../../controls/icon.js";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { useEditing } from "../editing.js";

interface HintProps {
  /** What is in hand, and what a press does with it. */
  readonly held: { readonly icon: IconShape; readonly name: string; readonly hint: string } | undefined;
  readonly hands: {
    readonly why: QuestProblem | undefined;
    readonly whyWords: string | undefined;
    leave(): void;
  };
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** At the board's foot: what is in hand, what a press does, and why something can't be. */
export function HintBar({ held, hands: { why, whyWords, leave }, children }: HintProps) {
  const { page } = useWords();
  const { picking, pick } = useEditing();
  if (!picking && !held && !why) return null;
  return (
    <div className="eb-hint">
      {held && <Icon of={held.icon} />}
      <p>
        {picking
          ? page("editor.picking", { what: picking.what })
          : held && (
              <>
                <strong>{held.name}</strong> {held.hint}
              </>
            )}
        {why && (
          <span className="eb-why" role="alert">
            {whyWords} {why.rule && <RuleLink id={why.rule} />}
          </span>
        )}
      </p>
      {children}
      {(picking || held) && (
        <button type="button" className="button" onClick={() => (picking ? pick(undefined) : leave())}>
          {page("editor.leave-tool")} <kbd className="key">Esc</kbd>
        </button>
      )}
    </div>
  );
}
