import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { heroQuestContent } from "../../content/content.js";
import { shieldOfNamed } from "../../queries/combat/shield.js";
import { usePointing } from "../board/pointing.js";
import { DiceRow } from "../dice/die.js";
import type { Fight } from "./fight.js";

/** HQ-6.10: which skulls of an attack a number of shields stops: the first ones. HQ and ? aren't stopped. */
function attackWorth(fight: Fight, shields: number) {
  let left = shields;
  return (face: string) => {
    if (face === "hq") return fight.missed ? "idle" : "counts";
    if (face === "question-mark") return "counts";
    if (face !== "skull" || fight.missed) return "idle";
    if (left > 0) {
      left -= 1;
      return "blocked";
    }
    return "counts";
  };
}

/** The dice of a fight against each other, and one line that says what came of it. */
export function FightDice({ fight, isRolling }: { readonly fight: Fight; readonly isRolling: boolean }) {
  const { page } = useWords();
  const { position } = usePointing();
  const content = useContent(heroQuestContent);
  const shield = shieldOfNamed(content, position.seen, fight.target);
  const shields = fight.defence?.faces.filter((face) => face === shield).length ?? 0;
  return (
    <>
      {fight.attack && (
        <DiceRow
          faces={fight.attack.faces}
          kind="combat"
          worthOf={attackWorth(fight, shields)}
          isRolling={isRolling}
          label={page("heroquest.dice-attack")}
        />
      )}
      {fight.defence && (
        <>
          <span className="hq-against">{page("heroquest.against")}</span>
          <DiceRow
            faces={fight.defence.faces}
            kind="combat"
            worthOf={(face) => (face === shield ? "counts" : "idle")}
            isRolling={isRolling}
            label={page("heroquest.dice-defence")}
          />
        </>
      )}
      {fight.counter && (
        <>
          <span className="hq-against">{page("heroquest.counter")}</span>
          <DiceRow
            faces={fight.counter.faces}
            kind="combat"
            worthOf={(face) => (face === "skull" || face === "hq" ? "counts" : "idle")}
            isRolling={isRolling}
            label={page("heroquest.counter")}
          />
        </>
      )}
    </>
  );
}

export function FightResult({ fight }: { readonly fight: Fight }) {
  const speaker = useSpeaker();
  return <>{fight.results.map((event) => speaker.event(event)).join(". ")}</>;
}
