import type { Link } from "@tavolata/client";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";

interface LinkListProps {
  readonly links: readonly Link[];
  readonly onRevoke: (id: string) => void;
}

/** The links that lead to a table, and where each leads. */
export function LinkList({ links, onRevoke }: LinkListProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if (links.length === 0) return null;
  return (
    <ul className="desk-links">
      {links.map(({ id, to, openedBy }) => (
        <li key={id}>
          <span>
            {to.leads === "seat" && page("desk.link-seat", { name: speaker.name(to.seat) })}
            {to.leads === "commentator" && page("desk.link-commentator", { minutes: Math.ceil(to.delay / 60) })}
            {openedBy && ` · ${page("desk.link-opened", { name: openedBy.person.name })}`}
            {to.leads === "audience" && page("desk.audience")}
            {to.leads === "replay" && page("replay.title")}
          </span>
          <button type="button" className="button" onClick={() => onRevoke(id)}>
            {page("desk.revoke")}
          </button>
        </li>
      ))}
    </ul>
  );
}
