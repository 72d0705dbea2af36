import "../page/loading-screen.css";
import { LanguageSwitch } from "../controls/language-switch.js";
import { useWords } from "../language/words.js";
import { addressOf } from "../page/route.js";

/** Commentary of which nothing may be told yet: when it begins. It comes by itself. */
export function NotYet({ begins }: { readonly begins: number | null }) {
  const { page, language } = useWords();
  return (
    <main className="loading">
      <header className="loading-head">
        <h1>Tavolata</h1>
        <LanguageSwitch />
      </header>
      <section className="not-yet" role="status">
        <h2>{page("looking-on.not-yet")}</h2>
        <p>
          {begins === null
            ? page("looking-on.begins-later")
            : page("looking-on.begins", { when: momentOf(begins, language) })}
        </p>
        <a className="button" href={addressOf({ at: "home" })}>
          {page("menu.leave")}
        </a>
      </section>
    </main>
  );
}

/** By the clock; with the date when that is another day. */
function momentOf(time: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short" }
    : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, how).format(time);
}
