import type { View } from "@tavolata/kernel";
import type { SoulsContent } from "../content/content.js";
import { type AreaId, terrainOf } from "../queries/board/terrain.js";
import { hasCondition } from "../queries/conditions.js";
import { armourOf, gemFace, hpOf, magicShieldsOf } from "../queries/profile.js";
import type { Figure, Hero } from "../state.js";
import type { SoulsView } from "../view.js";
import { drawMap } from "./map.js";

/** What it takes to say names: whoever draws brings the language. */
export interface Namer {
  name(word: string): string;
  say(message: { key: string; args?: Readonly<Record<string, string | number>> }): string;
}

/** The table as text, for people at a terminal: the battlefield, who and what stands where, and the heroes with their cards. */
export function renderText(view: View<SoulsView>, speaker: Namer, content: SoulsContent): string {
  const s = view.state;
  const say = (key: string, args: Record<string, string | number> = {}) => speaker.say({ key: `draw.${key}`, args });
  if (s.figures.length === 0) return "";
  const head = say("head", {
    round: s.round,
    phase: speaker.name(s.phase),
    souls: s.soulPoints,
    events: countOf(s.decks.event.draw),
    event: s.decks.event.faceUp[0] ?? "none",
    beside: s.decks.event.beside || "none",
  });
  const areas = terrainOf(s).map.names.flatMap((area) => areaLine(content, s, area, speaker));
  const heroes = Object.values(s.heroes).flatMap((hero) => heroLines(content, s, hero, speaker));
  return [head, "", ...drawMap(s, (area) => signsIn(s, area)), "", ...areas, "", ...heroes].join("\n");
}

/** A pile that lies face down is seen by its number only. */
function countOf(pile: unknown): number {
  return Array.isArray(pile) ? pile.length : ((pile as { count?: number } | undefined)?.count ?? 0);
}

/** Heroes by their letter, small for Ghost Souls; `!` for each enemy; `?` Shadow, `^` Altar, `*` gate, `$` something to take, `x` a Story or Waypoint. */
function signsIn(s: SoulsView, area: AreaId): string {
  let signs = "";
  for (const figure of s.figures) {
    if (figure.area !== area) continue;
    const letter = figure.id.slice(0, 1);
    signs += figure.faction === "enemies" ? "!" : figure.kind === "ghost" ? letter : letter.toUpperCase();
  }
  if (s.shadows[area]) signs += "?";
  if (s.altars[area]) signs += "^";
  if (Object.values(s.gates).some((gate) => gate.open && gate.area === area)) signs += "*";
  if (s.chests[area] || s.searches[area] || s.ground[area]) signs += "$";
  if (s.stories[area] !== undefined || s.waypoints[area] !== undefined) signs += "x";
  return signs;
}

/** `3A-5: Auriel 5/6, Gremlin 1 2/2 (K.O.); Altar`. Nothing for an area with nothing in it. */
function areaLine(content: SoulsContent, s: SoulsView, area: AreaId, speaker: Namer): string[] {
  const figures = s.figures
    .filter((figure) => figure.area === area)
    .map((figure) => figureText(content, s, figure, speaker));
  const things = thingsIn(s, area).map((thing) => speaker.say({ key: `draw.${thing}` }));
  if (figures.length + things.length === 0) return [];
  return [`${area}: ${[figures.join(", "), things.join(", ")].filter((part) => part !== "").join("; ")}`];
}

function thingsIn(s: SoulsView, area: AreaId): string[] {
  const doors = Object.keys(s.doors).filter(
    (border) => s.doors[border]!.kind !== "wall" && border.split("|").includes(area),
  );
  const gate = Object.values(s.gates).find((one) => one.area === area);
  return [
    ...doors.map((border) => (s.doors[border]!.kind === "locked" ? "locked-door" : "door")),
    ...(s.shadows[area] ? ["shadow"] : []),
    ...(s.altars[area] === undefined ? [] : [s.altars[area] ? "altar" : "dead-altar"]),
    ...(gate ? [gate.open ? "gate" : "shut-gate"] : []),
    ...(s.chests[area] ? ["chest"] : []),
    ...(s.searches[area] ? ["search"] : []),
    ...(s.ground[area] ? ["ground"] : []),
    ...(s.fires[area] ? ["fire"] : []),
    ...(s.stories[area] === undefined ? [] : ["story"]),
    ...(s.waypoints[area] === undefined ? [] : ["waypoint"]),
  ];
}

const conditions = ["ko", "poisoned", "blinded", "slowed", "stunned"] as const;

function figureText(content: SoulsContent, s: SoulsView, figure: Figure, speaker: Namer): string {
  if (figure.kind === "ghost") return `${speaker.name(figure.id)} (${speaker.say({ key: "draw.ghost" })})`;
  const whole = hpOf(content, s, figure);
  const states = conditions.filter((condition) => hasCondition(figure, condition)).map((one) => speaker.name(one));
  if (figure.hidden) states.push(speaker.name("hidden"));
  const notes = states.length > 0 ? ` (${states.join(", ")})` : "";
  return `${speaker.name(figure.id)} ${Math.max(0, whole - figure.wounds)}/${whole}${notes}`;
}

/** Who he is, what he can do in a turn, and his cards. */
function heroLines(content: SoulsContent, s: SoulsView, hero: Hero, speaker: Namer): string[] {
  const figure = s.figures.find(({ id }) => id === hero.figure);
  if (!figure) return [];
  const { combat, action } = gemFace(content, hero);
  const worn = Object.values(hero.slots).filter((item) => item !== "");
  const first = speaker.say({
    key: "draw.hero",
    args: {
      hero: speaker.name(hero.version),
      seat: speaker.name(hero.seat),
      soulrank: hero.soulrank,
      combat,
      action,
      armour: armourOf(content, s, { self: figure }),
      shields: magicShieldsOf(s, figure),
      crowns: hero.crowns,
    },
  });
  const powers = hero.powers.map(({ id, cooldown, active }) => {
    const state = cooldown > 0 ? ` [${cooldown}]` : active ? " [+]" : "";
    return `${speaker.name(id)}${state}`;
  });
  return [
    first,
    ...(worn.length > 0 ? [`  ${worn.map((item) => speaker.name(item)).join(", ")}`] : []),
    ...(hero.inventory.length > 0 ? [`  + ${hero.inventory.map((item) => speaker.name(item)).join(", ")}`] : []),
    ...(powers.length > 0 ? [`  ~ ${powers.join(", ")}`] : []),
  ];
}
