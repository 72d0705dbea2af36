import { each, one } from "@tavolata/kernel";
import { encounterNameOn, printedAt } from "../../content/tables.js";
import { isCity, spaceIds } from "../../queries/board.js";
import { eventIgnoresAggro, ignoresAggro, isHeld, redMarkerAt } from "../../queries/markers.js";
import { destinations, pathTo, whyNotMove } from "../../queries/reach.js";
import type { AzerothFlow, SpaceId, Table } from "../../state.js";
import { type HeroAction, heroActionOffer } from "../09-heroes/hero-actions.js";
import { secretly } from "../09-heroes/secrecy.js";

/** AZ-move-3 to AZ-move-12: one card or power, then back here; a move, or none, ends the phase. */
export function* movement(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<SpaceId | HeroAction>(
    seat,
    "movement",
    () => [
      each(
        destinations(t.content, s, hero),
        "move",
        { at: (space) => [`space:${space}`], bar: (space) => whyNotMove(t.content, s, hero, space) },
        () => spaceIds.filter((space) => space !== hero.space),
      ),
      one("stay", { at: () => [`space:${hero.space}`] }),
      heroActionOffer(t, seat, "movement"),
    ],
    secretly(t.content, s, seat, "movement", movementRules),
  );
  if (typeof choice !== "string") {
    yield* choice.run();
    // Doorway takes the place of moving.
    return s.turn.done ? "exploration" : "movement";
  }
  if (choice === "stay") stay(t);
  else move(t, choice);
  return "exploration";
}

const movementRules = ["AZ-move-3", "AZ-move-4", "AZ-turn-2"];

/** AZ-move-3: zero is less than the result. */
function stay(t: Table): void {
  const { state: s } = t;
  const hero = s.heroes[s.active]!;
  const rules = [isHeld(t.content, s, hero) ? "AZ-move-8" : "AZ-move-3"];
  t.emit({ type: "stayed", seat: s.active, space: hero.space }, { rules });
}

/** AZ-move-4: step by step; what is only crossed has no effect (AZ-move-11, AZ-move-12). */
function move(t: Table, to: SpaceId): void {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const path = pathTo(t.content, s, hero, to);
  const from = hero.space;
  const rules = rulesOfCrossing(t, path);
  hero.space = to;
  const left = s.turn.spaces - (path.length - 1);
  t.emit(
    { type: "moved", seat, from, to, path, via: path.slice(1, -1), left },
    { rules: ["AZ-move-3", "AZ-move-4", ...rules] },
  );
  const marker = redMarkerAt(s, to);
  // AZ-move-9: what is left of the movement is lost. Whom red markers don't stop has stopped by choice.
  if (marker && left > 0 && !ignoresAggro(t.content, s)) {
    t.emit(
      { type: "stopped-by-aggro", seat, space: to, encounter: encounterNameOn(marker.card), lost: left },
      { rules: ["AZ-move-9"] },
    );
  }
}

/** The rules that let somebody pass what lies on the way. */
function rulesOfCrossing({ content, state: s }: Table, path: readonly SpaceId[]): string[] {
  const crossed = path.slice(1, -1);
  const rules: string[] = isCity(path.at(-1)!) ? ["AZ-move-7"] : [];
  if (s.track.some((slot) => slot?.side === "plain" && crossed.includes(slot.space))) rules.push("AZ-move-11");
  const others = s.order.some((seat) => seat !== s.active && crossed.includes(s.heroes[seat]!.space));
  if (others || crossed.some((space) => s.tokens[space] !== undefined || printedAt(content, space) !== undefined))
    rules.push("AZ-move-12");
  // Where a red marker would hold or stop, it is the event in play or a card that lets the hero pass.
  if (path.slice(0, -1).some((space) => redMarkerAt(s, space) !== undefined))
    rules.push(eventIgnoresAggro(content, s) ? "AZ-event-4" : "AZ-abil-5");
  return rules;
}
