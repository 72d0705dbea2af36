import { useWords } from "@tavolata/ui/language/words.js";
import { isOffline } from "@tavolata/ui/page/network.js";
import { useEffect, useState } from "react";
import { takeOver } from "../offline/page-worker.js";
import "./version-bar.css";

/** How often it is asked for; in milliseconds. */
const every = 10 * 60_000;

/** Says that the server has a newer page than this one. Nothing is lost by reloading: matches are kept. */
export function VersionBar() {
  const { page } = useWords();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const now = await newestScript();
      if (now !== undefined && now !== ownScript()) setOld(true);
    };
    const timer = setInterval(() => void look(), every);
    const onShown = () => void look();
    // A part of the page that is no longer there belongs to an older one; without a network it is only out of reach.
    const onMissing = () => isOffline() || setOld(true);
    document.addEventListener("visibilitychange", onShown);
    addEventListener("vite:preloadError", onMissing);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
      removeEventListener("vite:preloadError", onMissing);
    };
  }, []);
  if (!isOld) return null;
  return (
    <div className="version-bar" role="status">
      <p>{page("version.new")}</p>
      <button type="button" className="button main" onClick={() => void takeOver().finally(() => location.reload())}>
        {page("crash.reload")}
      </button>
    </div>
  );
}

const script = /assets\/index-[\w-]+\.js/;

/** The name of a script says what is in it. */
function ownScript(): string | undefined {
  return script.exec(document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "")?.[0];
}

async function newestScript(): Promise<string | undefined> {
  try {
    const response = await fetch("./", { cache: "no-cache" });
    return response.ok ? script.exec(await response.text())?.[0] : undefined;
  } catch {
    return undefined; // without a line there is nothing new to be had
  }
}
