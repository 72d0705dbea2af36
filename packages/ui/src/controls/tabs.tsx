import type { KeyboardEvent, ReactNode } from "react";
import "./tabs.css";

interface TabsProps<Name extends string> {
  /** Begins the ids of the tabs and of their panels: `<id>act`, `<id>act-panel`. */
  readonly id: string;
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  /** All tabs lead to one panel, `<id>panel`; otherwise each has its own. */
  readonly hasOnePanel?: boolean;
  /** What is written on a tab. */
  readonly children: (name: Name) => ReactNode;
  readonly onChoose: (name: Name) => void;
}

/** A row of tabs: by a press, or by the arrow keys from one to the next. */
export function Tabs<Name extends string>({
  id,
  label,
  names,
  chosen,
  hasOnePanel,
  children,
  onChoose,
}: TabsProps<Name>) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (way === 0) return;
    const next = names[(names.indexOf(chosen) + way + names.length) % names.length]!;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKey}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}${name}`}
          data-tab={name}
          aria-selected={name === chosen}
          aria-controls={hasOnePanel ? `${id}panel` : `${id}${name}-panel`}
          onClick={() => onChoose(name)}
        >
          {children(name)}
        </button>
      ))}
    </div>
  );
}

/** Something waits behind a tab that isn't chosen. */
export function TabBadge({ says }: { readonly says: string }) {
  return (
    <span className="tab-badge">
      <span aria-hidden="true">!</span>
      <span className="unseen">{says}</span>
    </span>
  );
}
