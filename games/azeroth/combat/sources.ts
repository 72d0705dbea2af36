import type { RuleId } from "@tavolata/kernel";
import { encounterPowers } from "../content/encounters/powers.js";
import { events } from "../content/events.js";
import type { Effect } from "../content/types.js";
import type { Azeroth, CardId, Combat, DieColour, Hero } from "../state.js";
import { effectsOf, eventNameOn, itemNameOn, nameOf, ruleOfUse } from "../tables.js";
import { combatantOf, isPowerEnded } from "./foe.js";

/** Told of something that counts in a combat: whose it is, what it is called, what it does, and by which rule it counts. */
export type Visit = (by: DieColour, name: string, effects: readonly Effect[], rule: RuleId) => void;

/** AZ-combat-19: everything that is added to the printed values: powers, equipment, attachments, event, then what was played. */
export function eachSource(s: Azeroth, combat: Pick<Combat, "hero" | "foe" | "space" | "plays">, visit: Visit): void {
  const { foe } = combat;
  // AZ-pvp-4: the defender fights with its own equipment and attachments.
  if (foe.kind === "hero") eachBelonging(s.heroes[foe.seat]!, "black", visit);
  else {
    const { power } = combatantOf(foe, combat.space);
    const printed = power === undefined ? undefined : encounterPowers[power];
    if (printed?.acts === "combat" && !isPowerEnded(combat)) visit("black", power!, printed.effects, "AZ-combat-20");
  }
  eachBelonging(s.heroes[combat.hero]!, "red", visit);
  // AZ-event-4: it counts for all, on every player's turn.
  if (s.event !== "") {
    const event = eventNameOn(s.event);
    visit("red", event, events[event]!.lasting ?? none, "AZ-event-4");
  }
  for (const name of s.turn.lasting) visit("red", name, effectsOf(name), "AZ-disc-1");
  for (const { by, name } of combat.plays) visit(by, name, effectsOf(name), ruleOfUse(name));
}

const none: readonly Effect[] = [];

/** AZ-item-9, AZ-abil-3, AZ-abil-4: what a hero's equipment and attached cards add. */
function eachBelonging({ attached, weapon, armour, borne }: Hero, by: DieColour, visit: Visit): void {
  for (const card of attached) visitCard(card, by, "AZ-abil-3", visit);
  if (weapon !== "") eachOf(weapon, borne, by, visit);
  if (armour !== "") eachOf(armour, borne, by, visit);
}

function eachOf(item: CardId, borne: Hero["borne"], by: DieColour, visit: Visit): void {
  const name = itemNameOn(item);
  visit(by, name, effectsOf(name), "AZ-item-9");
  const card = borne[item];
  if (card !== undefined) visitCard(card, by, "AZ-abil-4", visit);
}

function visitCard(card: CardId, by: DieColour, rule: RuleId, visit: Visit): void {
  const name = nameOf(card);
  visit(by, name, effectsOf(name), rule);
}
