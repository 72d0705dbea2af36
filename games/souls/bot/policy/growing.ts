import { bestOf, type Choice, pick, targetsOf } from "@tavolata/bots";
import { heroCard } from "../../content/tables.js";
import { heroFigure } from "../../queries/figures.js";
import { rankCost } from "../../queries/soul-points.js";
import type { SoulsView } from "../../view.js";
import { type Moment, ownHero } from "../perception/moment.js";

/** Whom a party wants, most wanted first: a shield, a healer, a bow, a spell, a knife. */
const wantedHeroes = ["ecarus", "thorgar", "laegon", "auriel", "shae"];

/** SS-5.1-a: the hero whom the party lacks most; the first one also decides on the nature of all. */
export function chooseHero(moment: Moment): Choice {
  const { content, s } = moment;
  const versions = targetsOf(moment.options, "hero");
  const hero = wantedHeroes.find((name) => versions.some((version) => heroCard(content, version).hero === name))!;
  const own = versions.filter((version) => heroCard(content, version).hero === hero);
  const alone = Object.values(s.heroes).every(({ version }) => version === "");
  const version = own[moment.below(own.length)]!;
  return pick(`hero:${version}`, alone ? "first-hero" : "missing-hero", { version });
}

/** Powers by how much they do for the party. */
const powerRanks: readonly string[] = [
  "heal-wounds",
  "thunder-lord",
  "cleave",
  "aimed-attack",
  "sneak-attack",
  "call-lightning",
  "summon-fenrir",
  "fire-ball",
  "stone-skin",
  "healing-light",
  "offensive-rune",
  "shield-wall",
  "dodge",
  "drain",
  "crushing-blow",
  "backstab",
  "illusory-images",
  "arcane-ward",
  "parry",
  "hammer-throw",
  "blinding-ray",
  "volley",
  "battle-cry",
  "defensive-rune",
  "sacred-ground",
  "guardian",
  "blood-thirst",
  "hiding",
  "venom",
  "hunting-trap",
  "hawk-eye",
  "knights-charge",
  "treasure-hunter",
  "disarm",
  "woodland-step",
];

/** What goes best with a version's innate power comes before all: the Enchantress's wand strikes twice already, and a Rune Master needs runes. */
const firstFor: Readonly<Record<string, readonly string[]>> = {
  "dark-enchantress": ["arcane-ward", "illusory-images"],
  "rune-master": ["offensive-rune"],
};

/** SS-7-c. */
export function gainPower(moment: Moment): Choice {
  const ranks = [...(firstFor[ownHero(moment).version] ?? []), ...powerRanks];
  return gainFirst(moment, ranks);
}

const talentRanks = ["tough", "shield-bearer", "keen-eye", "lucky", "fleet", "surgeon", "slippery", "sharpshooter"];

/** SS-7-d. */
export function gainTalent(moment: Moment): Choice {
  return gainFirst(moment, talentRanks);
}

/** The one that stands first in a list. */
function gainFirst({ options }: Moment, ranks: readonly string[]): Choice {
  const best = bestOf(options, ({ target }) => -placeOf(ranks, target))!;
  return pick(best.id, "gain-power", { power: best.target });
}

function placeOf(list: readonly string[], word: string): number {
  const at = list.indexOf(word);
  return at < 0 ? list.length : at;
}

/** SS-4.1-h: who is dead comes back first; for the dead who are on their way points are kept; otherwise the party rises. */
export function spendSouls({ s, seat, ids }: Moment): Choice {
  if (ids.includes("resurrect")) return pick("resurrect", "resurrect");
  const hero = s.heroes[seat]!;
  // SS-11.3-b: a higher Soulrank would only make the way back dearer.
  if (heroFigure(s, seat).kind === "ghost") return pick("pass", "first-back-to-life");
  if (ids.includes("raise") && s.soulPoints - rankCost(hero.soulrank + 1) >= keptFor(s))
    return pick("raise", "raise", { soulrank: hero.soulrank + 1 });
  return pick("pass", "keep-souls");
}

/** SS-11.3-b: a Ghost Soul costs its Soulrank. */
function keptFor(s: SoulsView): number {
  let kept = 0;
  for (const hero of Object.values(s.heroes)) if (heroFigure(s, hero.seat).kind === "ghost") kept += hero.soulrank;
  return kept;
}
