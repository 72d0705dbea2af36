import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useLayoutEffect } from "react";
import { useDesk } from "../desk.js";
import { keepStops } from "./saved-stops.js";
import { StopList } from "./stop-list.js";
import { picksFor, settingsBy, settingsOf, stopOf } from "./windows.js";

/** LR-round-3: in which windows the player wants to be asked: always, when there is something to do, or never. */
export function Stops() {
  const { shown, isTelling } = useDesk();
  const { decision } = shown.act;
  return decision?.kind === "stops" && !isTelling ? <Asked key={decision.key} /> : null;
}

function Asked() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const { act, view } = shown;
  const settings = settingsOf((id) => act.choices.some(({ option, picked }) => picked && option.id === id));
  const before = settingsBy((name) => stopOf(seen, view.onlooker, name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins as it was left
  useLayoutEffect(() => act.collect(picksFor(before)), []);
  const confirm = () => {
    keepStops(settings);
    act.confirm();
  };
  return (
    // Whoever closes it without a word leaves everything as it was.
    <Dialog title={page("rings.stops")} onClose={() => act.answer(picksFor(before))}>
      <StopList settings={settings} onSet={(wanted) => act.collect(picksFor(wanted))} />
      <div className="dialog-actions">
        <button type="button" className="button main" onClick={confirm}>
          {page("rings.stops-keep")}
        </button>
      </div>
    </Dialog>
  );
}
