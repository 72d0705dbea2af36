import type { Seat } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { ringsContent } from "../../content/content.js";
import { typeOn } from "../../content/lookup.js";
import { TableCard } from "../card/table-card.js";
import { useDesk } from "../desk.js";
import { attackIn, figureOf, lifeLeft } from "../on-table.js";
import { FightRow } from "./fight-row.js";

/** One player's area: the enemies that stand against them, and their characters. */
export function Area({ seat, isSmall = false }: { readonly seat: Seat; readonly isSmall?: boolean }) {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const isOwn = seat === shown.view.onlooker;
  const name = shown.seats.find((look) => look.seat === seat)?.name ?? seat;
  const engaged = seen.engaged[seat] ?? [];
  return (
    <>
      {(engaged.length > 0 || !isSmall) && (
        <section
          className={`lr-zone lr-engaged ${engaged.length === 0 ? "empty" : ""}`}
          aria-label={page("rings.engaged", { name })}
        >
          <h2 className="lr-zone-title">
            {isOwn ? page("rings.engaged-you") : page("rings.engaged", { name })}
            {engaged.length === 0 && <span className="muted">{page("rings.engaged-none")}</span>}
          </h2>
          {engaged.length > 0 && (
            <div className="lr-engaged-cards">
              <ul className="lr-row">
                {engaged.map((card) => (
                  <TableCard key={card} card={card} className={attackIn(seen)?.enemy === card ? "attacking" : ""} />
                ))}
              </ul>
              {!isSmall && <FightRow seat={seat} />}
            </div>
          )}
        </section>
      )}
      <section className="lr-zone lr-characters" aria-label={page("rings.characters", { name })}>
        <h2 className="lr-zone-title">{isOwn ? page("rings.characters-you") : page("rings.characters", { name })}</h2>
        <ul className="lr-row">
          {(seen.areas[seat] ?? []).map((card) => (
            <TableCard key={card} card={card} hint={<DefenceHint card={card} />} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** LR-combat-enemy-5: what this character would suffer as the defender, as far as the shadow card is known. */
function DefenceHint({ card }: { readonly card: string }) {
  const content = useContent(ringsContent);
  const { seen, shown } = useDesk();
  const attack = attackIn(seen);
  const inPlay = seen.cards[card];
  const isAsked = shown.act.decision?.kind === "defender" || shown.act.decision?.kind === "takes-damage";
  const isChoice = shown.act.choices.some(({ place }) => place === `card:${card}`);
  const enemy = attack?.side === "enemy" ? seen.cards[attack.enemy] : undefined;
  if (!isAsked || !isChoice || !enemy || !inPlay || !typeOn(card)) return null;
  const defence = shown.act.decision?.kind === "defender" ? figureOf(content, seen, inPlay, "defence") : 0;
  const damage = Math.max(0, figureOf(content, seen, enemy, "attack") - defence);
  return (
    <span
      className={`lr-hint suffers number ${damage >= lifeLeft(content, seen, inPlay) ? "dies" : ""}`}
      aria-hidden="true"
    >
      {damage >= lifeLeft(content, seen, inPlay) ? `−${damage} ☠` : `−${damage}`}
    </span>
  );
}
