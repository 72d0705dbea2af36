import { useEffect, useRef, useState } from "react";
import { LanguageSwitch } from "../../controls/language-switch.js";
import { SeatMark } from "../../controls/seat-mark.js";
import { useSpeaker, useWords } from "../../language/words.js";
import type { Reason, TableSession } from "../session.js";
import type { SeatLook } from "./seat-looks.js";
import "./cover.css";

/** How long the button must be held: longer than a slip. */
const holdTime = 600;

interface CoverProps {
  readonly session: TableSession;
  readonly next: SeatLook;
  readonly seats: readonly SeatLook[];
}

/** Hides the table while the device goes to somebody else. Nothing of the match is drawn under it. */
export function Cover({ session, next, seats }: CoverProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [refused, setRefused] = useState<Reason>();
  const undoer = seats.find(({ seat }) => seat === session.holderMayUndo);
  return (
    <main className="cover">
      <div className="cover-language">
        <LanguageSwitch />
      </div>
      <div className="cover-mark">
        <SeatMark look={next} />
      </div>
      <h1>{page("cover.pass", { name: next.name })}</h1>
      <p className="muted">{next.role}</p>
      <HoldButton label={page("cover.hold")} hint={page("cover.longer")} onHeld={() => session.takeDevice(next.seat)} />
      {undoer && (
        <button
          type="button"
          className="button bare"
          onClick={() => void session.undoFreely(undoer.seat).then(setRefused)}
        >
          {page("cover.undo", { name: undoer.name })}
        </button>
      )}
      {refused && <p role="alert">{speaker.sentence(refused.said)}</p>}
    </main>
  );
}

interface HoldProps {
  readonly label: string;
  readonly hint: string;
  readonly onHeld: () => void;
}

/** A button that must be held. A screen reader, which can only press it, presses it once. */
function HoldButton({ label, hint, onHeld }: HoldProps) {
  const [holding, setHolding] = useState(false);
  const [isHinted, setHinted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const hold = () => {
    if (timer.current !== undefined) return;
    setHolding(true);
    timer.current = setTimeout(onHeld, holdTime);
  };
  const letGo = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
    setHinted(true);
  };
  const isHoldKey = (key: string) => key === "Enter" || key === " ";
  return (
    <>
      <button
        ref={button}
        type="button"
        className={holding ? "cover-hold holding" : "cover-hold"}
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event.key)) return;
          event.preventDefault();
          if (!event.repeat) hold(); // a key still held from the last answer doesn't count
        }}
        onKeyUp={(event) => {
          if (!isHoldKey(event.key)) return;
          event.preventDefault(); // no click follows
          letGo();
        }}
        onClick={(event) => {
          const isPressedByReader = event.detail === 0;
          if (isPressedByReader) onHeld();
        }}
      >
        <span>{label}</span>
      </button>
      <p role="status" className="muted cover-hint">
        {isHinted && !holding ? hint : ""}
      </p>
    </>
  );
}
