import { isDialogOpen } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { isKeyWanted } from "@tavolata/ui/page/single-keys.js";
import { isThrow, type ToldThrow } from "@tavolata/ui/table/log/told.js";
import { useLanding } from "@tavolata/ui/table/pace/use-landing.js";
import { useEffect } from "react";
import { effectMessage } from "../../content/describe.js";
import type { Result } from "../../content/dice.js";
import type { Cost } from "../../content/types.js";
import { useDesk } from "../desk.js";
import { FacesBadge } from "../faces/faces-badge.js";
import { resultIcons } from "../icons.js";
import type { SoulsScreenProps } from "../shown.js";
import { useSay } from "../words.js";
import { Coins } from "./coins.js";
import { diceOf, type Fight, lastFight } from "./fight.js";
import { type Plan, type Priced, usePlan } from "./plan.js";
import "./tray.css";

/** At the foot: the dice as coins, what they can buy, and what came of it. */
export function Tray(shown: SoulsScreenProps) {
  const { page } = useWords();
  const { seen } = useDesk();
  const { events } = shown;
  const plan = usePlan(shown, seen);
  const last = events.findLast(isThrow);
  const fight = lastFight(seen, events);
  const isOfFight = fight !== undefined && last !== undefined && last.number >= fight.number;
  return (
    <section className={`sw-tray ${plan ? "paying" : last ? "" : "unused"}`.trim()} aria-label={page("dice.title")}>
      {plan ? (
        <Paying plan={plan} thrown={last?.number ?? 0} />
      ) : isOfFight ? (
        <FightThrow key={last.number} fight={fight} shown={shown} isNew={events.slice(-8).includes(last)} />
      ) : last ? (
        <PlainThrow key={last.number} shown={shown} />
      ) : (
        <p className="muted">{page("dice.none")}</p>
      )}
      <FacesBadge options={shown.options} />
    </section>
  );
}

/** SS-9-hit-2-a: coins to spend, effects with their prices, and the button that gives it to the table. */
function Paying({ plan, thrown }: { readonly plan: Plan; readonly thrown: number }) {
  const { page } = useWords();
  const [landed, land] = useLanding(true);
  const { resolve } = plan;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " " || event.ctrlKey || isDialogOpen() || !isKeyWanted(event)) return;
      if ((event.target as Element).closest("button, a, summary, input, select, textarea")) return;
      event.preventDefault();
      resolve();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [resolve]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="sw-paying" onClick={land}>
      <Coins key={thrown} dice={plan.dice} label={page("souls.coins")} isRolling={!landed} />
      <ul className="sw-effects" aria-label={page("souls.effects")}>
        {plan.effects.map((priced) => (
          <li key={priced.effect.id}>
            <EffectButton priced={priced} onToggle={() => plan.toggle(priced.effect.id)} />
          </li>
        ))}
      </ul>
      <div className="sw-paying-end">
        <button type="button" className="button" disabled={plan.chosen.length === 0} onClick={plan.takeBack}>
          {page("souls.take-back")}
        </button>
        <button type="button" className="button main sw-resolve" onClick={plan.resolve}>
          {page("souls.resolve")}
        </button>
      </div>
    </div>
  );
}

function EffectButton({
  priced: { effect, state },
  onToggle,
}: {
  readonly priced: Priced;
  readonly onToggle: () => void;
}) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <button
      type="button"
      className={`sw-effect ${state}`}
      aria-pressed={state === "chosen" || state === "paid"}
      disabled={state === "paid" || state === "short"}
      onClick={onToggle}
    >
      <span className="sw-effect-name">
        {effect.effects.map((one) => speaker.sentence(effectMessage(one))).join(", ")}
      </span>
      <span className="sw-effect-price">
        <Price cost={effect.cost} />
        {state !== "open" && <span> · {page(`souls.effect-${state}`)}</span>}
      </span>
    </button>
  );
}

/** A price as symbols, with their words for those who don't see them. */
function Price({ cost }: { readonly cost: Cost }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const results = Object.entries(cost) as [Result, number][];
  if (results.length === 0) return <>{page("souls.free")}</>;
  return results.map(([result, count]) => (
    <span key={result} className="sw-price">
      {count} <Icon of={resultIcons[result]} /> {speaker.name(result)}
    </span>
  ));
}

interface ThrowProps {
  readonly fight: Fight;
  readonly shown: SoulsScreenProps;
  readonly isNew: boolean;
}

/** The dice of both sides, and the result in words once they have landed. */
function FightThrow({ fight, shown, isNew }: ThrowProps) {
  const { page } = useWords();
  const [landed, land] = useLanding(isNew);
  const { act } = shown;
  const isReroll = act.decision?.kind === "reroll-dice";
  const inDefence = fight.step.startsWith("defence");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="sw-throw" onClick={land}>
      <Coins
        dice={fight.dice}
        label={page("souls.coins")}
        isRolling={!landed && fight.defence.length === 0}
        {...(isReroll && !inDefence ? { act } : {})}
      />
      {fight.defence.length > 0 && (
        <>
          <span className="sw-against">{page("souls.against")}</span>
          <Coins
            dice={fight.defence}
            label={page("souls.defence-dice")}
            isRolling={!landed}
            {...(isReroll && inDefence ? { act } : {})}
          />
        </>
      )}
      <p className="sw-throw-words serif" style={{ visibility: landed ? "visible" : "hidden" }}>
        <FightWords fight={fight} />
      </p>
    </div>
  );
}

/** One line: who attacks whom, and what came of it so far. */
export function FightWords({ fight }: { readonly fight: Fight }) {
  const say = useSay();
  const { attacker, target, hits, wounds, result } = fight;
  if (result === undefined) {
    return hits === undefined
      ? say("souls.fight.under-way", { attacker, target })
      : say("souls.fight.hits", { attacker, target, hits });
  }
  return say(`souls.fight.${result}`, { attacker, target, wounds });
}

function PlainThrow({ shown: { events, act } }: { readonly shown: SoulsScreenProps }) {
  const speaker = useSpeaker();
  const last = events.findLast(isThrow)!;
  const [landed, land] = useLanding(events.slice(-6).includes(last));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className="sw-throw" onClick={land}>
      <Coins
        dice={diceOf(last)}
        label={speaker.name(last.purpose)}
        isRolling={!landed}
        {...(act.decision?.kind === "reroll-dice" ? { act } : {})}
      />
      <p className="sw-throw-words serif">{speaker.name(last.purpose)}</p>
    </div>
  );
}

/** A throw of the match, without what came of it. */
export function Throw({ thrown }: { readonly thrown: ToldThrow }) {
  const speaker = useSpeaker();
  return <Coins dice={diceOf(thrown)} label={speaker.name(thrown.purpose)} isRolling={false} />;
}
