import cardsIcon from "game-icon:poker-hand";
import type { View } from "@tavolata/kernel";
import { Icon } from "../../controls/icon.js";
import { SeatMark } from "../../controls/seat-mark.js";
import type { GameScreen } from "../../game/game-screen.js";
import { useWords } from "../../language/words.js";
import { type SeatLook, sitterWords } from "./seat-looks.js";
import "./seats.css";

interface SeatsProps<V extends View<unknown>> {
  readonly seats: readonly SeatLook[];
  readonly view: V;
  readonly looks: Pick<GameScreen<V>, "handCount">;
}

/** Everybody at the table: who it is, how many cards they hold, and whom the table waits for. */
export function Seats<V extends View<unknown>>({ seats, view, looks }: SeatsProps<V>) {
  const { page } = useWords();
  return (
    <section className="seats" aria-label={page("seats.title")}>
      <ul>
        {seats.map((look) => {
          const isAsked = view.waiting.includes(look.seat);
          const count = looks.handCount?.(view, look.seat);
          const isYou = look.seat === view.onlooker;
          return (
            <li
              key={look.seat}
              className={isAsked ? "seat asked" : "seat"}
              style={{ borderColor: isAsked ? look.colour : undefined }}
            >
              <SeatMark look={look} />
              <div className="seat-words">
                <p className="seat-name serif">{look.name}</p>
                <p className="muted seat-role">
                  {look.role === look.name ? "" : `${look.role} · `}
                  {isYou ? page("seats.you") : page(...sitterWords(look.sitter))}
                </p>
                <p className="seat-facts">
                  {count !== undefined && (
                    <span className="number seat-cards">
                      <Icon of={cardsIcon} /> {page("seats.cards", { count })}
                    </span>
                  )}
                  {isAsked && <strong className="seat-asked">{page("seats.asked")}</strong>}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
