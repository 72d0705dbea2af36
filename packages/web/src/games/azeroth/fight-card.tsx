import { combatantOf, dieNow, encounters, type Fighter, fightersIn } from "@tavolata/azeroth/open";
import { useEffect, useState } from "react";
import { useSpeaker, useWords } from "../../language/words.js";
import { Icon } from "../../ui/icon.js";
import { useDesk } from "./desk.js";
import { type Fight, lastFight } from "./fight.js";
import { classIcon, creatureIcon } from "./icons.js";
import { heardIn } from "./told.js";
import "./fight-card.css";

/** Over the map: the combat under way, or the one that has just been fought. */
export function FightCard() {
  const { seen, shown } = useDesk();
  const fight = lastFight(heardIn(shown.events));
  if (seen.combat) return <UnderWay />;
  return fight?.isFresh && fight.end ? <Fought key={fight.number} fight={fight} /> : null;
}

/** AZ-combat-4: both dice lie open; two columns, ranged before melee, as things stand now. */
function UnderWay() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const combat = seen.combat!;
  const { hero, foe, space } = combat;
  const fighters = fightersIn(seen as never, combat);
  const [red, black] = [dieNow(combat, "red", fighters), dieNow(combat, "black", fighters)];
  const foeName = foe.kind === "hero" ? foe.seat : foe.encounter;
  const power = foe.kind === "hero" ? undefined : combatantOf(foe, space).power;
  const bag = foe.kind === "hero" ? (seen.heroes[foe.seat]?.bag.length ?? 0) : 0;
  const lookOf = (seat: string) => shown.seats.find((one) => one.seat === seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, and keys must be able to do that
    <section className="az-fight" data-still tabIndex={0} aria-label={page("azeroth.fight")}>
      <div className="az-fight-sides">
        <Side
          name={lookOf(hero)?.name ?? speaker.name(hero)}
          icon={classIcon(seen.heroes[hero]!.class)}
          fighter={fighters.red}
          die={red}
          rolled={combat.red}
          colour="red"
        />
        <span className="az-versus serif" aria-hidden="true">
          ⚔
        </span>
        <Side
          name={lookOf(foe.seat)?.name ?? speaker.name(foeName)}
          icon={
            foe.kind === "hero"
              ? classIcon(seen.heroes[foe.seat]!.class)
              : creatureIcon(encounters[foe.encounter]?.type ?? "")
          }
          fighter={fighters.black}
          die={black}
          rolled={combat.black}
          colour="black"
        />
      </div>
      {power !== undefined && <p className="az-power">{speaker.name(power)}</p>}
      {foe.kind === "hero" && <p className="az-prize">{page("azeroth.prize", { count: bag })}</p>}
      <table className="az-rows">
        <tbody>
          <Row step="ranged" red={fighters.red} black={fighters.black} dice={{ red, black }} />
          <Row step="melee" red={fighters.red} black={fighters.black} dice={{ red, black }} />
        </tbody>
      </table>
    </section>
  );
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
          damage: fighter.damage,
        })}
      </span>
    </div>
  );
}

interface RowProps {
  readonly step: "ranged" | "melee";
  readonly red: Fighter;
  readonly black: Fighter;
  readonly dice: { readonly red: number; readonly black: number };
}

/** One step: what each side comes to against the other's defence. */
function Row({ step, red, black, dice }: RowProps) {
  const { page } = useWords();
  const strikes = (own: Fighter, other: Fighter, die: number) => {
    const values: number[] = [];
    if (step === "ranged" && own.ranged !== null) values.push(own.ranged);
    const meleeStep = own.meleeInRanged ? "ranged" : "melee";
    if (step === meleeStep && own.melee !== null && !own.noMelee) values.push(own.melee);
    const defence = other.defence + (step === "ranged" ? other.rangedDefence : 0);
    return values.map((value) => ({ value, total: value + die, defence, hit: value + die >= defence }));
  };
  const cell = (own: Fighter, other: Fighter, die: number) => {
    const made = strikes(own, other, die);
    if (made.length === 0) return <td className="none">–</td>;
    const [one] = made;
    const hits = made.some(({ hit }) => hit);
    return (
      <td className={hits ? "hit" : "miss"}>
        <span className="number">
          {one!.value} + {die} = {one!.total}
        </span>{" "}
        <small>{page(hits ? "azeroth.hits" : "azeroth.misses", { defence: one!.defence })}</small>
      </td>
    );
  };
  return (
    <tr>
      {cell(red, black, dice.red)}
      <th scope="row">{page(`azeroth.${step}`)}</th>
      {cell(black, red, dice.black)}
    </tr>
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
  const nameOf = (who: string) => shown.seats.find((one) => one.seat === who)?.name ?? speaker.name(who);
  const { type, number: _, rules: _rules, ...args } = fight.end;
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
          <span className="az-combat-die red">{fight.dice.red}</span>{" "}
          <span className="az-combat-die black">{fight.dice.black}</span>
        </p>
      )}
      <p className="serif">{speaker.sentence({ key: `event.${type}`, args: args as never })}</p>
    </section>
  );
}
