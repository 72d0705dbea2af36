import { countIn } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { type SeatLook, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import { Seats } from "@tavolata/ui/table/seats/seats.js";
import { useMemo } from "react";
import { heroSheetOf, isCreature } from "../../queries/figures.js";
import { type Figure, wizard } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { WizardPicture } from "../figures/tokens.js";
import { seatList } from "../frame/seat-list.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { deedsDone } from "./deeds-done.js";
import { Foes } from "./foes.js";
import { handsOf } from "./gear.js";
import { HeroSheet } from "./hero-sheet.js";
import { WizardDesk } from "./wizard-desk.js";
import "./party.css";

/** The left rail: the heroes' sheets in the order of the turn, then the Evil Wizard. He himself sees his figures first. */
export function Party(shown: HeroQuestScreenProps) {
  const { view, seats, events } = shown;
  const { page } = useWords();
  const seen = view.state;
  const deeds = useMemo(() => deedsDone(events), [events]);
  if (!seats.some(({ seat }) => heroSheetOf(seen, seat))) return <Seats seats={seats} view={view} looks={seatList} />;
  const isWizard = view.onlooker === wizard;
  return (
    <section className="hq-party" aria-label={page("seats.title")}>
      {isWizard && <Foes {...shown} />}
      {isWizard && seen.secrets && <WizardDesk {...shown} />}
      <ul>
        {inOrder(seen, seats).map((look) => {
          const hero = heroSheetOf(seen, look.seat);
          return (
            hero && (
              <HeroSheet
                key={look.seat}
                figure={hero.figure}
                how={hero.how}
                look={look}
                isYou={look.seat === view.onlooker}
                deeds={deeds.get(hero.figure.id) ?? ""}
                {...turnOf(seen, hero.figure)}
                {...handsOf(seen, look.seat)}
              />
            )
          );
        })}
        <WizardCard
          look={seats.find(({ seat }) => seat === wizard)}
          seen={seen}
          isAsked={view.waiting.includes(wizard)}
          isYou={isWizard}
        />
      </ul>
    </section>
  );
}

/** HQ-2.5-a: as they sit. */
function inOrder({ order }: HeroQuestView, seats: readonly SeatLook[]): SeatLook[] {
  const place = (seat: string) => (order.includes(seat) ? order.indexOf(seat) : order.length);
  return seats.filter(({ seat }) => seat !== wizard).sort((a, b) => place(a.seat) - place(b.seat));
}

function turnOf({ turn, toAct }: HeroQuestView, { id, seat }: Figure) {
  return { turn: turn?.figure === id ? turn : undefined, waits: toAct.includes(seat) };
}

interface WizardCardProps {
  readonly look: SeatLook | undefined;
  readonly seen: HeroQuestView;
  readonly isAsked: boolean;
  readonly isYou: boolean;
}

function WizardCard({ look, seen, isAsked, isYou }: WizardCardProps) {
  const { page } = useWords();
  if (!look) return null;
  const foes = seen.figures.filter(isCreature);
  const cards = countIn(seen.fate?.misfortunes);
  return (
    <li
      className={isAsked ? "figure-sheet hq-sheet wizard acting" : "figure-sheet hq-sheet wizard"}
      style={{ "--seat": look.colour } as React.CSSProperties}
    >
      <div className="figure-sheet-token hq-sheet-token">
        <WizardPicture />
      </div>
      <div className="figure-sheet-words hq-sheet-words">
        <p className="figure-sheet-head hq-sheet-head">
          <strong className="serif">{look.name}</strong>
          <span className="muted">{isYou ? page("seats.you") : page(...sitterWords(look.sitter))}</span>
        </p>
        <p className="muted hq-sheet-small">
          {page("heroquest.foes-seen", { count: foes.length })}
          {cards > 0 && ` · ${page("heroquest.misfortunes", { count: cards })}`}
        </p>
      </div>
    </li>
  );
}

/** The onlooker's own hero with everything on the sheet, for a phone's tab. */
export function Me({ view, seats, events }: HeroQuestScreenProps) {
  const { page } = useWords();
  const seen = view.state;
  const deeds = useMemo(() => deedsDone(events), [events]);
  const look = seats.find(({ seat }) => seat === view.onlooker);
  const hero = heroSheetOf(seen, view.onlooker);
  if (!look || !hero) return <p className="muted actions-none">{page("heroquest.nobody")}</p>;
  return (
    <ul className="hq-party">
      <HeroSheet
        figure={hero.figure}
        how={hero.how}
        look={look}
        deeds={deeds.get(hero.figure.id) ?? ""}
        {...turnOf(seen, hero.figure)}
        {...handsOf(seen, look.seat)}
        isYou
        isWhole
      />
    </ul>
  );
}
