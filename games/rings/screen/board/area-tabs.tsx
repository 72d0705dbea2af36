import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { areasOf, useDesk } from "../desk.js";

/** Whose area is laid out; a mark says where something can be picked. */
export function AreaTabs() {
  const { page } = useWords();
  const { seen, shown, area, showArea } = useDesk();
  const wanted = areasOf(seen, shown.act.choices);
  return (
    <fieldset className="lr-tabs">
      <legend className="unseen">{page("rings.areas")}</legend>
      {seen.order.map((seat) => {
        const look = shown.seats.find((one) => one.seat === seat);
        const enemies = seen.engaged[seat]?.length ?? 0;
        return (
          <button key={seat} type="button" aria-pressed={seat === area} onClick={() => showArea(seat)}>
            {look && <SeatMark look={look} />}
            <span className="lr-tab-name">{look?.name ?? seat}</span>
            <span className="number lr-tab-threat">{seen.players[seat]?.threat}</span>
            {enemies > 0 && <span className="lr-tab-enemies number">{page("rings.enemies", { count: enemies })}</span>}
            {wanted.includes(seat) && seat !== area && (
              <span className="lr-tab-wanted">
                <span aria-hidden="true">!</span>
                <span className="unseen">{page("rings.pick-there")}</span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
