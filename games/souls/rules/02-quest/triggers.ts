import { done } from "@tavolata/kernel";
import { eventCard } from "../../content/tables.js";
import type { When } from "../../content/types.js";
import { seesBetween } from "../../queries/board/sight.js";
import { livingHeroes } from "../../queries/figures.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { revealShadows } from "../15-enemies/shadows.js";
import { carryOut } from "./acts.js";

/** A moment that a Quest may wait for, as it comes. */
export type QuestMoment =
  | Extract<
      When,
      { on: "start" | "door-opened" | "chest-opened" | "enemy-killed" | "story" | "waypoint" | "action" | "round" }
    >
  | { readonly on: "area-entered"; readonly area: string };

/** What the Quest does by itself at a moment, each trigger once. */
export function moment(t: Table, now: QuestMoment): SoulsFlow {
  return waitsFor(t, now.on) ? setOff(t, now) : done;
}

/** Whether the Quest has anything to do at moments of a kind. Nearly always it hasn't, and no generator is made for that. */
function waitsFor(t: Table, on: When["on"]): boolean {
  for (const { when } of questOf(t.state).triggers) if (when.on === on) return true;
  return false;
}

function* setOff(t: Table, now: QuestMoment): SoulsFlow {
  const { state: s } = t;
  for (const { id, when, acts } of questOf(s).triggers) {
    if (when.on !== now.on || s.notes.includes(`trigger:${id}`) || !fits(when, now)) continue;
    s.notes.push(`trigger:${id}`);
    yield* carryOut(t, acts);
  }
}

function fits(when: When, now: QuestMoment): boolean {
  if (when.on === "area-entered") return now.on === "area-entered" && when.areas.includes(now.area);
  if (when.on !== now.on) return false;
  const { on: _, ...asked } = when as Record<string, unknown> & When;
  return Object.entries(asked).every(([key, value]) => (now as Record<string, unknown>)[key] === value);
}

/** Areas that a Quest waits for somebody to see. */
export function areasSeen(t: Table): SoulsFlow {
  return waitsFor(t, "area-seen") ? setOffBySight(t) : done;
}

function* setOffBySight(t: Table): SoulsFlow {
  const { state: s } = t;
  for (const { id, when, acts } of questOf(s).triggers) {
    if (when.on !== "area-seen" || s.notes.includes(`trigger:${id}`)) continue;
    const seen = livingHeroes(s).some((hero) =>
      when.areas.some((area) => seesBetween(t.content, s, "heroes", hero.area, area)),
    );
    if (!seen) continue;
    s.notes.push(`trigger:${id}`);
    yield* carryOut(t, acts);
  }
}

/**
 * SS-4.3.1-a: a living hero (SS-4.3.1-f, SS-7.2-i) who reaches a Story Event card sets it off at once, whatever was under way; SS-4.3.1-g: a Waypoint
 * likewise. Afterwards the game goes on where it stopped (SS-4.3.1-c).
 */
export function reachStories(t: Table, figure: Figure): SoulsFlow {
  return figure.kind === "hero" ? reachedByHero(t, figure) : done;
}

function* reachedByHero(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const { area } = figure;
  yield* moment(t, { on: "area-entered", area });
  const story = s.stories[area];
  if (story !== undefined) {
    delete s.stories[area];
    yield* tellStory(t, story);
  }
  const waypoint = s.waypoints[area];
  if (waypoint === undefined) return;
  const { id, acts, stays } = questOf(s).waypoints.find((one) => one.id === waypoint)!;
  if (!stays) delete s.waypoints[area];
  t.emit({ type: "waypoint-reached", figure: figure.id, area }, { rules: ["SS-4.3.1-g"] });
  yield* carryOut(t, acts);
  yield* moment(t, { on: "waypoint", waypoint: id });
}

/** SS-4.3-c: a Story Event runs the Quest's text. SS-4.3.1-d: then it lies face up on the Event deck, and covers what lay there (SS-4.3.1-e). */
export function* tellStory(t: Table, card: string): SoulsFlow {
  const { event } = t.state.decks;
  const { number } = eventCard(t.content, card);
  const story = questOf(t.state).stories.find((one) => one.card === number);
  const ontoDeck = story?.ontoDeck ?? true;
  const [covered] = event.faceUp;
  const rules = ["SS-4.3.1-a", "SS-4.3-c", "SS-4.3.1-c"];
  if (ontoDeck) rules.push("SS-4.3.1-d");
  if (ontoDeck && covered !== undefined && eventCard(t.content, covered).continuous) rules.push("SS-4.3.1-e");
  t.emit({ type: "story-begins", event: card }, { rules, reveals: true });
  yield* carryOut(t, story?.acts ?? []);
  yield* moment(t, { on: "story", card: number });
  if (ontoDeck) event.faceUp.unshift(card);
  else event.discard.unshift(card);
  // SS-15.4-c: what a covered Fog hid.
  if (covered !== undefined) yield* revealShadows(t);
}
