import { useWords } from "../language/words.js";

/** Which version this is, and whose icons these are. */
export function Credits({ rules }: { readonly rules: string }) {
  const { page } = useWords();
  return (
    <footer className="credits muted small">
      <p>{page("credits.version", { page: __VERSION__, game: rules })}</p>
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
    </footer>
  );
}
