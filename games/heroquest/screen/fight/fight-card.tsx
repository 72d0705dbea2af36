import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useLayoutEffect, useState } from "react";
import { heroQuestContent } from "../../content/content.js";
import { attackDiceOf, type DiceCount, defenceDiceOf, totalOf } from "../../queries/combat/dice-of.js";
import type { Figure } from "../../state.js";
import { height, rowOf } from "../board/grid.js";
import { usePointing } from "../board/pointing.js";
import { isStrike } from "../deeds.js";
import { TokenPicture } from "../figures/tokens.js";
import { Conditions } from "../party/conditions.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { type Fight, lastFight } from "./fight.js";
import { Duel } from "./fight-duel.js";
import { FightResult } from "./fight-words.js";
import { type Strike, strikeOf, usePercent } from "./strike.js";
import "./fight-card.css";

/** What slides up over the board: whoever is looked at with the odds against them, or the fight that has just been fought. */
export function FightCard(shown: HeroQuestScreenProps) {
  const { position, target } = usePointing();
  const figure = position.seen.figures.find(({ id }) => target === `figure:${id}`);
  const fight = lastFight(shown.events);
  if (figure) return <LookedAt key={figure.id} figure={figure} {...shown} />;
  if (fight?.isFresh) return <Fought key={fight.number} fight={fight} />;
  return null;
}

/** Whether whoever is looked at stands in the lower half of what is seen: then the card comes from above. */
function useIsLow(square: number | undefined): boolean {
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    const board = document.querySelector(".hq-board")?.getBoundingClientRect();
    const world = document.querySelector(".hq-world")?.getBoundingClientRect();
    if (!board || !world || square === undefined) return;
    const y = world.top + (world.height * (rowOf(square) + 0.5)) / height;
    setLow(y > board.top + board.height * 0.55);
  }, [square]);
  return isLow;
}

