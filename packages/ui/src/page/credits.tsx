import { useWords } from "@tavolata/ui/language/words.js";
import "./credits.css";

/** Which version this is, and whose icons these are. */
export function Credits({ version }: { readonly version: string }) {
  const { page } = useWords();
  return (
    <div className="credits">
      <p>{version}</p>
      <p>
        {page("credits.icons")}{" "}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          game-icons.net
        </a>
        ,{" "}
        <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
          CC BY 3.0
        </a>
      </p>
    </div>
  );
}
