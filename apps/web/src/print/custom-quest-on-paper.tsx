import { Refused } from "@tavolata/client";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { someone } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { onPaper } from "./print-links.js";
import "./print-links.css";

interface CustomQuestProps {
  readonly game: string;
  /** What the document is called. */
  readonly name: string;
  /** The quest's file: only who may read it can print it. */
  readonly file: () => Promise<string>;
}

const papers = ["a4", "letter"] as const;
const sheets = ["map", "notes"] as const;

/** What is secret belongs to whoever leads a quest; where nobody does, to whoever reads it aloud. */
const wordsFor = (secretsOf: "leader" | "reader", what: (typeof sheets)[number]): PageKey =>
  secretsOf === "reader" && what === "notes" ? "editor.print.secrets" : `editor.print.${what}`;

/** A quest that somebody wrote on paper: the players' sheet, and the one with its secrets apart. */
export function CustomQuestOnPaper({ game, name, file }: CustomQuestProps) {
  const { page, language } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<PageKey>();
  const print = async (what: (typeof sheets)[number], paper: (typeof papers)[number]) => {
    setBusy(true);
    setTold(undefined);
    try {
      await someone(page("guest"));
      save(`${name} ${what}.pdf`, await printed({ file: await file(), what, paper, language }));
      setTold("editor.printed");
    } catch (error) {
      setTold(faultKey(error));
    } finally {
      setBusy(false);
    }
  };
  const secretsOf = onPaper(game)?.secretsOf;
  if (!secretsOf) return null;
  return (
    <section className="ed-print" aria-labelledby="ed-print">
      <h2 id="ed-print">{page("editor.print")}</h2>
      {sheets.map((what) => (
        <p key={what} className="print-links">
          <span>{page(wordsFor(secretsOf, what))}</span>
          {papers.map((paper) => (
            <button
              key={paper}
              type="button"
              className="button"
              disabled={isBusy}
              aria-label={`${page(wordsFor(secretsOf, what))} ${page(`print.paper.${paper}`)}`}
              onClick={() => void print(what, paper)}
            >
              {page(`print.paper.${paper}`)}
            </button>
          ))}
        </p>
      ))}
      <p role="status">{told && page(told)}</p>
    </section>
  );
}

async function printed(order: Readonly<Record<string, string>>): Promise<Blob> {
  const response = await fetch("api/print/quest", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  if (response.ok) return response.blob();
  const { error } = (await response.json()) as { readonly error: ConstructorParameters<typeof Refused>[0] };
  throw new Refused(error);
}

/** Hands a document to the browser's downloads. */
function save(name: string, document_: Blob): void {
  const url = URL.createObjectURL(document_);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may still be reading it
}
