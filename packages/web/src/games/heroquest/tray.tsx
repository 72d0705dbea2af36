import { useEffect, useState } from "react";
import { useSpeaker, useWords } from "../../language/words.js";
import { RuleLinks } from "../../rules/rule-link.js";
import { isThrow, type ToldThrow } from "../../table/told.js";
import { Dialog } from "../../ui/dialog.js";
import { useCalm } from "../../ui/use-media.js";
import type { Shown } from "../face.js";
import { weightsAt } from "./dice-of.js";
import { DiceRow } from "./die.js";
import { type Fight, lastFight } from "./fight.js";
import { FightDice, FightResult } from "./fight-words.js";
import { heardIn } from "./told.js";
import "./tray.css";

/** The last throw and what it means; a fight stays together as one. A button leads to the throws before. */
export function Tray({ events, options }: Shown) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const last = events.findLast(isThrow);
  const fight = lastFight(events);
  const isOfFight = fight && last && last.number >= fight.number && isFights(last);
  return (
    <section className="tray hq-tray" aria-label={page("dice.title")}>
      {last ? (
        isOfFight ? (
          <FightThrow key={last.number} fight={fight} isNew={isNew(events, last)} />
        ) : (
          <PlainThrow key={last.number} thrown={last} isNew={isNew(events, last)} events={events} />
        )
      ) : (
        <p className="muted">{page("dice.none")}</p>
      )}
      {last && (
        <button type="button" className="button bare hq-tray-more" onClick={() => setOpen(true)}>
          {page("heroquest.throws")}
        </button>
      )}
      {isOpen && <ThrowsDialog events={events} options={options} onClose={() => setOpen(false)} />}
    </section>
  );
}

function isFights({ purpose }: ToldThrow): boolean {
  return ["attack", "shot", "defence", "counter-attack", "spell"].includes(purpose);
}

/** A throw that was told with the last things is still rolling. */
function isNew(events: Shown["events"], thrown: ToldThrow): boolean {
  return events.slice(-6).includes(thrown);
}

/** How long dice roll. A tap ends it, and whoever wants calm doesn't see it. */
const rolling = 700;

function useLanding(isNewThrow: boolean): [boolean, () => void] {
  const isCalm = useCalm();
  const [landed, setLanded] = useState(!isNewThrow || isCalm);
  useEffect(() => {
    if (landed) return;
    const timer = setTimeout(() => setLanded(true), rolling);
    return () => clearTimeout(timer);
  }, [landed]);
  return [landed, () => setLanded(true)];
}

function FightThrow({ fight, isNew: isNewThrow }: { readonly fight: Fight; readonly isNew: boolean }) {
  const [landed, land] = useLanding(isNewThrow);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="hq-tray-throw" onClick={land}>
      <FightDice fight={fight} isRolling={!landed} />
      <p className="hq-tray-words serif" style={{ visibility: landed ? "visible" : "hidden" }}>
        <FightResult fight={fight} />
      </p>
    </div>
  );
}

interface PlainThrowProps {
  readonly thrown: ToldThrow;
  readonly isNew: boolean;
  readonly events: Shown["events"];
}

function PlainThrow({ thrown, isNew: isNewThrow, events }: PlainThrowProps) {
  const speaker = useSpeaker();
  const { page } = useWords();
  const [landed, land] = useLanding(isNewThrow);
  const { faces, die, purpose, rules } = thrown;
  const walk = heardIn(events).find(({ type, number }) => type === "movement-begun" && number > thrown.number);
  const isWalk = purpose === "movement" && walk?.squares !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="hq-tray-throw" onClick={land}>
      <DiceRow
        faces={faces}
        kind={die === "movement" ? "movement" : die === "combat" ? "combat" : "lot"}
        isRolling={!landed}
        label={speaker.name(purpose)}
      />
      <p className="hq-tray-words" style={{ visibility: landed ? "visible" : "hidden" }}>
        <strong className="serif">
          {isWalk ? page("heroquest.squares", { squares: walk.squares! }) : speaker.name(purpose)}
        </strong>{" "}
        <RuleLinks ids={rules.slice(0, 2)} />
      </p>
    </div>
  );
}

/** The last twenty throws, and all combat dice of the match against what was to be expected. */
function ThrowsDialog({
  events,
  options,
  onClose,
}: Pick<Shown, "events" | "options"> & { readonly onClose: () => void }) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const throws = events.filter(isThrow);
  const combat = throws.filter(({ die }) => die === "combat").flatMap(({ faces }) => faces);
  const weights = weightsAt(options);
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <Dialog title={page("heroquest.throws-title")} onClose={onClose}>
      {combat.length > 0 && (
        <table className="hq-throws">
          <caption>{page("heroquest.throws-fair", { dice: combat.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{page("heroquest.face")}</th>
              <th scope="col">{page("heroquest.thrown")}</th>
              <th scope="col">{page("heroquest.expected")}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(weights).map(([face, weight]) => (
              <tr key={face}>
                <th scope="row">{speaker.name(face)}</th>
                <td className="number">{combat.filter((one) => one === face).length}</td>
                <td className="number">{number.format((combat.length * weight) / all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ol className="hq-throw-list">
        {throws
          .slice(-20)
          .reverse()
          .map((thrown) => (
            <li key={thrown.number}>
              <span className="muted">{speaker.name(thrown.purpose)}</span>
              <DiceRow
                faces={thrown.faces}
                kind={thrown.die === "movement" ? "movement" : "combat"}
                label={speaker.name(thrown.purpose)}
              />
            </li>
          ))}
      </ol>
    </Dialog>
  );
}
