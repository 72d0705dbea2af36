import { heroCard } from "../../content/tables.js";
import { heroFigure } from "../../queries/figures.js";
import { rankCost } from "../../queries/soul-points.js";
import type { SoulsView } from "../../view.js";
import { bestOf, type Choice, type Moment, objectOf, ownHero, pick } from "../perception/moment.js";

/** Whom a party wants, most wanted first: a shield, a healer, a bow, a spell, a knife. */
const wantedHeroes = ["ecarus", "thorgar", "laegon", "auriel", "shae"];

/** SS-5.1-a: the hero whom the party lacks most; the first one also decides on the nature of all. */
export function chooseHero({ content, s, ids, chance }: Moment): Choice {
  const versions = ids.map(objectOf);
  const hero = wantedHeroes.find((name) => versions.some((version) => heroCard(content, version).hero === name))!;
  const own = versions.filter((version) => heroCard(content, version).hero === hero);
  const alone = Object.values(s.heroes).every(({ version }) => version === "");
  const version = own[chance(own.length)]!;
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
  const { ids } = moment;
  const ranks = [...(firstFor[ownHero(moment).version] ?? []), ...powerRanks];
  const best = bestOf(ids, (id) => -placeOf(ranks, objectOf(id)))!;
  return pick(best, "gain-power", { power: objectOf(best) });
}

const talentRanks = ["tough", "shield-bearer", "keen-eye", "lucky", "fleet", "surgeon", "slippery", "sharpshooter"];

/** SS-7-d. */
export function gainTalent({ ids }: Moment): Choice {
  const best = bestOf(ids, (id) => -placeOf(talentRanks, objectOf(id)))!;
  return pick(best, "gain-power", { power: objectOf(best) });
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
