import { useEffect, useState } from "react";
import { useWords } from "../../language/words.js";
import type { Moment, TableSession } from "../session.js";
import { endTour, isOnTour } from "./kept-tour.js";
import "./tour.css";

/** The stops of the tour: what is spoken of and, where something is to be done first, how many answers it takes. */
const stops = [
  { id: "welcome" },
  { id: "question", at: ".question" },
  { id: "act", at: ".actions, .sheet", answers: 1 },
  { id: "barred", at: ".actions, .sheet" },
  { id: "board", at: ".table-centre" },
  { id: "move", at: ".table-centre", answers: 2 },
  { id: "dice", at: ".table-foot, .tray" },
  { id: "log", at: ".log, .sheet-tabs" },
  { id: "undo", at: ".head-tools" },
  { id: "party", at: ".table-left, .sheet-tabs" },
  { id: "enemies", at: ".pace" },
  { id: "end" },
] as const;

interface TourProps {
  readonly session: TableSession;
  readonly moment: Moment;
}

/** Shows somebody round who plays the first quest. Some stops wait until something was done; it can be left at any time. */
export function Tour({ session, moment }: TourProps) {
  const { page } = useWords();
  const [isOn, setOn] = useState(() => isOnTour(session.id));
  const [{ at, since }, setPlace] = useState({ at: 0, since: moment.at });
  const stop = stops[at]!;
  const go = (to: number) => setPlace({ at: to, since: moment.at });
  const wanted = "answers" in stop ? stop.answers : 0;
  const isDone = wanted > 0 && moment.at - since >= wanted && moment.decision !== undefined;
  useEffect(() => {
    if (isDone) setPlace((before) => ({ at: before.at + 1, since: moment.at }));
  }, [isDone, moment.at]);
  const leave = () => {
    endTour();
    setOn(false);
  };
  if (!isOn) return null;
  return (
    <>
      {"at" in stop && <Ring at={stop.at} key={stop.id} />}
      <aside className="tour" aria-label={page("tour.title")}>
        <p className="tour-count muted number">{page("tour.count", { at: at + 1, of: stops.length })}</p>
        <p role="status">{page(`tour.${stop.id}`)}</p>
        <div className="tour-buttons">
          {at > 0 && (
            <button type="button" className="button" onClick={() => go(at - 1)}>
              {page("tour.back")}
            </button>
          )}
          {at < stops.length - 1 ? (
            <>
              <button type="button" className={wanted > 0 ? "button" : "button main"} onClick={() => go(at + 1)}>
                {page(wanted > 0 ? "tour.skip" : "tour.next")}
              </button>
              <button type="button" className="button bare" onClick={leave}>
                {page("tour.leave")}
              </button>
            </>
          ) : (
            <button type="button" className="button main" onClick={leave}>
              {page("tour.done")}
            </button>
          )}
        </div>
      </aside>
    </>
  );
}

/** A ring around what is spoken of, wherever it stands at this width. */
function Ring({ at }: { readonly at: string }) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const measure = () => {
      const shown = [...document.querySelectorAll(at)].find((one) => one.getClientRects().length > 0);
      setBox(shown?.getBoundingClientRect());
    };
    measure();
    const timer = setInterval(measure, 300);
    return () => clearInterval(timer);
  }, [at]);
  if (!box) return null;
  return (
    <div
      className="tour-ring"
      aria-hidden="true"
      style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
    />
  );
}
