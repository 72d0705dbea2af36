import type { Options } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { rolesOf } from "@tavolata/ui/table/seats/seat-looks.js";
import {
  type BotKind,
  bot,
  botKinds,
  type LocalSeating,
  type LocalSitter,
  longestName,
  person,
  usualSeating,
} from "@tavolata/ui/table/seats/seating.js";
import { type FormEvent, useState } from "react";
import type { LocalGame } from "../table/saved/local-session.js";

interface SeatingFormProps {
  readonly local: LocalGame;
  readonly onBegin: (options: Options, seating: LocalSeating) => void;
}

/** LQ-1.1: how many pairs, and who sits where. */
export function SeatingForm({ local, onBegin }: SeatingFormProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [pairs, setPairs] = useState(1);
  const [chosen, setChosen] = useState<LocalSeating>({});
  const seats = local.gameModule.ruleset.seats({ pairs });
  const seating: LocalSeating = { ...usualSeating(seats), ...pickFrom(chosen, seats) };
  const roles = rolesOf(seats, speaker);
  const people = seats.filter((seat) => seating[seat]?.kind === "person").length;
  const sit = (seat: string, sitter: LocalSitter) => setChosen((before) => ({ ...before, [seat]: sitter }));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ pairs }, seating);
  };
  return (
    <form className="start-card" onSubmit={begin} aria-labelledby="seating-title">
      <h2 id="seating-title">{page("seating.title")}</h2>
      <fieldset className="pairs">
        <legend>{speaker.sentence({ key: "option.pairs" })}</legend>
        {[1, 2].map((count) => (
          <label key={count} className="pairs-choice">
            <input type="radio" name="pairs" checked={pairs === count} onChange={() => setPairs(count)} />
            <span>{page("seating.pairs", { count })}</span>
          </label>
        ))}
      </fieldset>
      <ul className="seating">
        {seats.map((seat, i) => (
          <li key={seat} className="seating-seat">
            <Icon of={local.gameScreen.seatIcon(seat)} className="seating-icon" />
            <SeatFields role={roles[i]!} sitter={seating[seat]!} onSit={(sitter) => sit(seat, sitter)} />
          </li>
        ))}
      </ul>
      <p className="muted small" role="status">
        {page("seating.means", { people })}
      </p>
      <button type="submit" className="button main">
        {page("seating.begin")}
      </button>
    </form>
  );
}

interface SeatFieldsProps {
  readonly role: string;
  readonly sitter: LocalSitter;
  readonly onSit: (sitter: LocalSitter) => void;
}

function SeatFields({ role, sitter, onSit }: SeatFieldsProps) {
  const { page } = useWords();
  const value = sitter.kind === "bot" ? sitter.bot : "person";
  return (
    <div className="seating-fields">
      <label>
        <span className="serif seating-role">{role}</span>
        <select
          className="field"
          value={value}
          onChange={(event) => onSit(sitterOf(event.target.value as BotKind | "person"))}
        >
          <option value="person">{page("sitter.person")}</option>
          {botKinds.map((kind) => (
            <option key={kind} value={kind}>
              {page(`sitter.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {sitter.kind === "person" && (
        <input
          className="field"
          aria-label={page("seating.name", { role })}
          placeholder={page("seating.name-hint")}
          maxLength={longestName}
          value={sitter.name}
          onChange={(event) => onSit(person(event.target.value))}
        />
      )}
    </div>
  );
}

function sitterOf(value: BotKind | "person"): LocalSitter {
  return value === "person" ? person() : bot(value);
}

function pickFrom(seating: LocalSeating, seats: readonly string[]): LocalSeating {
  return Object.fromEntries(Object.entries(seating).filter(([seat]) => seats.includes(seat)));
}
