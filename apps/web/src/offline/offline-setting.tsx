import { useWords } from "@tavolata/ui/language/words.js";
import { useState, useSyncExternalStore } from "react";
import { installOffer, onInstallOffer } from "./keeping.js";
import { canKeepPage, isAllSaved, keepAll } from "./page-worker.js";

type State = "no" | "yes" | "failed" | { readonly kept: number; readonly all: number };

/** Makes this device ready to be played at without a network, and the page an app of its own. */
export function OfflineSetting() {
  const { page } = useWords();
  const [state, setState] = useState<State>(() => (isAllSaved() ? "yes" : "no"));
  const install = useSyncExternalStore(onInstallOffer, () => installOffer() !== undefined);
  if (!canKeepPage()) return <p className="muted">{page("offline.impossible")}</p>;
  const keep = () => {
    setState({ kept: 0, all: 0 });
    keepAll((kept, all) => setState({ kept, all })).then(
      () => setState("yes"),
      () => setState("failed"),
    );
  };
  return (
    <div className="setting">
      <p>{page("offline.means")}</p>
      {(state === "no" || state === "failed") && (
        <button type="button" className="button" onClick={keep}>
          {page("offline.keep")}
        </button>
      )}
      <p role="status">
        {state === "yes" && page("offline.kept")}
        {state === "failed" && page("offline.failed")}
        {typeof state === "object" && page("offline.keeping", { kept: state.kept, all: state.all })}
      </p>
      {install ? (
        <button type="button" className="button" onClick={() => installOffer()?.()}>
          {page("offline.install")}
        </button>
      ) : (
        <p className="muted small">{page("offline.install-how")}</p>
      )}
    </div>
  );
}
