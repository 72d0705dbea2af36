import { each } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { heroCard, powerCard, powersFor } from "../../content/tables.js";
import { summons } from "../../queries/powers/companion.js";
import { gemFace } from "../../queries/profile.js";
import type { Hero, Souls, SoulsFlow, Table } from "../../state.js";

/** SS-7-c, SS-7-d: as many powers and Talents as the Soul Gem shows are chosen at once; SS-7-e: each is counted by itself. */
export function* gainPowers(t: Table, hero: Hero): SoulsFlow {
  const { powers, talents } = gemFace(t.content, hero);
  yield* gain(t, hero, powers, false);
  yield* gain(t, hero, talents, true);
}

function* gain(t: Table, hero: Hero, allowed: number, talent: boolean): SoulsFlow {
  const { state: s } = t;
  const count = () => hero.powers.filter(({ id, from }) => isTalent(t.content, id) === talent && from === "").length;
  while (count() < allowed && gainable(t.content, s, hero, talent).length > 0) {
    const offers = () => [each(gainable(t.content, s, hero, talent), "power")];
    const id = talent
      ? yield* t.choose(hero.seat, "gain-talent", offers, { rules: ["SS-7-d", "SS-7-f"], passes: false })
      : yield* t.choose(hero.seat, "gain-power", offers, {
          rules: t.options.soulStorm ? ofAnyNature : ofHisNature,
          passes: false,
        });
    hero.powers.push({ id, cooldown: 0, active: isStillAtWork(t.content, s, hero, id), rank: hero.soulrank, from: "" });
    t.emit(
      { type: "power-gained", hero: hero.figure, power: id },
      { rules: talent ? ["SS-7-d", "SS-7-e"] : ["SS-7-c", "SS-5.2.2"] },
    );
  }
}

const ofHisNature: readonly string[] = ["SS-7-c", "SS-7-g", "SS-7-i"];
const ofAnyNature: readonly string[] = ["SS-7-c", "SS-7-g", "SS-7-i", "SS-5.1.1-c"];

/** SS-11.1-s, SS-7-n: whose companion or tokens have outlasted the loss of the card gets it back as it is: in use. */
export function isStillAtWork(
  content: SoulsContent,
  { figures, tokens }: Souls,
  { seat }: Hero,
  power: string,
): boolean {
  if (tokens.some((token) => token.owner === seat && token.power === power)) return true;
  const companion = summons(content, power);
  return companion !== undefined && figures.some(({ id }) => id === companion);
}

function isTalent(content: SoulsContent, id: string): boolean {
  return powerCard(content, id).hero === undefined;
}

/** SS-7-a, SS-7-f: a hero's own cards, or the Talents that nobody has. SS-7-g, SS-7-o, SS-7-p, SS-7-q, SS-5.1.1-c: of his nature; SS-7-i: of his rank. */
export function gainable(content: SoulsContent, s: Souls, hero: Hero, talent: boolean): string[] {
  const { hero: name, nature } = heroCard(content, hero.version);
  const taken = Object.values(s.heroes).flatMap(({ powers }) => powers.map(({ id }) => id));
  return powersFor(content, talent ? undefined : name).filter((id) => {
    const card = powerCard(content, id);
    if (taken.includes(id)) return false;
    if (card.nature && nature !== "neutral" && card.nature !== nature) return false;
    return card.levels[0]!.rank <= hero.soulrank;
  });
}
