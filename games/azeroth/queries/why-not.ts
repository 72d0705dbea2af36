import { type Bar, bar, type RuleId, type Seat } from "@tavolata/kernel";
import { rankOf } from "../content/colours.js";
import type { AzerothContent } from "../content/content.js";
import { abilityOn, discoveryOn, itemOn, nameOf, powerOf } from "../content/tables.js";
import type { Ability, Effect, Item } from "../content/types.js";
import type { CardId, Hero } from "../state.js";
import type { AzerothView } from "../view.js";
import { fightersIn } from "./combat/fighter.js";
import { healthLeft } from "./health.js";
import { isHeld } from "./markers.js";
import type { ActionWindow } from "./moment.js";

/** AZ-abil-2: why this card can't be played now, apart from its time. */
export function whyNotAbility(
  content: AzerothContent,
  s: AzerothView,
  seat: Seat,
  card: CardId,
  moment: ActionWindow,
): Bar | undefined {
  const hero = s.heroes[seat]!;
  const { cost, attach, effects } = abilityOn(content, card);
  const name = nameOf(card);
  if (hero.energy < cost) return tooLittleEnergy(hero, cost);
  if (hero.played.includes(name)) return bar(oneCopyRule(s), "played-already", { card });
  return (
    whyNotAttach(hero, card, attach) ??
    whyNotEffects(content, s, seat, effects) ??
    (moment === "combat" || moment === "defence" ? whySilenced(content, s, seat, cost) : undefined)
  );
}

/** AZ-abil-3, AZ-abil-4: what keeps the card from staying with the hero or on its weapon, where it is one that stays. */
export function whyNotAttach(hero: Hero, card: CardId, attach: Ability["attach"]): Bar | undefined {
  const name = nameOf(card);
  if (attach === "hero" && hero.attached.some((one) => nameOf(one) === name))
    return bar("AZ-abil-3", "attached-already", { card });
  if (attach !== "weapon") return undefined;
  if (hero.weapon === "") return bar("AZ-abil-4", "no-weapon");
  const borne = hero.borne[hero.weapon];
  return borne === undefined ? undefined : bar("AZ-abil-4", "weapon-bears-card", { card: borne });
}

/** AZ-combat-5, AZ-pvp-8: the rule by which a name is played once in a turn; between heroes it counts for both by themselves. */
export function oneCopyRule({ combat }: AzerothView): RuleId {
  return combat?.foe.kind === "hero" ? "AZ-pvp-8" : "AZ-combat-5";
}

/** Silence. AZ-abil-5: what forbids beats what permits. */
function whySilenced(content: AzerothContent, s: AzerothView, seat: Seat, cost: number): Bar | undefined {
  const combat = s.combat!;
  if (cost < 2 || combat.foe.kind === "hero" || seat !== combat.hero) return undefined;
  const { forbidsFrom } = fightersIn(content, s, combat).red;
  return cost >= forbidsFrom ? bar("AZ-abil-5", "silenced", { cost: forbidsFrom }) : undefined;
}

/** What the effects themselves ask for. */
function whyNotEffects(
  content: AzerothContent,
  s: AzerothView,
  seat: Seat,
  effects: readonly Effect[],
): Bar | undefined {
  for (const effect of effects) {
    if (
      effect.effect === "wound" &&
      effect.spares &&
      !effect.on &&
      healthLeft(content, s.heroes[seat]!) <= effect.amount
    ) {
      return bar("AZ-combat-13", "would-defeat");
    }
    // AZ-move-8: a hero that is held can't leave, by a door neither.
    if (effect.effect === "go-to-city" && isHeld(content, s, s.heroes[seat]!)) {
      return bar("AZ-move-8", "held-by-aggro", { space: s.heroes[seat]!.space });
    }
  }
  return undefined;
}

function tooLittleEnergy({ energy }: Hero, cost: number): Bar {
  return bar("AZ-energy-3", "too-little-energy", { cost, energy });
}

/** AZ-item-6: whether the hero is of a class that the item is made for. */
export function isForClass({ classes }: Pick<Item, "classes">, hero: Hero): boolean {
  return classes.length === 0 || classes.some((one) => one === hero.class);
}

/** AZ-item-5, AZ-item-6: why the hero can neither equip nor use it. */
export function whyUnfit(content: AzerothContent, hero: Hero, card: CardId): Bar | undefined {
  const { colour, classes } = itemOn(content, card);
  if (rankOf(colour) > rankOf(hero.level)) return bar("AZ-item-5", "item-above-level", { colour, level: hero.level });
  if (!isForClass({ classes }, hero)) {
    return bar("AZ-item-6", "not-for-class", { character: hero.class, classes: [...classes] });
  }
  return undefined;
}

/** AZ-item-8. */
export function whyNotItem(content: AzerothContent, s: AzerothView, seat: Seat, card: CardId): Bar | undefined {
  return whyUnfit(content, s.heroes[seat]!, card) ?? whyNotEffects(content, s, seat, itemOn(content, card).effects);
}

/** AZ-disc-3: no level and no class limits it. */
export function whyNotDiscovery(content: AzerothContent, s: AzerothView, seat: Seat, token: CardId): Bar | undefined {
  return whyNotEffects(content, s, seat, discoveryOn(content, token).effects);
}

/** AZ-char-3: once in each own turn, at its time, for its cost. */
export function whyNotPower(
  content: AzerothContent,
  s: AzerothView,
  seat: Seat,
  moment: ActionWindow,
): Bar | undefined {
  const hero = s.heroes[seat]!;
  const { cost, time, outsideCombat, effects } = powerOf(content, hero.class);
  if (moment === "defence") return bar("AZ-char-3", "no-power-in-defence");
  const isNow =
    moment === "combat" ? time === "combat" || (time === "turn" && !outsideCombat) : time === moment || time === "turn";
  if (!isNow) return bar("AZ-char-3", "power-another-time");
  if (s.turn.powerUsed) return bar("AZ-char-3", "power-used");
  if (hero.energy < cost) return tooLittleEnergy(hero, cost);
  return whyNotEffects(content, s, seat, effects);
}

/** AZ-char-2: once in each own turn, outside combat, for 1 energy. */
export function whyNotFlip(s: AzerothView, seat: Seat, moment: ActionWindow): Bar | undefined {
  if (moment === "combat" || moment === "defence") return bar("AZ-char-2", "no-flip-in-combat");
  if (s.turn.flipped) return bar("AZ-char-2", "flipped-already");
  const hero = s.heroes[seat]!;
  return hero.energy < 1 ? tooLittleEnergy(hero, 1) : undefined;
}
