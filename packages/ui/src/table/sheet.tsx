import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { TabBadge, Tabs } from "../controls/tabs.js";
import { type PageKey, useWords } from "../language/words.js";
import "./sheet.css";

const stops = ["low", "half", "high"] as const;
type Stop = (typeof stops)[number];

const tabs = ["act", "me", "party", "log"] as const;
type Tab = (typeof tabs)[number];

const tabNames: Readonly<Record<Tab, PageKey>> = { act: "tab.act", me: "table.me", party: "tab.party", log: "tab.log" };

/** Shows a tab of the sheet, also when it is down. */
export interface SheetControl {
  open(tab: Tab): void;
  /** Makes room for the board. */
  lower(): void;
}

interface SheetProps {
  readonly ref: Ref<SheetControl>;
  readonly actions: ReactNode;
  readonly party: ReactNode;
  readonly log: ReactNode;
  /** The own sheet, where the game has one. */
  readonly me: ReactNode;
  /** The large button, to be seen at every stop. */
  readonly main: ReactNode;
  /** Whether the table waits for the one who looks. */
  readonly isAsked: boolean;
  /** Whether the answer is given on the board: then the sheet makes room. */
  readonly isOnBoard: boolean;
}

/** On a phone, what stands in the rails elsewhere: a sheet from below with three stops. */
export function Sheet({ ref, actions, party, log, me, main, isAsked, isOnBoard }: SheetProps) {
  const { page } = useWords();
  const [stop, setStop] = useState<Stop>(me !== undefined && isOnBoard ? "low" : "half");
  const [tab, setTab] = useState<Tab>("act");
  const id = useId();
  const before = useRef(isOnBoard);
  // Together with the question: what is pressed must not slide away under the finger.
  useLayoutEffect(() => {
    if (me === undefined || before.current === isOnBoard) return;
    before.current = isOnBoard;
    setStop(isOnBoard ? "low" : "half");
    if (!isOnBoard) setTab("act");
  }, [isOnBoard, me]);
  const drag = useRef<number>(undefined);
  const open = (chosen: Tab) => {
    setTab(chosen);
    if (stop === "low") setStop("half");
  };
  useImperativeHandle(ref, () => ({ open, lower: () => setStop("low") }));
  const move = (steps: number) => {
    const at = Math.min(stops.length - 1, Math.max(0, stops.indexOf(stop) + steps));
    setStop(stops[at]!);
  };
  return (
    <section className={`sheet ${stop}`} aria-label={page("sheet.title")}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={page(stop === "high" ? "sheet.lower" : "sheet.higher")}
        onPointerDown={(event) => {
          drag.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const way = (drag.current ?? event.clientY) - event.clientY;
          drag.current = undefined;
          if (Math.abs(way) > 24) move(way > 0 ? 1 : -1);
          else move(stop === "high" ? -2 : 1);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") move(1);
          else if (event.key === "ArrowDown") move(-1);
          else if (event.key === "Enter" || event.key === " ") move(stop === "high" ? -2 : 1);
          else return;
          event.preventDefault();
        }}
      >
        <span />
      </button>
      <Tabs
        id={id}
        label={page("sheet.title")}
        names={tabs.filter((one) => one !== "me" || me !== undefined)}
        chosen={tab}
        hasOnePanel
        onChoose={open}
      >
        {(one) => (
          <>
            {page(one === "party" && me !== undefined ? "table.party" : tabNames[one])}
            {one === "act" && isAsked && tab !== "act" && <TabBadge says={page("seats.asked")} />}
          </>
        )}
      </Tabs>
      <div className="sheet-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {{ act: actions, me, party, log }[tab]}
      </div>
      {main && <div className="sheet-main">{main}</div>}
    </section>
  );
}
