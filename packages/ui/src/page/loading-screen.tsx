import locked from "game-icon:locked-door";
import { LanguageSwitch } from "../controls/language-switch.js";
import { OnTheWall } from "../controls/torchlight.js";
import type { Loading } from "../game/game-data.js";
import { useWords } from "../language/words.js";
import { useAwaited } from "./network.js";
import { addressOf, useRoute } from "./route.js";
import "./loading-screen.css";

/** The outline of what is on its way, a table's zones or a screen's cards; or why it didn't come. */
export function LoadingScreen({ loading }: { readonly loading: Exclude<Loading, { state: "ready" }> }) {
  const { page } = useWords();
  const { at } = useRoute();
  const isAwaited = useAwaited();
  if (loading.state === "loading" && !isAwaited && (at === "table" || at === "watch" || at === "quay-table")) {
    return (
      <main className="loading-table">
        <p className="unseen" role="status">
          {page("loading")}
        </p>
        {["board", "head", "asked", "left", "right", "foot"].map((zone) => (
          <div key={zone} className={zone} aria-hidden="true" />
        ))}
      </main>
    );
  }
  return (
    <main className="loading">
      <header className="loading-head">
        <h1>Tavolata</h1>
        <LanguageSwitch />
      </header>
      {isAwaited ? (
        <section className="loading-failed" role="status">
          <OnTheWall of={locked} />
          <h2>{page("offline.awaited")}</h2>
          <a className="button main" href={addressOf({ at: "home" })}>
            {page("menu.leave")}
          </a>
        </section>
      ) : loading.state === "loading" ? (
        <>
          <p className="unseen" role="status">
            {page("loading")}
          </p>
          <div className="loading-outline" aria-hidden="true">
            <div />
            <div />
          </div>
        </>
      ) : (
        <section className="loading-failed" role="alert">
          <OnTheWall of={locked} />
          <h2>{loading.what ?? page("loading.failed")}</h2>
          <p className="muted">{loading.why}</p>
          <button type="button" className="button main" onClick={loading.retry}>
            {page("loading.retry")}
          </button>
          <a className="button" href={addressOf({ at: "home" })}>
            {page("menu.leave")}
          </a>
        </section>
      )}
    </main>
  );
}
