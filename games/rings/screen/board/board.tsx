import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useSwipe } from "@tavolata/ui/controls/use-swipe.js";
import { useEffect, useRef } from "react";
import { Peek, ReadingDialog } from "../card/reading.js";
import { useDesk } from "../desk.js";
import { Stops } from "../stops/stops.js";
import { Area } from "./area.js";
import { AreaTabs } from "./area-tabs.js";
import { arrowKeys } from "./arrow-keys.js";
import { Gathering } from "./gathering.js";
import { Offer } from "./offer.js";
import { Payment } from "./payment.js";
import { QuestStrip } from "./quest-strip.js";
import { Staging } from "./staging.js";
import "./board.css";

/** The middle of the screen: the quest, the staging area, and the area of one player with the others' below it. */
export function Board() {
  const { seen, area, showArea, shown, look } = useDesk();
  const board = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(phone);
  const isNarrow = useMedia("(max-width: 1099px)");
  const isGathering = seen.phase === "setup" && seen.order.some((seat) => seen.players[seat]?.deck === "");
  const isLookedOn = shown.call === undefined; // a replay has no rail in which cards could be read
  const others = isPhone ? [] : seen.order.filter((seat) => seat !== area);
  const zones = useRef<HTMLDivElement>(null);
  useSwipe(zones, isPhone && !isGathering && seen.order.length > 1, (way) => {
    const next = seen.order[seen.order.indexOf(area) + way];
    if (next !== undefined) showArea(next);
  });
  const key = shown.act.decision?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isNarrow) look(undefined);
  }, [key]);
  // What can be picked is seen: when the sheets have made room for the question, and again when the screen is turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question and shape of the screen
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      board.current?.querySelector(".lr-zones .open")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [key, isPhone, isNarrow]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from card to card, which are buttons
    <div
      ref={board}
      className="lr-board"
      data-question={shown.act.decision?.number}
      onKeyDown={(event) => arrowKeys(event, board.current)}
    >
      {isGathering ? (
        <Gathering />
      ) : (
        <>
          <QuestStrip />
          <div ref={zones} className="lr-zones">
            <Staging />
            {seen.order.length > 1 && <AreaTabs />}
            <Area seat={area} />
            {others.map((seat) => (
              <div key={seat} className="lr-others">
                <Area seat={seat} isSmall />
              </div>
            ))}
          </div>
        </>
      )}
      {shown.act.decision && (
        <>
          <Offer />
          <Payment />
          <Stops />
        </>
      )}
      {(isNarrow || isLookedOn) && <Peek />}
      <ReadingDialog />
    </div>
  );
}
