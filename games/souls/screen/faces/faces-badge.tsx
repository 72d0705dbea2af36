import { correctionsIn, type Options, readCorrections } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import { Faces } from "./faces.js";
import "./faces-badge.css";

/** SS-6.2-dice: says that nobody has held the dice against a box, or that the table brought its own, and shows them. */
export function FacesBadge({ options }: { readonly options: Options }) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = page(areCorrected(options) ? "souls.faces-corrected" : "souls.faces");
  return (
    <span className="sw-faces">
      <button type="button" className="sw-faces-badge" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Faces />
          <a className="button" href={addressOf({ at: "figures", game: "souls" })}>
            {page("souls.faces-correct")}
          </a>
        </Dialog>
      )}
    </span>
  );
}

/** SS-1.2-figures: whether the table plays with other dice than ours. */
function areCorrected(options: Options): boolean {
  return Object.keys(readCorrections(correctionsIn(options)) ?? {}).some((path) => path.startsWith("dice."));
}
