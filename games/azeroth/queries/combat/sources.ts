import type { RuleId } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { encounterPowers } from "../../content/encounters/powers.js";
import { effectsOf, eventNameOn, itemNameOn, nameOf, ruleOfUse } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import type { CardId, Combat, DieColour, Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { combatantOf, isPowerEnded } from "./combatant.js";

/** Told of something that counts in a combat: whose it is, what it is called, what it does, and by which rule it counts. */
export type Visit = (by: DieColour, name: string, effects: readonly Effect[], rule: RuleId) => void;

/** AZ-combat-19: everything that is added to the printed values: powers, equipment, attachments, event, then what was played. */
export function eachSource(
  content: AzerothContent,
  s: AzerothView,
  combat: Pick<Combat, "hero" | "foe" | "space" | "plays">,
  visit: Visit,
): void {
  const { foe } = combat;
  // AZ-pvp-4: the defender fights with its own equipment and attachments.
  if (foe.kind === "hero") eachBelonging(content, s.heroes[foe.seat]!, "black", visit);
  else {
    const { power } = combatantOf(content, foe, combat.space);
    const printed = power === undefined ? undefined : encounterPowers[power];
    if (printed?.acts === "combat" && !isPowerEnded(content, combat))
      visit("black", power!, printed.effects, "AZ-combat-20");
  }
  eachBelonging(content, s.heroes[combat.hero]!, "red", visit);
  // AZ-event-4: it counts for all, on every player's turn.
  if (s.event !== "") {
    const event = eventNameOn(s.event);
    visit("red", event, content.events[event]!.lasting ?? none, "AZ-event-4");
  }
  for (const name of s.turn.lasting) visit("red", name, effectsOf(content, name), "AZ-disc-1");
  for (const { by, name } of combat.plays) visit(by, name, effectsOf(content, name), ruleOfUse(name));
}

const none: readonly Effect[] = [];

/** AZ-item-9, AZ-abil-3, AZ-abil-4: what a hero's equipment and attached cards add. */
function eachBelonging(
  content: AzerothContent,
  { attached, weapon, armour, borne }: Hero,
  by: DieColour,
  visit: Visit,
): void {
  for (const card of attached) visitCard(content, card, by, "AZ-abil-3", visit);
  if (weapon !== "") eachOf(content, weapon, borne, by, visit);
  if (armour !== "") eachOf(content, armour, borne, by, visit);
}

function eachOf(content: AzerothContent, item: CardId, borne: Hero["borne"], by: DieColour, visit: Visit): void {
  const name = itemNameOn(item);
  visit(by, name, effectsOf(content, name), "AZ-item-9");
  const card = borne[item];
  if (card !== undefined) visitCard(content, card, by, "AZ-abil-4", visit);
}

function visitCard(content: AzerothContent, card: CardId, by: DieColour, rule: RuleId, visit: Visit): void {
  const name = nameOf(card);
  visit(by, name, effectsOf(content, name), rule);
}
