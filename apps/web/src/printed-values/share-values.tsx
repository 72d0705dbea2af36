import type { CorrectedValues } from "@tavolata/kernel";
import { FileButton } from "@tavolata/ui/controls/file-button.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { download } from "@tavolata/ui/table/match-file.js";
import { useState } from "react";
import { linkTo, ShareLink } from "../new-table/share-link.js";
import { printedValuesCode, printedValuesFile, readBrought, type SharedValues } from "./values-code.js";

interface SharePrintedValuesProps {
  readonly game: string;
  readonly own: CorrectedValues;
  readonly onBrought: (brought: SharedValues) => void;
}

/** No file of figures is longer; in bytes. */
const longestFile = 100_000;

/** Takes one's figures along, and brings others': by a file, by a link, by a code that is sent as a text. */
export function SharePrintedValues({ game, own, onBrought }: SharePrintedValuesProps) {
  const { page } = useWords();
  const [code, setCode] = useState("");
  const [isUnread, setUnread] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const hasSome = Object.keys(own).length > 0;
  const read = (text: string) => {
    const brought = readBrought(text, game);
    setUnread(brought === undefined);
    if (!brought) return;
    setCode("");
    onBrought(brought);
  };
  const open = async (file: File) => {
    if (file.size > longestFile) setUnread(true);
    else read(await file.text());
  };
  return (
    <section className="figure-share" aria-labelledby="figure-share">
      <h2 id="figure-share">{page("figures.share")}</h2>
      {hasSome && (
        <ShareLink name={page("figures.link")} link={linkTo({ at: "figures", game, code: printedValuesCode(own) })} />
      )}
      <div className="figure-deeds">
        <button
          type="button"
          className="button"
          disabled={!hasSome}
          onClick={() => download(`${game}-figures.json`, printedValuesFile({ game, figures: own }))}
        >
          {page("figures.export")}
        </button>
        <button
          type="button"
          className="button"
          disabled={!hasSome}
          onClick={() => void navigator.clipboard.writeText(printedValuesCode(own)).then(() => setCopied(true))}
        >
          {page(isCopied ? "figures.copied" : "figures.copy-code")}
        </button>
        <FileButton label={page("figures.import")} accept="application/json,.json" onFile={(file) => void open(file)} />
      </div>
      <form
        className="figure-code"
        onSubmit={(event) => {
          event.preventDefault();
          read(code);
        }}
      >
        <label>
          <span>{page("figures.code")}</span>
          <input className="field" value={code} onChange={(event) => setCode(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={code.trim() === ""}>
          {page("figures.from-code")}
        </button>
      </form>
      {isUnread && <p role="alert">{page("figures.not-read")}</p>}
    </section>
  );
}
