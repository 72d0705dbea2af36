import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { isCreature } from "../../queries/figures.js";
import { squareName } from "../board/grid.js";
import { usePointing } from "../board/pointing.js";
import { TokenPicture } from "../figures/tokens.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { Conditions } from "./conditions.js";

/** The Evil Wizard's figures on the board: those who have yet to act first. */
export function Foes({ view, act }: HeroQuestScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { look, target } = usePointing();
  const seen = view.state;
  const foes = seen.figures
    .filter(isCreature)
    .sort((a, b) => Number(seen.acted.includes(a.id)) - Number(seen.acted.includes(b.id)));
  return (
    <section className="hq-foes" aria-label={page("heroquest.foes")}>
      <h2>{page("heroquest.foes")}</h2>
      {foes.length === 0 && <p className="muted hq-sheet-small">{page("heroquest.foes-none")}</p>}
      <ul>
        {foes.map((foe) => {
          const spent = seen.acted.includes(foe.id) && seen.turn?.figure !== foe.id;
          const choice = act.choices.find(({ option }) => option.id === `activate:${foe.id}`);
          const place = `figure:${foe.id}`;
          return (
            <li key={foe.id} className={`${spent ? "spent" : ""} ${target === place ? "looked-at" : ""}`}>
              <button
                type="button"
                className="hq-foe"
                onClick={() => (choice ? act.pick(choice.option.id) : look(place))}
              >
                <TokenPicture figure={foe} />
                <span>
                  {speaker.sentence({ key: "option.figure", args: { of: foe.id } })}
                  <small className="muted">
                    {squareName(foe.square)} ·{" "}
                    {page("heroquest.body-of", { left: Math.max(0, foe.body), full: foe.fullBody })}
                    {spent && ` · ${page("heroquest.acted")}`}
                  </small>
                </span>
              </button>
              <Conditions figure={foe} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
