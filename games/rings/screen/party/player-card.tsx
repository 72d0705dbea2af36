import { countIn } from "@tavolata/kernel";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type SeatLook, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import { eliminationLevel } from "../../queries/threat.js";
import { cardName } from "../card/name.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { knownCards } from "../on-table.js";
import { type Pile, PileButton } from "./piles.js";

interface PlayerCardProps {
  readonly look: SeatLook;
  onOpen(pile: Pile): void;
}

/** A player with the threat dial, and what is in the hand and in the deck. */
export function PlayerCard({ look, onOpen }: PlayerCardProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown, showArea } = useDesk();
  const { seat } = look;
  const player = seen.players[seat]!;
  const isIn = seen.order.includes(seat);
  const isAsked = shown.view.waiting.includes(seat);
  const onTop = knownCards(seen.decks[seat]);
  return (
    <li
      className={`lr-player ${isAsked ? "asked" : ""} ${isIn ? "" : "out"}`}
      style={{ "--seat": look.colour } as React.CSSProperties}
    >
      <button type="button" className="lr-player-head" onClick={() => showArea(seat)}>
        <SeatMark look={look} />
        <span>
          <strong className="serif">{look.name}</strong>
          <span className="muted">
            {seat === shown.view.onlooker ? page("seats.you") : page(...sitterWords(look.sitter))}
            {seen.first === seat && seen.order.length > 1 && ` · ${page("rings.first-player")}`}
          </span>
        </span>
      </button>
      <Dial threat={player.threat} />
      {!isIn && <p className="lr-player-out">{page("rings.eliminated")}</p>}
      <p className="lr-player-facts number">
        {page("rings.hand-and-deck", { hand: countIn(seen.hands[seat]), deck: countIn(seen.decks[seat]) })}
        {onTop.length > 0 && (
          <span className="muted">
            {" "}
            {page("rings.on-top", { cards: onTop.map((card) => cardName(speaker, card)) })}
          </span>
        )}
      </p>
      <PileButton
        icon={icons.discard}
        pile={{ title: page("rings.discard"), cards: seen.discards[seat] ?? [] }}
        onOpen={onOpen}
      />
    </li>
  );
}

const round = 2 * Math.PI * 42;

/** The threat dial: how far it has turned, and what is left of it. */
function Dial({ threat }: { readonly threat: number }) {
  const { page } = useWords();
  const part = Math.min(1, threat / eliminationLevel);
  const level = threat >= 40 ? "high" : threat >= 30 ? "middle" : "low";
  return (
    <div className={`lr-dial ${level}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="42" className="lr-dial-track" />
        <circle
          cx="50"
          cy="50"
          r="42"
          className="lr-dial-part"
          strokeDasharray={`${part * round} ${round}`}
          transform="rotate(-90 50 50)"
        />
        {Array.from({ length: 10 }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: marks of a dial stay where they are
            key={i}
            d="M50 1v6"
            className="lr-dial-mark"
            transform={`rotate(${i * 36} 50 50)`}
          />
        ))}
      </svg>
      <p>
        <b className="number serif">{threat}</b>
        <span className="number muted">
          {page("rings.threat-left", { left: Math.max(0, eliminationLevel - threat), most: eliminationLevel })}
        </span>
      </p>
    </div>
  );
}
