import { useWords } from "../../language/words.js";
import type { Choice } from "../../table/act.js";
import { useDesk } from "./desk.js";
import { attackIn, figureOf, lifeLeft, type Seen, threatOf, willpowerOf } from "./seen.js";
import { toBeRevealed } from "./sums.js";

/** Behind the question: the running sum of what is being picked. */
export function Detail() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const { act } = shown;
  const picked = act.choices.filter((choice) => choice.picked);
  switch (act.decision?.kind) {
    case "commit":
      return (
        <span className="lr-detail">
          {page("rings.sum.commit", {
            willpower: willpowerOf(seen) + sumOf(seen, picked, "willpower"),
            threat: threatOf(seen),
            cards: toBeRevealed(seen, shown.events),
          })}
        </span>
      );
    case "attackers":
    case "join-attack": {
      const enemy = seen.cards[String(act.decision.title.args?.["card"] ?? "")];
      if (!enemy) return null;
      return (
        <span className="lr-detail">
          {page("rings.sum.attack", {
            attack: sumOf(seen, picked, "attack"),
            defence: figureOf(seen, enemy, "defence"),
            life: lifeLeft(seen, enemy),
          })}
        </span>
      );
    }
    case "defender":
    case "defenders": {
      const attack = attackIn(seen);
      const enemy = attack && seen.cards[attack.enemy];
      if (!enemy) return null;
      return <span className="lr-detail">{page("rings.sum.defend", { attack: figureOf(seen, enemy, "attack") })}</span>;
    }
    case "action":
      return seen.phase === "quest" ? (
        <span className="lr-detail">
          {page("rings.sum.commit", {
            willpower: willpowerOf(seen),
            threat: threatOf(seen),
            cards: toBeRevealed(seen, shown.events),
          })}
        </span>
      ) : null;
    default:
      return null;
  }
}

function sumOf(seen: Seen, choices: readonly Choice[], what: "willpower" | "attack"): number {
  return choices.reduce((sum, { place }) => {
    const card = seen.cards[place?.slice("card:".length) ?? ""];
    return sum + (card ? figureOf(seen, card, what) : 0);
  }, 0);
}
