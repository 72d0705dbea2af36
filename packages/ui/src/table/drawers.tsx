import { useWords } from "../language/words.js";

/** On a tablet the rails are sheets from the sides. */
export type Drawer = "left" | "right";

interface DrawersProps {
  readonly drawer: Drawer | undefined;
  readonly setDrawer: (drawer?: Drawer) => void;
}

export function Drawers({ drawer, setDrawer }: DrawersProps) {
  const { page } = useWords();
  return (
    <div className="table-drawers">
      {(["left", "right"] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="button"
          aria-pressed={drawer === one}
          onClick={() => setDrawer(drawer === one ? undefined : one)}
        >
          {page(one === "left" ? "table.party" : "table.actions")}
        </button>
      ))}
    </div>
  );
}
