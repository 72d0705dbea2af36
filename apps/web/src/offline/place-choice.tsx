import { useWords } from "@tavolata/ui/language/words.js";
import type { TablePlan } from "../new-table/plan.js";
import { Choices } from "../settings/choices.js";
import "../settings/settings.css";
import { useOffline } from "@tavolata/ui/page/network.js";

interface PlaceChoiceProps {
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

/** Where a table is to stand: at the server, where others can come to it, or at this device, which needs no network. */
export function PlaceChoice({ plan, setPlan }: PlaceChoiceProps) {
  const { page } = useWords();
  const isOffline = useOffline();
  return (
    <div className="new-terms">
      <Choices
        title={page("here.place")}
        values={isOffline ? (["here"] as const) : (["server", "here"] as const)}
        chosen={isOffline ? "here" : plan.place}
        word={(place) => page(`here.place.${place}`)}
        onChoose={(place) => setPlan(withPlace(plan, place))}
      />
    </div>
  );
}

/** Nobody comes by a link to a table of this device. */
function withPlace(plan: TablePlan, place: TablePlan["place"]): TablePlan {
  if (place === "server") return { ...plan, place };
  const seats = Object.fromEntries(Object.entries(plan.seats).filter(([, { sits }]) => sits !== "link"));
  return { ...plan, place, seats, isOpen: false, timeLimit: 0 };
}
