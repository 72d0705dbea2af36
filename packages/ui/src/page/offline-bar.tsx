import { useWords } from "@tavolata/ui/language/words.js";
import { useAwaited, useOffline } from "@tavolata/ui/page/network.js";
import "./offline-bar.css";

/** Says that there is no network, and what can be done without one. */
export function OfflineBar() {
  const { page } = useWords();
  const isOffline = useOffline();
  const isAwaited = useAwaited();
  return (
    <div role="status" className={isOffline ? "offline-bar" : "unseen"}>
      {isOffline && page("offline.bar")} {isOffline && isAwaited && page("offline.awaited")}
    </div>
  );
}
