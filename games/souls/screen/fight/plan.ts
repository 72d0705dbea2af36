import { useContent } from "@tavolata/ui/game/content.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { type SoulsContent, soulsContent } from "../../content/content.js";
import type { Cost } from "../../content/types.js";
import { canPay, pay } from "../../queries/attack/coins.js";
import type { PrintedEffect } from "../../queries/attack/form.js";
import { findFigure } from "../../queries/figures.js";
import { defenceEffects } from "../../queries/profile.js";
import type { Attack, RolledDie } from "../../state/attack.js";
import type { SoulsView } from "../../view.js";
import type { SoulsScreenProps } from "../shown.js";

/** SS-9-hit-2-a: what the dice on the table can pay for, and what was chosen of it before the attack is resolved. */
export interface Plan {
  readonly dice: readonly RolledDie[];
  readonly effects: readonly Priced[];
  /** What is chosen and not given to the table yet. */
  readonly chosen: readonly string[];
  toggle(id: string): void;
  takeBack(): void;
  resolve(): void;
}

export interface Priced {
  readonly effect: PrintedEffect;
  readonly state: "paid" | "chosen" | "open" | "short";
}

/** The dice and effects of the step in which effects are paid for. */
function payable(
  content: SoulsContent,
  seen: SoulsView,
  attack: Attack,
): { dice: readonly RolledDie[]; effects: readonly PrintedEffect[]; paid: readonly string[] } {
  if (!attack.step.startsWith("defence")) return { dice: attack.dice, effects: attack.form.paid, paid: attack.paid };
  const defender = findFigure(seen, attack.defence.figure);
  const effects = defender ? defenceEffects(content, seen, defender) : [];
  return { dice: attack.defence.dice, effects, paid: attack.defence.paid };
}

/** The dice after these costs were paid. */
function afterPaying(dice: readonly RolledDie[], costs: readonly Cost[]): RolledDie[] {
  const left = dice.map((die) => ({ ...die, spent: [...die.spent] }));
  for (const cost of costs) if (canPay(left, cost)) pay(left, cost);
  return left;
}

const nothing: readonly string[] = [];

/** Effects are ticked and taken back at will; only "Resolve" gives them to the table, one answer after the other. */
export function usePlan({ act }: SoulsScreenProps, seen: SoulsView): Plan | undefined {
  const content = useContent(soulsContent);
  const attack = seen.attacks.at(-1);
  const isAsked = act.decision?.kind === "pay-effect" && attack !== undefined;
  const [chosen, setChosen] = useState(nothing);
  const [isGiven, setGiven] = useState(false);
  const key = act.decision?.key;
  const answered = useRef<string>(undefined);
  const pick = useRef(act.pick);
  pick.current = act.pick;
  useEffect(() => {
    if (!isAsked) {
      setChosen(nothing);
      setGiven(false);
      return;
    }
    // Once for each question: what was paid for is no longer among the options of the next.
    if (!isGiven || answered.current === key) return;
    answered.current = key;
    const next = chosen.find((id) => act.choices.some(({ option }) => option.id === `pay:${id}`));
    pick.current(next === undefined ? "keep-results" : `pay:${next}`);
  }, [isAsked, isGiven, key, act.choices, chosen]);
  const toggle = useCallback(
    (id: string) => setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  );
  const takeBack = useCallback(() => setChosen(nothing), []);
  const resolve = useCallback(() => setGiven(true), []);
  if (!isAsked) return undefined;
  const { dice, effects, paid } = payable(content, seen, attack);
  const left = afterPaying(
    dice,
    effects.filter(({ id }) => chosen.includes(id)).map(({ cost }) => cost),
  );
  const stateOf = ({ id, cost }: PrintedEffect): Priced["state"] => {
    if (paid.includes(id)) return "paid";
    if (chosen.includes(id)) return "chosen";
    return canPay(left, cost) ? "open" : "short";
  };
  return {
    dice: left,
    effects: effects.map((effect) => ({ effect, state: stateOf(effect) })),
    chosen,
    toggle,
    takeBack,
    resolve,
  };
}
