import { Refused } from "@tavolata/client";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { type FormEvent, useId } from "react";
import { faultKey } from "../language/faults.js";
import { Errors } from "./errors.js";
import { Figures } from "./figures.js";
import { useReport } from "./use-report.js";
import "./admin.css";

/** How the house is doing: tables, load, errors, disk. For whoever runs it. */
export default function AdminScreen() {
  const { page } = useWords();
  const { report, error, show } = useReport();
  const isBarred = error instanceof Refused && error.fault === "not-yours";
  return (
    <PageFrame title={page("admin.title")}>
      <h1 className="page-title">{page("admin.title")}</h1>
      <div className="admin">
        {isBarred && <TokenForm onGiven={show} />}
        {error !== undefined && !isBarred && <p role="alert">{page(faultKey(error))}</p>}
        {report && !isBarred && (
          <>
            <Figures report={report} />
            <Errors errors={report.errors} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

function TokenForm({ onGiven }: { readonly onGiven: (token: string) => void }) {
  const { page } = useWords();
  const field = useId();
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGiven(String(new FormData(event.currentTarget).get("token") ?? ""));
  };
  return (
    <form className="admin-token" onSubmit={give}>
      <p role="alert">{page("admin.barred")}</p>
      <label htmlFor={field}>{page("admin.token")}</label>
      <div className="admin-row">
        <input id={field} name="token" type="password" autoComplete="current-password" required />
        <button type="submit" className="button">
          {page("admin.show")}
        </button>
      </div>
    </form>
  );
}
