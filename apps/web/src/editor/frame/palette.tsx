import select from "game-icon:hand";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { focusBoard, useEditing } from "@tavolata/ui/editor/editing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { type KeyboardEvent, useRef } from "react";

/** Everything that can be put on the board. By keys: arrows from tool to tool, Enter takes one. */
export function Palette({ workbench }: { readonly workbench: AnyWorkbench }) {
  const { page } = useWords();
  const { tool, take } = useEditing();
  const groups = workbench.useTools();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>(".ed-tool") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const choose = (id: string | undefined, byKey: boolean) => {
    take(id === tool ? undefined : id);
    if (byKey) focusBoard();
  };
  return (
    <div
      className="ed-palette"
      ref={list}
      onKeyDown={onKeyDown}
      role="toolbar"
      aria-label={page("editor.tools")}
      tabIndex={-1}
    >
      <button
        type="button"
        className="ed-tool wide"
        aria-pressed={tool === undefined}
        onClick={(event) => choose(undefined, event.detail === 0)}
      >
        <Icon of={select} />
        <span>{page("editor.select")}</span>
      </button>
      {groups.map(({ id, label, rule, tools }) => (
        <fieldset key={id} className="ed-group">
          <legend>
            {label} {rule && <RuleLink id={rule} />}
          </legend>
          {tools.map((one) => (
            <button
              key={one.id}
              type="button"
              className="ed-tool"
              aria-pressed={tool === one.id}
              title={one.label}
              onClick={(event) => choose(one.id, event.detail === 0)}
            >
              <Icon of={one.icon} />
              <span>{one.label}</span>
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
