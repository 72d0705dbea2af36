import { useWords } from "@tavolata/ui/language/words.js";
import { routeOf } from "@tavolata/ui/page/route.js";
import { lastTold } from "@tavolata/ui/table/log/last-told.js";
import { download } from "@tavolata/ui/table/match-file.js";
import { Component, type ErrorInfo, type ReactNode, useState } from "react";
import { clientAt } from "../offline/home-client.js";
import { dropSavedMatch, savedMatch } from "../table/saved/keeper.js";
import "./crash.css";

interface State {
  readonly failure?: { readonly error: unknown; readonly where: string };
}

/**
 * When something inside it fails, while drawing, in an event or in a timer: says so, and saves what can be saved. The match is
 * kept up to the last answer.
 */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  /** What has no error object is a remark of the browser, or comes from a script that isn't ours. */
  readonly #onError = ({ error }: ErrorEvent) => {
    if (error) this.setState({ failure: { error, where: "" } });
  };

  readonly #onRejection = ({ reason }: PromiseRejectionEvent) =>
    this.setState({ failure: { error: reason, where: "" } });

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, where: "" } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ failure: { error, where: componentStack ?? "" } });
  }

  override componentDidMount(): void {
    addEventListener("error", this.#onError);
    addEventListener("unhandledrejection", this.#onRejection);
  }

  override componentWillUnmount(): void {
    removeEventListener("error", this.#onError);
    removeEventListener("unhandledrejection", this.#onRejection);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CrashScreen {...failure} /> : this.props.children;
  }
}

function CrashScreen({ error, where }: NonNullable<State["failure"]>) {
  const { page } = useWords();
  const [copied, setCopied] = useState<"no" | "yes" | "refused">("no");
  const report = reportOf(error, where);
  const [kept] = useState(savedOrNothing);
  const [told] = useState(lastTold);
  const [isRefused, setRefused] = useState(false);
  const route = routeOf(location.hash);
  const table = route.at === "table" ? route.id : undefined;
  const copy = () => {
    navigator.clipboard.writeText(report).then(
      () => setCopied("yes"),
      () => setCopied("refused"),
    );
  };
  return (
    <main className="crash">
      <h1>{page("crash.title")}</h1>
      <p>{page("crash.text")}</p>
      {told.length > 0 && (
        <section aria-label={page("crash.told")}>
          <h2>{page("crash.told")}</h2>
          <ol className="crash-told">
            {told.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      <pre className="crash-report">{report}</pre>
      <div className="dialog-actions">
        <button type="button" className="button main" onClick={copy}>
          {copied === "yes" ? page("crash.copied") : page("crash.copy")}
        </button>
        {table !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => void exportTable(table).catch(() => setRefused(true))}
          >
            {page("crash.export")}
          </button>
        )}
        {table === undefined && kept !== undefined && (
          <button type="button" className="button" onClick={() => download("tavolata-match.json", kept)}>
            {page("crash.export")}
          </button>
        )}
        <button type="button" className="button" onClick={() => location.reload()}>
          {page("crash.reload")}
        </button>
        <button type="button" className="button" onClick={startAfresh}>
          {page("crash.afresh")}
        </button>
      </div>
      {isRefused && <p role="alert">{page("crash.export-refused")}</p>}
      {copied === "refused" && <p role="alert">{page("crash.copy-refused")}</p>}
    </main>
  );
}

/** A match at the server: as far as nobody else has secrets in it. */
async function exportTable(table: string): Promise<void> {
  const { save } = await clientAt(table).matchFile(table);
  download("tavolata-match.json", JSON.stringify(save));
}

/** A browser that refuses its storage may be what has failed. */
function savedOrNothing(): string | undefined {
  try {
    return savedMatch();
  } catch (error) {
    console.warn("The kept match can't be read:", error);
    return undefined;
  }
}

function startAfresh(): void {
  dropSavedMatch();
  location.hash = "#/";
  location.reload();
}

function reportOf(error: unknown, where: string): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [`Tavolata ${__VERSION__}`, navigator.userAgent, location.hash, what, where.trim()].filter(Boolean).join("\n");
}
