import type { Seat } from "@tavolata/kernel";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { EventSentence } from "@tavolata/ui/language/linked.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useRef, useState } from "react";
import { azerothContent } from "../../content/content.js";
import { effectMessage } from "../../content/describe.js";
import { itemNameOn, itemOn } from "../../content/tables.js";
import { combatantOf } from "../../queries/combat/combatant.js";
import { dieNow } from "../../queries/combat/dice.js";
import { type Fighter, fightersIn } from "../../queries/combat/fighter.js";
import { damageOf } from "../../queries/combat/strikes.js";
import type { CardId } from "../../state.js";
import { useDesk } from "../desk.js";
import { Waiting } from "../heroes/waiting.js";
import { classIcon, creatureIcon } from "../icons.js";
import { type Fight, lastFight } from "./fight.js";
import { Stakes } from "./stakes.js";
import "./fight-card.css";
import { type Need, needsOf } from "../../queries/combat/needs.js";

/** Over the map: the combat under way, or the one that has just been fought. */
export function FightCard() {
  const { seen, shown, looked, look } = useDesk();
  const fight = lastFight(shown.events);
  const begun = useRef(fight?.number);
  // Whoever looks at a space sees its card instead; a fight that begins comes before that.
  useEffect(() => {
    if (begun.current !== fight?.number) look(undefined);
    begun.current = fight?.number;
  }, [fight?.number, look]);
  if (looked !== undefined) return null;
  if (seen.combat) return <UnderWay />;
  return fight?.isFresh && fight.end ? <Fought key={fight.number} fight={fight} /> : null;
}

