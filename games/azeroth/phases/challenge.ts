import { type Bar, bar, each, one, type Seat, say } from "@tavolata/kernel";
import { beginCombat } from "../combat/begin.js";
import { oddsAgainst, oddsOfDraw } from "../combat/odds.js";
import type { AzerothContent } from "../content/content.js";
import { isCity, spaceAt } from "../map/board.js";
import { redMarkerAt, slotsAt, standsByEvent } from "../map/markers.js";
import { type Deed, deedOffer, doDeed } from "../play/deeds.js";
import { secretly } from "../play/secrecy.js";
import type { Azeroth, AzerothFlow, Foe, Hero, SpaceId, Table } from "../state.js";
import { encounterNameOn, eventNameOn, printedAt, questOf } from "../tables.js";
import type { AzerothView } from "../view.js";
import { beginPhase } from "./begin.js";
import { drawChallenge } from "./draw-challenge.js";

/** AZ-turn-1: the third phase; in a city nothing is drawn and nobody can be attacked (AZ-chal-1). */
export function* beginChallenge(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  beginPhase(t, "challenge");
  const { space } = s.heroes[s.active]!;
  if (!isCity(space)) return "face-challenge";
  t.emit({ type: "challenge-skipped", seat: s.active, space }, { rules: ["AZ-chal-1"] });
  return "maintenance";
}

/** AZ-chal-2: exactly one of two things, an encounter or an attack on a hero. Cards may come before. */
export function* faceChallenge(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<Foe | Seat | Deed>(
    seat,
    "challenge",
    () => [
      each(
        existing(t.content, s, hero),
        { verb: "fight", target: fightTarget },
        {
          label: ({ encounter }) => say("option.fight", { of: encounter }),
          at: () => [`space:${hero.space}`],
          bar: (foe) => whyNotFight(s, hero, foe),
          facts: (foe) => ({ odds: oddsAgainst(t.content, s, seat, foe, hero.space) }),
        },
      ),
      one("draw", {
        at: () => [`space:${hero.space}`],
        bar: () => whyNotDraw(t.content, s, hero),
        facts: () => drawFacts(t.content, s, seat),
      }),
      each(othersHere(s, seat), "attack", {
        at: (other) => [`hero:${other}`],
        bar: (other) => whyNotAttack(t.content, s, hero, other),
        facts: (other) => ({ odds: oddsAgainst(t.content, s, seat, heroFoe(other), hero.space) }),
      }),
      deedOffer(t.content, s, seat, "challenge"),
    ],
    secretly(t.content, s, seat, "challenge", ["AZ-chal-2", "AZ-chal-4"]),
  );
  if (choice === "draw") return yield* drawChallenge(t);
  if (typeof choice === "string") return yield* beginCombat(t, heroFoe(choice));
  if ("kind" in choice) return yield* beginCombat(t, choice);
  yield* doDeed(t, seat, choice);
  // A card may have taken the hero elsewhere.
  return isCity(hero.space) ? "challenge" : "face-challenge";
}

export function heroFoe(seat: Seat): Foe {
  return { kind: "hero", seat, card: "", encounter: "", slot: -1 };
}

/** What an option calls the encounter that it fights: `marker-3`, `printed`, `event`. */
export function fightTarget({ kind, slot }: Foe): string {
  return kind === "unbeaten" ? `marker-${slot + 1}` : kind;
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
function whyNotFight(s: AzerothView, { space }: Hero, { kind, slot }: Foe): Bar | undefined {
  if (!redMarkerAt(s, space)) return undefined;
  return kind === "unbeaten" && s.track[slot]!.side === "red" ? undefined : bar("AZ-move-10", "aggro-first");
}

/** AZ-chal-3: an encounter that exists is fought, and no card is drawn. */
function whyNotDraw(content: AzerothContent, s: AzerothView, hero: Hero): Bar | undefined {
  return existing(content, s, hero).length > 0 ? bar("AZ-chal-3", "encounter-here") : undefined;
}

function othersHere(s: AzerothView, seat: Seat): Seat[] {
  return s.order.filter((other) => other !== seat);
}

/** AZ-pvp-1 to AZ-pvp-3: an opposing hero on the same space, and no red marker there. */
function whyNotAttack(content: AzerothContent, s: AzerothView, hero: Hero, other: Seat): Bar | undefined {
  if (s.heroes[other]!.space !== hero.space) return bar("AZ-pvp-1", "not-here", { seat: other });
  if (redMarkerAt(s, hero.space)) return bar("AZ-pvp-2", "aggro-first");
  // AZ-event-4: a truce.
  const lasting = s.event === "" ? undefined : content.events[eventNameOn(s.event)]!.lasting;
  if (lasting?.some(({ effect }) => effect === "no-hero-fights")) return bar("AZ-event-4", "truce");
  return undefined;
}

function drawFacts(content: AzerothContent, s: Azeroth, seat: Seat) {
  const { space } = s.heroes[seat]!;
  const { draw, discard } = s.challenge[spaceAt(space).colour];
  const odds = oddsOfDraw(content, s, seat, draw.length > 0 ? draw : discard, space);
  return odds ? { odds } : undefined;
}
