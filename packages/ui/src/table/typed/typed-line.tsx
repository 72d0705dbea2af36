import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { isDialogOpen } from "../../controls/dialog.js";
import { useWords } from "../../language/words.js";
import { RuledText } from "../../rules/ruled-text.js";
import { type TypedDeeds, useTyped } from "./use-typed.js";
import "./typed-line.css";

export interface TypedLineControl {
  open(): void;
}

interface TypedLineProps extends TypedDeeds {
  readonly ref: Ref<TypedLineControl>;
}

/**
 * A line to type what one does, as in the terminal: numbers or words of options, and the words that `help` lists. It is out of the way
 * until it is wanted: by its key, from the menu, or by whoever comes to its button with the keyboard or a screen reader.
 */
export function TypedLine({ ref, ...deeds }: TypedLineProps) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  useImperativeHandle(ref, () => ({ open }));
  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  return (
    <>
      <button type="button" className="button typed-open" onClick={open}>
        {page("typed.title")}
      </button>
      {isOpen && <Line {...deeds} onClose={close} />}
    </>
  );
}

function Line({ onClose, ...deeds }: TypedDeeds & { readonly onClose: () => void }) {
  const { page } = useWords();
  const [line, setLine] = useState("");
  const [told, setTold] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const type = useTyped(deeds);
  useEffect(() => field.current?.focus(), []);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setLine("");
    setTold(await type(line));
    // What was done may have taken the focus along; but a window that it opened keeps it.
    if (!isDialogOpen()) field.current?.focus();
  };
  return (
    <section className="typed" aria-label={page("typed.title")}>
      <form onSubmit={(event) => void enter(event)}>
        <span className="typed-prompt" aria-hidden="true">
          ›
        </span>
        <input
          ref={field}
          className="field typed-field"
          aria-label={page("typed.title")}
          placeholder={page("typed.hint")}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
          }}
        />
        <button type="button" className="button bare" aria-label={page("close")} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </form>
      <div role="status" className="typed-told">
        {told.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer stay as they are
          <p key={i}>
            <RuledText text={one} />
          </p>
        ))}
      </div>
    </section>
  );
}
