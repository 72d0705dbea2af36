import { countIn } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { PhaseTrack } from "./phase-track.js";
import { type Pile, PileButton, PileDialog } from "./piles.js";
import { PlayerCard } from "./player-card.js";
import "./party.css";

/** The left of the table: where the round stands, everybody with their threat, and the encounter deck. */
export function Party() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const [opened, open] = useState<Pile>();
  return (
    <div className="lr-party">
      <PhaseTrack />
      <section aria-label={page("seats.title")}>
        <ul className="lr-players">
          {shown.seats
            .filter(({ seat }) => seat in seen.players)
            .map((look) => (
              <PlayerCard key={look.seat} look={look} onOpen={open} />
            ))}
        </ul>
      </section>
      <section className="lr-perils" aria-label={page("rings.encounter-deck")}>
        <h2>{page("rings.encounter-deck")}</h2>
        <p className="number">{page("rings.cards-left", { count: countIn(seen.encounter.draw) })}</p>
        <div className="lr-piles">
          <PileButton
            icon={icons.discard}
            pile={{ title: page("rings.encounter-discard"), cards: seen.encounter.discard }}
            onOpen={open}
          />
          <PileButton icon={icons.victory} pile={{ title: page("rings.victory"), cards: seen.victory }} onOpen={open} />
        </div>
      </section>
      {opened && <PileDialog pile={opened} onClose={() => open(undefined)} />}
    </div>
  );
}
