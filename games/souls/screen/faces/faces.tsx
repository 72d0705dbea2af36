import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { soulsContent } from "../../content/content.js";
import type { Colour, Face } from "../../content/die-faces.js";
import type { RolledDie } from "../../state/attack.js";
import { Coins } from "../fight/coins.js";
import "./faces.css";

/** SS-6.2-dice: what is on the dice of this table, and that nobody has held it against a box yet. */
export function Faces() {
  const { page } = useWords();
  const { dice } = useContent(soulsContent);
  return (
    <div className="sw-faces-page">
      <p>
        {page("souls.faces-means")} <RuleLink id="SS-6.2-dice" />
      </p>
      {Object.values(dice).map(({ id, faces, weights = [] }) => (
        <section key={id}>
          <h3>{page(`souls.die.${id as Colour}`)}</h3>
          <Coins
            label={page(`souls.die.${id as Colour}`)}
            isRolling={false}
            dice={faces.flatMap((face, i) => Array.from({ length: weights[i] ?? 1 }, () => shown(id as Colour, face)))}
          />
        </section>
      ))}
    </div>
  );
}

function shown(colour: Colour, face: Face): RolledDie {
  return { colour, face, spent: [], rerolled: false };
}
