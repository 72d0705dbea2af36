import { Dialog } from "../controls/dialog.js";
import type { GameScreen } from "../game/game-screen.js";
import { type PageKey, useWords } from "../language/words.js";
import type { Preferences } from "../page/preferences.js";
import "./keys-dialog.css";

interface KeysProps {
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onClose: () => void;
}

const keys: readonly (readonly [string, PageKey])[] = [
  ["1 – 9", "keys.pick"],
  ["Enter", "keys.confirm"],
  ["Z", "keys.undo"],
  ["Shift + Z", "keys.redo"],
  ["H", "keys.hint"],
  ["I", "keys.explain"],
  ["L", "keys.log"],
  ["R", "keys.rules"],
  [":", "keys.typed"],
  ["?", "keys.keys"],
  ["Esc", "keys.close"],
];

/** What the keys do. Whoever is bothered by them switches them off. */
export function KeysDialog({ onClose, ...props }: KeysProps & { readonly more: NonNullable<GameScreen["keys"]> }) {
  const { page } = useWords();
  return (
    <Dialog title={page("keys.title")} onClose={onClose}>
      <KeyList {...props} />
    </Dialog>
  );
}

export function KeyList({
  preferences,
  setPreferences,
  more = [],
}: Omit<KeysProps, "onClose"> & { readonly more?: NonNullable<GameScreen["keys"]> }) {
  const { page } = useWords();
  return (
    <>
      <KeyTable keys={[...keys, ...more]} />
      <label className="keys-switch">
        <input
          type="checkbox"
          checked={preferences.keys}
          onChange={(event) => setPreferences({ keys: event.target.checked })}
        />
        {page("keys.on")}
      </label>
    </>
  );
}

/** Keys, and what each does. */
export function KeyTable({ keys: all }: { readonly keys: NonNullable<GameScreen["keys"]> }) {
  const { page } = useWords();
  return (
    <dl className="keys">
      {all.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd className="key">{key}</kbd>
          </dt>
          <dd>{page(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
