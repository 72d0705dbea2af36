import type { Option } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { heroQuestContent } from "../../content/content.js";
import { squareNamed } from "../board/grid.js";
import { usePointing } from "../board/pointing.js";
import { isStrike } from "../deeds.js";
import { strikeOf, usePercent } from "../fight/strike.js";
import { archetypeOf } from "../figures/heroes.js";

/** What stands under an option: the odds of a blow, the cost and text of a card. */
export function Extra({ option }: { readonly option: Option }) {
  const { verb, target, using = target } = option;
  if (isStrike(option)) return <OddsLine option={option} />;
  if (verb === "cast" || verb === "restore") return <SpellLine card={target} />;
  if (verb === "step") return <StepLine to={target} />;
  if (fateVerbs.includes(verb) && archetypeOf(target) === target) return <TextLine word={target} />;
  if (["use", "drink", "pour", "at-will"].includes(verb)) return <ItemLine item={using} />;
  return null;
}

/** In which direction a step leads. */
function StepLine({ to }: { readonly to: string }) {
  const { page } = useWords();
  const { acting } = usePointing();
  const square = squareNamed(to);
  if (!acting || square === undefined) return null;
  const way = square - acting.square;
  const word = way === 1 ? "right" : way === -1 ? "left" : way > 0 ? "down" : "up";
  return <span className="hq-extra">{page(`heroquest.way.${word}`)}</span>;
}

function OddsLine({ option }: { readonly option: Option }) {
  const { page } = useWords();
  const percent = usePercent();
  const strike = strikeOf(option);
  if (!strike) return null;
  return (
    <span className="hq-extra odds">
      {page("heroquest.odds-short", { wounds: percent(strike.odds.wounds), fells: percent(strike.odds.fells) })}
    </span>
  );
}

function SpellLine({ card }: { readonly card: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const spell = useContent(heroQuestContent).spellById.get(card);
  if (!spell) return null;
  return (
    <span className="hq-extra">
      <b>
        {spell.element ? `${speaker.name(spell.element)} · ` : ""}
        {page("heroquest.cost", { cost: spell.cost })}
      </b>{" "}
      {speaker.has(`text.${card}`) && speaker.say({ key: `text.${card}` })}
    </span>
  );
}

/** HQ-RH7: heroic and misfortune cards; an exchange of gear has no text. */
const fateVerbs: readonly string[] = ["play", "exchange", "name"];

function TextLine({ word }: { readonly word: string }) {
  const speaker = useSpeaker();
  return speaker.has(`text.${word}`) && <span className="hq-extra">{speaker.say({ key: `text.${word}` })}</span>;
}

function ItemLine({ item }: { readonly item: string }) {
  const content = useContent(heroQuestContent);
  const speaker = useSpeaker();
  if (!content.itemById.has(item) || !speaker.has(`text.${item}`)) return null;
  return <span className="hq-extra">{speaker.say({ key: `text.${item}` })}</span>;
}
