import { useWords } from "@tavolata/ui/language/words.js";
import { addressOf, type Route } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import "./share-link.css";

/** The whole address of a place on this page. */
export function linkTo(route: Route): string {
  return new URL(addressOf(route), location.href.replace(/#.*$/, "")).href;
}

interface ShareLinkProps {
  readonly name: string;
  readonly link: string;
}

/** A link to be given on: copied, or shared where the device can. */
export function ShareLink({ name, link }: ShareLinkProps) {
  const { page } = useWords();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title: "Tavolata", text: name, url: link });
        return;
      } catch {
        // whoever closed the device's own window can still copy
      }
    }
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="share-link">
      <label>
        <span className="serif">{name}</span>
        <input className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void share()}>
        {page(copied ? "crash.copied" : "invite.share")}
        <span className="unseen"> {name}</span>
      </button>
    </div>
  );
}
