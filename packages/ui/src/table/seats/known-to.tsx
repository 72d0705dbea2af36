import type { TableInfo } from "@tavolata/client";
import { useWords } from "../../language/words.js";

/** Who else knows what a seat knows. */
export function KnownTo({ table, seat }: { readonly table: TableInfo; readonly seat: string }) {
  const { page } = useWords();
  const { people = [], others = 0 } = table.seats.find((one) => one.seat === seat)?.knownTo ?? {};
  if (people.length + others === 0) return null;
  const names = people.map(({ name }) => name);
  return (
    <p className="muted small">
      {names.length > 0 ? page("seats.known-to", { names, others }) : page("seats.known-to-others", { others })}
    </p>
  );
}
