import { type Bar, bar, type NamedOption, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { encounterNameOn, eventNameOn, printedAt, questOf } from "../content/tables.js";
import type { Foe, Hero, SpaceId } from "../state.js";
import type { AzerothView } from "../view.js";
import { spaceAt } from "./board.js";
import { redMarkerAt, slotsAt, standsByEvent } from "./markers.js";

export function heroFoe(seat: Seat): Foe {
  return { kind: "hero", seat, card: "", encounter: "", slot: -1 };
}

/** What an option calls the encounter that it fights: `marker-3`, `printed`, `event`. */
export function fightTarget({ kind, slot }: Foe): string {
  return kind === "unbeaten" ? `marker-${slot + 1}` : kind;
}

/** AZ-chal-2: whom an option of the challenge would fight; nothing for a card that isn't drawn yet. */
export function foeOf(
  content: AzerothContent,
  s: AzerothView,
  hero: Hero,
  { verb, target }: Pick<NamedOption, "verb" | "target">,
): Foe | undefined {
  if (verb === "attack") return heroFoe(target);
  return verb === "fight" ? existing(content, s, hero).find((foe) => fightTarget(foe) === target) : undefined;
}

/** AZ-chal-4: markers, the printed encounter that this hero may still fight, and one that the event in play puts here. */
export function existing(content: AzerothContent, s: AzerothView, hero: Hero): Foe[] {
  const { space } = hero;
  const found: Foe[] = slotsAt(s, space).map((slot) => {
    const { card } = s.track[slot]!;
    return { kind: "unbeaten", seat: "", card, encounter: encounterNameOn(card), slot };
  });
  const printed = printedAt(content, space);
  if (printed && isForHero(content, hero, space)) {
    found.push({ kind: "printed", seat: "", card: "", encounter: printed.id, slot: -1 });
  }
  const stands = standsByEvent(content, s);
  if (stands?.space === space)
    found.push({ kind: "event", seat: "", card: s.event, encounter: stands.encounter, slot: -1 });
  return found;
}

/** AZ-level-1, AZ-trophy-3, AZ-quest-12: whether the printed encounter exists for this hero. */
export function isForHero(content: AzerothContent, hero: Hero, space: SpaceId): boolean {
  const { colour } = spaceAt(space);
  const printed = printedAt(content, space);
  if (!printed) return false;
  if (printed.reward === "level") return hero.level === colour;
  return !hero.trophySpaces.includes(space) || hero.quests.some(({ id }) => isToSlay(content, id, space));
}

function isToSlay(content: AzerothContent, quest: string, space: SpaceId): boolean {
  const { objective } = questOf(content, quest);
  return objective.objective === "slay" && objective.space === space;
}

/** AZ-move-10, AZ-chal-4: a red marker comes before everything else. */
export function whyNotFight(s: AzerothView, { space }: Hero, { kind, slot }: Foe): Bar | undefined {
  if (!redMarkerAt(s, space)) return undefined;
  return kind === "unbeaten" && s.track[slot]!.side === "red" ? undefined : bar("AZ-move-10", "aggro-first");
}

/** AZ-chal-3: an encounter that exists is fought, and no card is drawn. */
export function whyNotDraw(content: AzerothContent, s: AzerothView, hero: Hero): Bar | undefined {
  return existing(content, s, hero).length > 0 ? bar("AZ-chal-3", "encounter-here") : undefined;
}

export function othersHere(s: AzerothView, seat: Seat): Seat[] {
  return s.order.filter((other) => other !== seat);
}

/** AZ-pvp-1 to AZ-pvp-3: an opposing hero on the same space, and no red marker there. */
export function whyNotAttack(content: AzerothContent, s: AzerothView, hero: Hero, other: Seat): Bar | undefined {
  if (s.heroes[other]!.space !== hero.space) return bar("AZ-pvp-1", "not-here", { seat: other });
  if (redMarkerAt(s, hero.space)) return bar("AZ-pvp-2", "aggro-first");
  // AZ-event-4: a truce.
  const lasting = s.event === "" ? undefined : content.events[eventNameOn(s.event)]!.lasting;
  if (lasting?.some(({ effect }) => effect === "no-hero-fights")) return bar("AZ-event-4", "truce");
  return undefined;
}
