import { useWords } from "../language/words.js";
import { useOffline } from "./network.js";
import "./offline-bar.css";

/** Says that there is no network, and what can be done without one. */
export function OfflineBar() {
  const { page } = useWords();
  const isOffline = useOffline();
  return (
    <div role="status" className={isOffline ? "offline-bar" : "unseen"}>
      {isOffline && page("offline.bar")}
    </div>
  );
}
