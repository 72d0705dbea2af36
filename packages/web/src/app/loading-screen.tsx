import type { Loading } from "../games/game-data.js";
import { useWords } from "../language/words.js";
import { LanguageSwitch } from "../ui/language-switch.js";
import { addressOf } from "./route.js";
import "./loading-screen.css";

/** The outline of the start screen while the game's rules and words are on their way, or why they didn't come. */
export function LoadingScreen({ loading }: { readonly loading: Exclude<Loading, { state: "ready" }> }) {
  const { page } = useWords();
  return (
    <main className="loading">
      <header className="loading-head">
        <h1>Tavolata</h1>
        <LanguageSwitch />
      </header>
      {loading.state === "loading" ? (
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
