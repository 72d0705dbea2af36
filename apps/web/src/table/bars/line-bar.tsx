import { useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";
import { client } from "../../app/client.js";

/** A short break says nothing: the line comes back before anybody has noticed. */
const quietFor = 1_500;

/** The line to the server is lost: what was done is kept and sent again. */
export function LineBar() {
  const { page } = useWords();
  const [now, setNow] = useState(() => Date.now());
  const [since] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    const hurry = () => client.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    };
  }, []);
  if (now - since < quietFor) return null;
  const seconds = Math.max(0, Math.ceil(((client.retryAt ?? now) - now) / 1000));
  return (
    <div className="bar lost">
      <p role="status">{page("line.lost")}</p>
      <span className="number" aria-hidden="true">
        {page("line.again", { seconds })}
      </span>
      <button type="button" className="button" onClick={() => client.hurry()}>
        {page("loading.retry")}
      </button>
    </div>
  );
}
