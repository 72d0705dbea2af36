import type { View } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { encounterNameOn, eventNameOn, itemNameOn, printedAt } from "../content/tables.js";
import { isCity, spaceIds } from "../queries/board.js";
import { cardOf } from "../queries/card.js";
import { fightersIn } from "../queries/combat/fighter.js";
import { valourOf } from "../queries/valour.js";
import type { SpaceId } from "../state.js";
import type { AzerothView } from "../view.js";

/** What it takes to say names: whoever draws brings the language. */
export interface Namer {
  name(word: string): string;
  say(message: { key: string; args?: Readonly<Record<string, string | number>> }): string;
}

/** AZ-map-1: where each space stands on a page of text; north is up, as the roads run. */
const rows: readonly (readonly SpaceId[])[] = [
  ["r2", "r1", "y1", "g1", "n1", "vaultspire", "n2", "n3", "n4"],
  ["y8", "y2", "g3", "g2", "g10", "l1", "l2", "m2", "anvilgate", "m1"],
  ["y3", "g4", "g5", "g6", "y4", "m4", "m3"],
  ["r3", "y10", "y5", "g7", "g11", "l3", "l4"],
  ["r7", "r4", "r6", "y6", "g8", "s2", "s1", "kingsharbour"],
  ["r5", "y9", "y7", "g12", "g9", "s4", "s3"],
];

/** The table as text, for people at a terminal: the map, markers, and each hero with values, items, quests and hand. */
export function renderText(view: View<AzerothView>, speaker: Namer, content: AzerothContent): string {
  const s = view.state;
  const line = (key: string, args: Record<string, string | number>) => speaker.say({ key: `draw.${key}`, args });
  const lines = [
    line("round", { round: s.round, seat: s.active, phase: s.phase }),
    "",
    ...rows.map((row) => row.map((space) => spaceText(content, s, space)).join("  ")),
    speaker.say({ key: "draw.legend" }),
    ...(s.event === "" ? [] : [line("event", { event: eventNameOn(s.event) })]),
  ];
  for (const [slot, unbeaten] of s.track.entries()) {
    if (!unbeaten) continue;
    lines.push(line("marker", { slot: slot + 1, encounter: encounterNameOn(unbeaten.card), space: unbeaten.space }));
  }
  for (const seat of s.order) if (s.heroes[seat]!.class !== "") lines.push("", ...heroLines(content, s, seat, speaker));
  return lines.join("\n");
}

/** `n4!?12`: a space with a red marker, a discovery and two heroes. */
function spaceText(content: AzerothContent, s: AzerothView, space: SpaceId): string {
  const name = isCity(space) ? `[${space}]` : space;
  const printed = printedAt(content, space) ? "*" : "";
  const slots = s.track.filter((slot) => slot?.space === space);
  const marker = slots.some((slot) => slot!.side === "red") ? "!" : slots.length > 0 ? "." : "";
  const token = s.tokens[space] ? "?" : "";
  const heroes = s.order.filter((seat) => s.heroes[seat]!.space === space).map((seat) => seat.replace("player-", ""));
  return `${name}${printed}${marker}${token}${heroes.length > 0 ? `(${heroes.join("")})` : ""}`;
}

function heroLines(content: AzerothContent, s: AzerothView, seat: string, speaker: Namer): string[] {
  const hero = s.heroes[seat]!;
  const line = (key: string, args: Record<string, string | number>) => speaker.say({ key: `draw.${key}`, args });
  const names = (cards: readonly string[]) => cards.map((card) => speaker.name(card)).join(", ");
  const { level, space, energy } = hero;
  const { health } = cardOf(content, hero);
  const foe = { kind: "hero", seat, card: "", encounter: "", slot: -1 } as const;
  const { melee, ranged, defence, damage } = fightersIn(content, s, { hero: seat, foe, space, plays: [] }).red;
  const items = [hero.weapon, hero.armour, ...hero.bag].filter((card) => card !== "").map(itemNameOn);
  const hand = s.hands[seat]!;
  return [
    line("hero", { seat, character: hero.class, level, valour: valourOf(content, hero), space }),
    `  ${line("values", {
      health: `${health - hero.damage}/${health}`,
      energy,
      melee: melee ?? "–",
      ranged: ranged ?? "–",
      defence,
      damage,
    })}`,
    ...(items.length > 0 ? [`  ${line("items", { items: names(items) })}`] : []),
    `  ${line("quests", { quests: names(hero.quests.map(({ id }) => id)) })}`,
    `  ${"count" in hand ? line("hand-count", { count: hand.count }) : line("hand", { cards: names(hand) })}`,
  ];
}

/** Every space is on the page: a test looks. */
export const drawnSpaces: readonly SpaceId[] = rows.flat().filter((space) => spaceIds.includes(space));
