import type { HouseReport } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import { ago } from "../start/ago.js";

/** What went wrong lately. What somebody wrote isn't in it: the log has the rest, by the request's id. */
export function Errors({ errors }: { readonly errors: HouseReport["errors"] }) {
  const { page, language } = useWords();
  return (
    <section className="admin-card" aria-labelledby="admin-errors">
      <h2 id="admin-errors">{page("admin.errors")}</h2>
      {errors.length === 0 ? (
        <p className="muted">{page("admin.no-errors")}</p>
      ) : (
        <ul className="admin-errors">
          {errors.map(({ what, where, at, times, last, request }) => (
            <li key={`${what} ${where} ${at}`}>
              <strong>{what}</strong> <code>{where}</code> {at && <code>{at}</code>}
              <span className="muted">
                {page("admin.times", { times, last: ago(last, language) })}
                {request && ` · ${request}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
