import type { TableRow } from "@tavolata/client";
import { scenarioIn } from "@tavolata/game";
import type { Speaker } from "@tavolata/language";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { matchTitle, type ShelfGame } from "@tavolata/ui/game/game-list.js";
import { useWords, type Words } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { lazy, Suspense } from "react";
import { isForMe } from "../app/waiting-tables.js";
import { KnownDiceMark } from "../table/dice-proof/known-dice.js";
import { glanceAt } from "../table/saved/saved-glances.js";
import { ago } from "./ago.js";
import { BoardPicture } from "./board-picture.js";
import { gameIcon } from "./game-icons.js";

const QuestPicture = lazy(() => import("./quest-picture.js"));

interface TableCardProps {
  readonly table: TableRow;
  readonly game: ShelfGame | undefined;
  /** Whether the names of games have come. */
  readonly isShelfKnown: boolean;
  readonly speaker: Speaker | undefined;
  readonly onOpen: () => void;
  /** Whether it was put aside; nothing for another's table. */
  readonly aside: boolean | undefined;
  readonly onPutAside: (aside: boolean) => void;
}

/** A table in a list: what is played, who sits there, whose turn it is. */
export function TableCard({ table, game, isShelfKnown, speaker, aside, onPutAside }: TableCardProps) {
  const words = useWords();
  const { page, language } = words;
  const isMyTurn = isForMe(table);
  const { picture, told } = glanceAt(table.id);
  // What was last read here, as long as nothing has happened since.
  const last = told?.answers === table.answers && !table.outcome ? told.words : undefined;
  const quest = table.questTitle ?? matchTitle(table.options, speaker);
  const title = quest ?? game?.name[language] ?? (isShelfKnown ? table.game : "…");
  return (
    <article className={isMyTurn ? "table-card turn" : "table-card"}>
      <a className="table-card-link" href={addressOf({ at: "table", id: table.id })}>
        <span className="table-card-picture">
          {picture ? (
            <BoardPicture picture={picture} />
          ) : (
            <Suspense fallback={<Icon of={gameIcon(table.game)} />}>
              <QuestPicture game={table.game} quest={scenarioIn(table.options)} />
            </Suspense>
          )}
        </span>
        <span className="table-card-words">
          <strong className="serif table-card-title">{title}</strong>
          {title !== game?.name[language] && <span className="muted">{game?.name[language]}</span>}
          <span className={isMyTurn ? "table-card-state turn" : "table-card-state"}>
            {stateOf(table, words, speaker)}
          </span>
          {last !== undefined && <span className="table-card-last">{last}</span>}
          <span className="muted table-card-who">
            <KnownDiceMark table={table} />
            {whoSits(table, words)} · {ago(table.moved, language)}
          </span>
        </span>
      </a>
      {aside !== undefined && (
        <button type="button" className="button bare table-card-aside" onClick={() => onPutAside(!aside)}>
          {page(aside ? "tables.take-back" : "tables.put-aside")}
          <span className="unseen"> {title}</span>
        </button>
      )}
    </article>
  );
}

function stateOf(table: TableRow, { page }: Words, speaker: Speaker | undefined): string {
  const { outcome, seats, waiting } = table;
  if (outcome) return speaker?.outcome(outcome) ?? page("tables.over");
  if (isForMe(table)) return page("tables.your-turn");
  const free = seats.filter(({ person, bot }) => !person && bot === undefined).length;
  const freeSeats = free > 0 ? [page("tables.free", { count: free })] : [];
  if (table.gathering) return [page("tables.gathering"), ...freeSeats].join(" · ");
  if (free > 0) return freeSeats.join();
  const waitedFor = seats.filter(({ seat }) => waiting.includes(seat));
  const names = [...new Set(waitedFor.flatMap(({ person }) => (person ? [person.name] : [])))];
  return names.length > 0 ? page("tables.waits", { names }) : page("tables.machine");
}

function whoSits({ seats }: TableRow, { page, language }: Words): string {
  const others = [...new Set(seats.flatMap(({ person, mine }) => (person && !mine ? [person.name] : [])))];
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  const people = [
    ...(seats.some(({ mine }) => mine) ? [page("seats.you")] : []),
    ...others,
    ...(bots > 0 ? [page("tables.bots", { count: bots })] : []),
  ];
  return new Intl.ListFormat(language, { type: "unit" }).format(people);
}
