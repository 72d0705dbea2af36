import { useWords } from "../language/words.js";

interface RuleSearchProps {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** How many rules have these words. */
  readonly found: number;
}

/** Sifts the rules as one types. */
export function RuleSearch({ search, setSearch, found }: RuleSearchProps) {
  const { page } = useWords();
  return (
    <>
      <input
        type="search"
        className="field"
        aria-label={page("rules.search")}
        placeholder={page("rules.search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="muted" role="status">
        {page("rules.found", { count: found })}
      </p>
    </>
  );
}
