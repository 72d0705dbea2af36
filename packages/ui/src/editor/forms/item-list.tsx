import type { ReactNode } from "react";
import { useWords } from "../../language/words.js";
import type { ListKind } from "./value-kinds.js";

interface ItemListProps {
  readonly kind: Pick<ListKind, "most" | "add" | "remove" | "titled">;
  readonly label: string;
  readonly values: readonly unknown[];
  /** So many stay. */
  readonly least?: number;
  readonly onAdd: () => void;
  readonly onRemove: (number: number) => void;
  /** One of them; what takes it away may stand beside its kind. */
  readonly one: (value: unknown, number: number, remove: ReactNode) => ReactNode;
}

/** One after the other, each with a button that takes it away, and a button for one more. */
export function ItemList({ kind, label, values, least = 0, onAdd, onRemove, one }: ItemListProps) {
  const { page } = useWords();
  return (
    <div className="ed-part">
      {label !== "" && <span className="ed-label">{label}</span>}
      {values.length > 0 && (
        <ol className="ed-list">
          {values.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <li key={i} className="ed-item">
              {kind.titled && <h3>{kind.titled(i + 1)}</h3>}
              {one(
                value,
                i,
                values.length > least && (
                  <button type="button" className="button" onClick={() => onRemove(i)}>
                    {kind.remove ?? page("editor.remove")}
                  </button>
                ),
              )}
            </li>
          ))}
        </ol>
      )}
      {values.length < kind.most && (
        <button type="button" className="button" onClick={onAdd}>
          {kind.add}
        </button>
      )}
    </div>
  );
}
