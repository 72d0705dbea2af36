import { useWords } from "../../language/words.js";
import type { Act } from "./act.js";

/** Confirms what was ticked, where several may be. */
export function ConfirmButton({ act }: { readonly act: Act }) {
  const { page } = useWords();
  if (!act.collects) return null;
  return (
    <>
      <button type="button" className="button main" disabled={!act.canConfirm} onClick={act.confirm}>
        {page("act.confirm", { count: act.picked })}
      </button>
      {act.decision?.repeats && act.picked > 0 && (
        <button type="button" className="button" onClick={act.leave}>
          {page("table.afresh")}
        </button>
      )}
    </>
  );
}
