import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Invitation } from "./plan.js";
import { linkTo, ShareLink } from "./share-link.js";

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
