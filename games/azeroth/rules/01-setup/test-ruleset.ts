import type { Ruleset, Seat } from "@tavolata/kernel";
import { colours } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { encounterNameOn } from "../../content/tables.js";
import type { Colour } from "../../content/types.js";
import type { AzerothEvent } from "../../events.js";
import type { AzerothOptions } from "../../options.js";
import { azeroth } from "../../ruleset.js";
import type { Azeroth, CardId, Hero, SpaceId } from "../../state.js";
import { setUp } from "./setup.js";

/** The same rules on a table where everything rare is at hand: for those who want to see every rule at work. */
export const testRuleset: Ruleset<Azeroth, AzerothEvent, AzerothContent, AzerothOptions> = {
  ...azeroth,
  setup: practiceTable,
};

/** Heroes who have come far, small decks, a nearly full track, and red markers around the cities. */
function practiceTable(options: AzerothOptions, seats: readonly Seat[], content: AzerothContent): Azeroth {
  const s = setUp(options, seats, content);
  for (const colour of colours) {
    const { draw } = s.challenge[colour];
    const encountered = draw.filter((card) => encounterNameOn(card) !== "");
    // Most cards lie among the discards, so that the decks run out soon (AZ-chal-8).
    const left = draw.filter((card) => !encountered.includes(card) || encountered.indexOf(card) % 3 === 0);
    s.challenge[colour] = { draw: left.slice(0, 3), discard: left.slice(3) };
    if (colour === "grey")
      layTrack(
        content,
        s,
        encountered.filter((_, i) => i % 3 === 1),
      );
    for (const seat of seats)
      giveItems(
        s.heroes[seat]!,
        encountered.filter((_, i) => i % 3 === 2),
        seats.indexOf(seat),
      );
  }
  s.discoveries.draw = s.discoveries.draw.filter((_, i) => i % 4 === 0);
  s.elite = s.elite.filter((quest) => handy.includes(quest));
  for (const [i, seat] of seats.entries()) {
    const hero = s.heroes[seat]!;
    hero.level = levels[i]!;
    hero.damage = i;
    // The cove's trophy is theirs: only a quest leads there again (AZ-quest-12).
    if (i < 2) hero.trophySpaces.push("y7");
    hero.trophies = s.trophies.splice(-3, i < 2 ? 2 : 1);
  }
  s.trophies.splice(1);
  return s;
}

const levels: readonly Colour[] = ["red", "yellow", "grey", "green"];

/** Quests for fights between heroes and with those who rule a space. */
const handy: readonly CardId[] = [
  "break-the-cove",
  "fall-of-the-pale-king",
  "first-blood",
  "rivals",
  "weald-and-marsh",
];

const besideCities: readonly SpaceId[] = ["n1", "n2", "n3", "m1", "m2", "m3", "s1", "s2", "s3"];

/** Nine of ten slots are taken. */
function layTrack(content: AzerothContent, s: Azeroth, cards: readonly CardId[]): void {
  for (const [slot, card] of cards.slice(0, besideCities.length).entries()) {
    const side = content.encounters[encounterNameOn(card)]!.aggro ? "red" : "plain";
    s.track[slot] = { card, space: besideCities[slot]!, side, since: slot + 1 };
  }
}

/** Two items of each colour, each for another hero. */
function giveItems(hero: Hero, cards: readonly CardId[], at: number): void {
  hero.bag.push(...cards.filter((_, i) => i % 4 === at).slice(0, 2));
}
