import type { TableInfo } from "@tavolata/client";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { type SeatLook, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import { ShareLink } from "../../new-table/share-link.js";
import { BotChoice } from "../desk/table-desk.js";
import type { LobbyDeeds } from "./use-lobby.js";

interface LobbySeatsProps {
  readonly table: TableInfo;
  readonly seats: readonly SeatLook[];
  /** The seats of whoever looks. */
  readonly mine: readonly string[];
  readonly deeds: LobbyDeeds;
}

/** Who sits where, who is still missing, and how somebody comes to a seat. */
export function LobbySeats({ table, seats, mine, deeds }: LobbySeatsProps) {
  const { page } = useWords();
  return (
    <section className="lobby-part" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">{page("seats.title")}</h2>
      <ul className="lobby-seats">
        {seats.map((look) => (
          <LobbySeat key={look.seat} table={table} look={look} isMine={mine.includes(look.seat)} deeds={deeds} />
        ))}
      </ul>
    </section>
  );
}

interface LobbySeatProps {
  readonly table: TableInfo;
  readonly look: SeatLook;
  readonly isMine: boolean;
  readonly deeds: LobbyDeeds;
}

function LobbySeat({ table, look, isMine, deeds }: LobbySeatProps) {
  const { page } = useWords();
  const { seat, name, role, sitter } = look;
  const { made, isBusy } = deeds;
  const isOwner = table.owned === true;
  const isFree = sitter.kind === "nobody";
  const isAwaited = sitter.kind === "person" && !table.seats.find((one) => one.seat === seat)?.contributed;
  const who = isMine ? page("seats.you") : page(...sitterWords(sitter));
  return (
    <li className={isFree ? "lobby-seat free" : "lobby-seat"}>
      <SeatMark look={look} />
      <div className="lobby-seat-words">
        <p>
          <strong className="serif">{name}</strong>{" "}
          <span className="muted">{role === name ? who : `${role} · ${who}`}</span>
        </p>
        {isAwaited && <p className="lobby-awaited">{page("lobby.awaited")}</p>}
        <div className="desk-deeds">
          {isFree && (isOwner || table.open) && (
            <button type="button" className="button" disabled={isBusy} onClick={() => deeds.sit(seat, { sits: "me" })}>
              {page("lobby.sit")}
              <span className="unseen"> {name}</span>
            </button>
          )}
          {isOwner && !isMine && sitter.kind !== "person" && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => deeds.makeLink({ leads: "seat", seat })}
            >
              {page("desk.to-person")}
              <span className="unseen"> {name}</span>
            </button>
          )}
          {isMine && (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => deeds.sit(seat, { sits: "nobody" })}
            >
              {page("desk.stand-up")}
              <span className="unseen"> {name}</span>
            </button>
          )}
          {isOwner && !isMine && <BotChoice look={look} onChoose={(bot) => deeds.sit(seat, { sits: "bot", bot })} />}
        </div>
        {made?.to.leads === "seat" && made.to.seat === seat && (
          <ShareLink key={made.address} name={page("desk.link-seat", { name })} link={made.address} />
        )}
      </div>
    </li>
  );
}
