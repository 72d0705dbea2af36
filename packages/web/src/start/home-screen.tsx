import { useEffect, useState } from "react";
import { addressOf } from "../app/route.js";
import { useWords } from "../language/words.js";
import { LanguageSwitch } from "../ui/language-switch.js";
import { playNow } from "./play-now.js";
import "./start-screen.css";

/** Where one begins. */
export function HomeScreen() {
  const { page } = useWords();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = "Tavolata";
  }, []);
  const play = () => {
    setBusy(true);
    playNow(page("guest")).finally(() => setBusy(false));
  };
  return (
    <div className="start">
      <header className="start-head">
        <h1 className="start-house serif">Tavolata</h1>
        <LanguageSwitch />
      </header>
      <main className="start-main">
        <button type="button" className="button main large" disabled={busy} onClick={play}>
          {page("start.play-now")}
        </button>
        <a href={addressOf({ at: "quay" })}>Lantern Quay</a>
      </main>
    </div>
  );
}
