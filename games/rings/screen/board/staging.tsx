import { Icon } from "@tavolata/ui/controls/icon.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { useEffect, useState } from "react";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import { committedWillpower, stagingThreat } from "../../queries/statistics.js";
import type { RingsView } from "../../view.js";
import { TableCard } from "../card/table-card.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { isAboutToEngage, ownSeat } from "../on-table.js";
import { cardAt } from "../options.js";

/** The staging area: what lies there with its threat against the willpower of the quest, and the active location beside it. */
export function Staging() {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const willpower = committedWillpower(content, seen);
  const threat = stagingThreat(content, seen);
  const seat = ownSeat(shown.view);
  const player = seen.players[seat];
  const count = seen.staging.length + seen.resolving.length;
  const isSheet = useMedia(phone);
  const [isOpen, setOpen] = useState(true);
  const key = shown.act.decision?.key;
  // On a phone it is pulled down over the table, by itself when something in it is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    setOpen(seen.phase === "travel" || seen.phase === "encounter" || isAskedFor(seen, shown.act.choices));
  }, [key]);
  const sums = (
    <>
      {page("rings.staging")}
      <span className="lr-sum threat number">
        <Icon of={icons.threat} />
        <span className="unseen">{page("rings.figure.threat", { count: threat })}</span>
        <span aria-hidden="true">{threat}</span>
      </span>
      {seen.phase === "quest" && (
        <span className="lr-sum willpower number">
          <Icon of={icons.willpower} />
          <span className="unseen">{page("rings.figure.willpower", { count: willpower })}</span>
          <span aria-hidden="true">{willpower}</span>
        </span>
      )}
    </>
  );
  return (
    <section
      className={isSheet && !isOpen ? "lr-zone lr-staging folded" : "lr-zone lr-staging"}
      aria-label={page("rings.staging")}
    >
      <h2 className="lr-zone-title">
        {isSheet ? (
          <button type="button" className="lr-staging-pull" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {sums}
            <span className="lr-staging-count number">{page("rings.staging-cards", { count })}</span>
          </button>
        ) : (
          sums
        )}
      </h2>
      <div className="lr-staging-cards">
        <ul className="lr-row">
          {seen.staging.map((card) => {
            const engages = isAboutToEngage(content, seen, card, seat);
            return (
              <TableCard
                key={card}
                card={card}
                className={engages ? "engages" : ""}
                hint={
                  engages && (
                    <span className="lr-hint engages number" aria-hidden="true">
                      ≤ {player?.threat}
                    </span>
                  )
                }
              />
            );
          })}
          {seen.resolving
            .filter((card) => !printedOn(content, card)?.sphere)
            .map((card) => (
              <TableCard key={card} card={card} className="revealed" />
            ))}
          {count === 0 && <li className="lr-empty muted">{page("rings.staging-empty")}</li>}
        </ul>
        {seen.active !== "" && (
          <div className="lr-active">
            <span className="lr-active-word">{page("rings.active")}</span>
            <ul className="lr-row">
              <TableCard card={seen.active} className="active" />
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether something can be picked that lies in the staging area or is the active location, or that is attached to such a card. */
function isAskedFor(seen: RingsView, choices: readonly Pickable[]): boolean {
  return choices.some(({ place }) => {
    const card = seen.cards[cardAt(place) ?? ""];
    const at = card?.place === "attached" ? seen.cards[card.host] : card;
    return at?.place === "staging" || at?.place === "active";
  });
}
