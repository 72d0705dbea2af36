import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { useMemo } from "react";
import type { RingsContent } from "../../content/content.js";
import { ringsContent } from "../../content/content.js";
import { committedWillpower, stagingThreat } from "../../queries/statistics.js";
import { unseenCards } from "../../queries/unseen-cards.js";
import type { RingsView } from "../../view.js";
import { useDesk } from "../desk.js";
import { attackIn, figureOf, lifeLeft } from "../on-table.js";
import { cardAt } from "../options.js";
import { chanceOfProgress } from "./odds.js";
import { toBeRevealed } from "./sums.js";

/** Behind the question: the running sum of what is being picked. */
export function Detail() {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const { act } = shown;
  const isPhone = useMedia(phone);
  const picked = act.choices.filter((choice) => choice.picked);
  switch (act.decision?.kind) {
    case "commit":
      return <QuestSum willpower={committedWillpower(content, seen) + sumOf(content, seen, picked, "willpower")} />;
    case "attackers":
    case "join-attack": {
      const enemy = seen.cards[String(act.decision.title.args?.["card"] ?? "")];
      if (!enemy) return null;
      return (
        <span className="lr-detail">
          {page("rings.sum.attack", {
            attack: sumOf(content, seen, picked, "attack"),
            defence: figureOf(content, seen, enemy, "defence"),
            life: lifeLeft(content, seen, enemy),
          })}
        </span>
      );
    }
    case "defender":
    case "defenders": {
      const attack = attackIn(seen);
      const enemy = attack && seen.cards[attack.enemy];
      if (!enemy || isPhone) return null; // the row of the attack says it
      return (
        <span className="lr-detail">
          {page("rings.sum.defend", { attack: figureOf(content, seen, enemy, "attack") })}
        </span>
      );
    }
    case "action":
      return seen.phase === "quest" ? <QuestSum willpower={committedWillpower(content, seen)} /> : null;
    default:
      return null;
  }
}

/** Willpower against threat, with what is still to come and what may come of it. */
function QuestSum({ willpower }: { readonly willpower: number }) {
  const content = useContent(ringsContent);
  const { page, language } = useWords();
  const { seen, shown } = useDesk();
  const isPhone = useMedia(phone);
  const threat = stagingThreat(content, seen);
  const cards = toBeRevealed(content, seen, shown.events);
  const unseen = useMemo(() => unseenCards(content, seen), [content, seen]);
  const chance = chanceOfProgress(content, unseen, cards, willpower, threat);
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(chance);
  const hasChance = cards > 0 && unseen.length > 0;
  if (isPhone) {
    return (
      <span className="lr-detail">
        {page("rings.sum.commit-short", { willpower, threat, cards })}
        {hasChance && ` · ${percent}`}
      </span>
    );
  }
  return (
    <span className="lr-detail">
      {page("rings.sum.commit", { willpower, threat, cards })}
      {hasChance && ` · ${page("rings.sum.chance", { percent })}`}
    </span>
  );
}

function sumOf(
  content: RingsContent,
  seen: RingsView,
  choices: readonly Pickable[],
  what: "willpower" | "attack",
): number {
  return choices.reduce((sum, { place }) => {
    const card = seen.cards[cardAt(place) ?? ""];
    return sum + (card ? figureOf(content, seen, card, what) : 0);
  }, 0);
}