function LookedAt({ figure, act }: HeroQuestScreenProps & { readonly figure: Figure }) {
  const isLow = useIsLow(figure.square);
  const { acting, look } = usePointing();
  const { page } = useWords();
  const speaker = useSpeaker();
  const choices = act.choices.filter(({ option }) => option.at?.includes(`figure:${figure.id}`));
  const strikes = choices.filter(({ option }) => isStrike(option));
  const barred = act.barred.find(({ option }) => isStrike(option) && option.at?.includes(`figure:${figure.id}`));
  const strike = strikes[0] && strikeOf(strikes[0].option);
  return (
    <section className={isLow ? "hq-card above" : "hq-card"} data-still aria-label={speaker.name(figure.id)}>
      <button type="button" className="hq-card-close" aria-label={page("close")} onClick={() => look(undefined)}>
        <span aria-hidden="true">✕</span>
      </button>
      {strike && acting ? <Odds attacker={acting} target={figure} strike={strike} /> : <Sheet figure={figure} />}
      {strikes.length === 0 && barred && <p className="hq-card-why">{speaker.sentence(barred.option.bar.reason)}</p>}
      <div className="hq-card-buttons">
        {choices.map(({ option }) => (
          <button
            key={option.id}
            type="button"
            className={isStrike(option) ? "button main" : "button"}
            onClick={() => act.pick(option.id)}
          >
            {speaker.sentence(option.label)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Odds({ attacker, target, strike }: { attacker: Figure; target: Figure; strike: Strike }) {
  const { page } = useWords();
  const percent = usePercent();
  const { attack, defence, odds } = strike;
  return (
    <>
      <div className="hq-versus">
        <Side figure={attacker} dice={attack} />
        <span className="hq-versus-word" aria-hidden="true">
          ⚔
        </span>
        <Side figure={target} dice={defence} />
      </div>
      <div aria-hidden="true" className="hq-odds-bar">
        <i style={{ transform: `scaleX(${odds.wounds})` }} />
        <i className="fells" style={{ transform: `scaleX(${odds.fells})` }} />
      </div>
      <p className="hq-odds">
        <strong>{page("heroquest.odds-wound", { chance: percent(odds.wounds) })}</strong>
        <span>{page("heroquest.odds-fell", { chance: percent(odds.fells) })}</span>
        <span>{page("heroquest.odds-fumble", { chance: percent(odds.fumbles) })}</span>
      </p>
    </>
  );
}

function Side({ figure, dice }: { readonly figure: Figure; readonly dice: DiceCount }) {
  const speaker = useSpeaker();
  const { page } = useWords();
  return (
    <div className="hq-side">
      <TokenPicture figure={figure} />
      <div>
        <p className="serif hq-side-name">{speaker.name(figure.id)}</p>
        <Dots dice={dice} label={page("heroquest.dice", { dice: totalOf(dice) })} />
      </div>
    </div>
  );
}

/** Dice as dots: black ones of the sheet, white ones of gear. */
export function Dots({ dice, label }: { readonly dice: DiceCount; readonly label: string }) {
  return (
    <span className="hq-dots">
      <span aria-hidden="true" className="hq-dots-row">
        {Array.from({ length: dice.black }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          <i key={`b${i}`} className="black" />
        ))}
        {Array.from({ length: dice.white }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          <i key={`w${i}`} className="white" />
        ))}
      </span>
      <span>{label}</span>
    </span>
  );
}

/** Somebody's values, for those who only want to know. */
function Sheet({ figure }: { readonly figure: Figure }) {
  const content = useContent(heroQuestContent);
  const speaker = useSpeaker();
  const { page } = useWords();
  const { attack, defence, body, fullBody, mind, fullMind, move } = figure;
  const text = `text.${figure.type}`;
  const isHero = figure.kind === "hero";
  const [blows, guards] = isHero
    ? [totalOf(attackDiceOf(content, figure)), totalOf(defenceDiceOf(content, figure))]
    : [attack, defence];
  return (
    <div className="hq-side">
      <TokenPicture figure={figure} />
      <div>
        <p className="serif hq-side-name">{speaker.sentence({ key: "option.figure", args: { of: figure.id } })}</p>
        <p className="hq-values">
          {page("heroquest.values", {
            body: Math.max(0, body),
            fullBody,
            mind,
            fullMind,
            attack: blows,
            defence: guards,
          })}
          {move > 0 && ` · ${page("heroquest.moves", { squares: move })}`}
        </p>
        <Conditions figure={figure} />
        {!isHero && speaker.has(text) && <p className="hq-card-note">{speaker.say({ key: text })}</p>}
      </div>
    </div>
  );
}

/** How long a fight that is over stays over the board. */
const shownFor = 6000;

function Fought({ fight }: { readonly fight: Fight }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { position } = usePointing();
  const [isOver, setOver] = useState(false);
  const { figures, gone } = position.seen;
  const isLow = useIsLow(figures.find(({ id }) => id === fight.target || id === fight.attacker)?.square);
  const results = fight.results.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result is looked at as long
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownFor);
    return () => clearTimeout(timer);
  }, [results]);
  if (isOver || !fight.attack) return null;
  // A servant who was removed is nowhere any more; its name still says what it was.
  const figureOf = (id: string) =>
    figures.find((one) => one.id === id) ??
    gone.find(({ figure }) => figure.id === id)?.figure ?? {
      id,
      type: id.replace(/-\d+$/, ""),
      kind: "servant" as const,
    };
  const [attacker, target] = [figureOf(fight.attacker), figureOf(fight.target)];
  return (
    <section
      className={isLow ? "hq-card fought above" : "hq-card fought"}
      data-still
      aria-label={page("heroquest.fight")}
    >
      <button type="button" className="hq-card-close" aria-label={page("close")} onClick={() => setOver(true)}>
        <span aria-hidden="true">✕</span>
      </button>
      <p className="serif hq-side-name">
        {speaker.name(fight.attacker)} <span aria-hidden="true">⚔</span> {speaker.name(fight.target)}
      </p>
      <Duel fight={fight} attacker={attacker} target={target} />
      <p className="hq-fought-result serif">
        <FightResult fight={fight} />
      </p>
    </section>
  );
}
