import { useState } from "react";
import { useWords } from "../../../language/words.js";
import { Dialog } from "../../../ui/dialog.js";
import { Faces } from "./faces.js";
import "./faces-badge.css";

/** SS-6.2-dice: says that nobody has held the dice against a box, and shows them. */
export function FacesBadge() {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="sw-faces">
      <button type="button" className="sw-faces-badge" onClick={() => setOpen(true)}>
        {page("souls.faces")}
      </button>
      {isOpen && (
        <Dialog title={page("souls.faces")} onClose={() => setOpen(false)}>
          <Faces />
        </Dialog>
      )}
    </span>
  );
}
