import { useState } from "react";
import { addressOf } from "../app/route.js";
import { useSpeaker, useWords } from "../language/words.js";
import { Dialog } from "../ui/dialog.js";
import type { Invitation } from "./plan.js";

interface InviteDialogProps {
  readonly invitations: readonly Invitation[];
  readonly closing: string;
  readonly onClose: () => void;
}

/** The links into the seats of a table that was just laid: each is told this once. */
export function InviteDialog({ invitations, closing, onClose }: InviteDialogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <Dialog title={page("invite.title")} onClose={onClose}>
      <p>{page("invite.means")}</p>
      <ul className="invite-links">
        {invitations.map(({ seat, token }) => (
          <li key={seat}>
            <ShareLink name={speaker.name(seat)} link={linkTo({ at: "join", token })} />
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button main" onClick={onClose}>
          {closing}
        </button>
      </div>
    </Dialog>
  );
}

/** The whole address of a place on this page. */
export function linkTo(route: Parameters<typeof addressOf>[0]): string {
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