/** AZ-combat-4: both dice lie open; two columns, ranged before melee, as things stand now. */
function UnderWay() {
  const content = useContent(azerothContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const combat = seen.combat!;
  const { hero, foe, space } = combat;
  const fighters = fightersIn(content, seen, combat);
  const dice = { red: dieNow(content, combat, "red", fighters), black: dieNow(content, combat, "black", fighters) };
  const isHero = foe.kind === "hero";
  const power = isHero ? undefined : combatantOf(content, foe, space).power;
  const nameOf = (seat: string, word: string) =>
    shown.seats.find((one) => one.seat === seat)?.name ?? speaker.name(word);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters it is scrolled, and keys must be able to do that
    <section className="az-fight" data-still tabIndex={0} aria-label={page("azeroth.fight")}>
      {isHero && <AnswerClock seats={[foe.seat, hero]} nameOf={(seat) => nameOf(seat, seat)} />}
      <div className="az-fight-sides" key={`${hero} ${foe.card}${foe.encounter}${foe.seat}`}>
        <Side
          name={nameOf(hero, hero)}
          icon={classIcon(seen.heroes[hero]!.class)}
          fighter={fighters.red}
          die={dice.red}
          rolled={combat.red}
          colour="red"
        />
        <span className="az-versus serif" aria-hidden="true">
          ⚔
        </span>
        <Side
          name={nameOf(foe.seat, foe.encounter)}
          icon={
            isHero
              ? classIcon(seen.heroes[foe.seat]!.class)
              : creatureIcon(content.encounters[foe.encounter]?.type ?? "")
          }
          fighter={fighters.black}
          die={dice.black}
          rolled={combat.black}
          colour="black"
        />
      </div>
      <p className="az-used">
        {power !== undefined && <span className="az-power">{speaker.name(power)}</span>}
        {combat.plays.map(({ by, name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was played stays in its order
          <span key={i} className={`az-play ${by}`}>
            {speaker.name(name)}
          </span>
        ))}
      </p>
      <table className="az-rows">
        <tbody>
          {(["ranged", "melee"] as const).map((step) => (
            <tr key={step}>
              <Cell needs={needsOf(fighters.red, fighters.black, step)} die={dice.red} />
              <th scope="row">{page(`azeroth.${step}`)}</th>
              <Cell needs={needsOf(fighters.black, fighters.red, step)} die={dice.black} />
            </tr>
          ))}
        </tbody>
      </table>
      {isHero && (
        <p className="az-prize">
          <Stakes of={[foe.seat, hero]} />
        </p>
      )}
    </section>
  );
}

/** AZ-pvp-7, AZ-pvp-8: the defender answers, then the attacker; both see who is waited for, and for how long. */
function AnswerClock({ seats, nameOf }: { readonly seats: readonly Seat[]; nameOf(seat: Seat): string }) {
  const { page } = useWords();
  const { shown } = useDesk();
  return seats
    .filter((seat) => shown.view.waiting.includes(seat))
    .map((seat) => (
      <p key={seat} className="az-answer-clock">
        {page(shown.due === undefined ? "azeroth.answers" : "azeroth.answers-in-time", { name: nameOf(seat) })}{" "}
        <Waiting seat={seat} />
      </p>
    ));
}

interface SideProps {
  readonly name: string;
  readonly icon: ReturnType<typeof classIcon>;
  readonly fighter: Fighter;
  readonly die: number;
  readonly rolled: number;
  readonly colour: "red" | "black";
}

function Side({ name, icon, fighter, die, rolled, colour }: SideProps) {
  const { page } = useWords();
  return (
    <div className="az-side">
      <Icon of={icon} />
      <strong className="serif">{name}</strong>
      <span className={`az-combat-die ${colour}`}>
        <span className="unseen">{page(`azeroth.die.${colour}`)} </span>
        {die}
        {die !== rolled && <s className="az-rolled">{rolled}</s>}
      </span>
      <span className="az-values number">
        {page("azeroth.side", {
          health: Math.max(0, fighter.health),
          defence: fighter.defence,
          damage: damageOf(fighter, rolled, colour === "black" ? 1 : 0),
        })}
      </span>
    </div>
  );
}

/** What a side comes to in a step against the other's defence, and which face it needed. */
function Cell({ needs, die }: { readonly needs: readonly Need[]; readonly die: number }) {
  const { page } = useWords();
  if (needs.length === 0) return <td className="none">–</td>;
  const hits = needs.some(({ value, defence }) => value + die >= defence);
  return (
    <td className={hits ? "hit" : "miss"}>
      {needs.map(({ attack, value, defence, from }) => (
        <span key={attack} className="az-sum">
          <span className="number">
            {value} + {die} = {value + die}
          </span>{" "}
          <small>
            {page(value + die >= defence ? "azeroth.hits" : "azeroth.misses", { defence })} ·{" "}
            {page(from > 6 ? "azeroth.needed-none" : "azeroth.needed", { from })}
          </small>
        </span>
      ))}
    </td>
  );
}

/** How long a fight that is over stays over the map. */
const shownFor = 6000;

function Fought({ fight }: { readonly fight: Fight }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown } = useDesk();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (isOver || !fight.end) return null;
  const { end } = fight;
  const nameOf = (who: string) => shown.seats.find((one) => one.seat === who)?.name ?? speaker.name(who);
  return (
    <section className="az-fight over" data-still aria-label={page("azeroth.fight")}>
      <button type="button" className="az-card-close" aria-label={page("close")} onClick={() => setOver(true)}>
        <span aria-hidden="true">✕</span>
      </button>
      <p className="serif az-card-name">
        {nameOf(fight.hero)} <span aria-hidden="true">⚔</span> {nameOf(fight.foe)}
      </p>
      {fight.dice && (
        <p>
          <span className="az-combat-die still red">{fight.dice.red}</span>{" "}
          <span className="az-combat-die still black">{fight.dice.black}</span>
        </p>
      )}
      <p className="serif">
        <EventSentence of={end} />
      </p>
      {(end.type === "item-gained" || end.type === "item-stolen") && <WonItem card={end.card} />}
    </section>
  );
}

/** AZ-outcome-1: the challenge card is turned, and its back is the item. */
function WonItem({ card }: { readonly card: CardId }) {
  const content = useContent(azerothContent);
  const speaker = useSpeaker();
  const { effects, colour } = itemOn(content, card);
  return (
    <div className="az-won">
      <div className={`az-won-card ${colour}`}>
        <strong className="serif">{speaker.name(itemNameOn(card))}</strong>{" "}
        <span className={`az-chip ${colour}`}>{speaker.name(colour)}</span>
        <p>{effects.map((effect) => speaker.sentence(effectMessage(effect))).join(" ")}</p>
      </div>
    </div>
  );
}
