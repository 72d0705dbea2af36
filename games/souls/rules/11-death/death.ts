import { discardCards } from "@tavolata/kit";
import type { SoulsContent } from "../../content/content.js";
import { powerCard } from "../../content/tables.js";
import { heroOf, livingHeroes } from "../../queries/figures.js";
import { gemFace, hpOf } from "../../queries/profile.js";
import { questOf } from "../../queries/quest/books.js";
import type { Figure, FigureId, Hero, Souls, SoulsFlow, Table } from "../../state.js";
import { layDown } from "../03-battlefield/heap.js";
import { questFails } from "../04-round/ending.js";
import { endCompanion } from "../07-powers/companion.js";
import { comeOut } from "../07-powers/hiding.js";
import { loseTokensOf } from "../07-powers/tokens.js";
import { enemyDies } from "../15-enemies/death.js";
import { gainsPowerByKilling } from "../15-enemies/powers-drawn.js";
import { passMenaceOn } from "../16-masters/menace.js";

/** SS-11-c, SS-15.12-a: equal or more. */
export function isDead(content: SoulsContent, s: Souls, figure: Figure): boolean {
  // Nobody dies unhurt: most are, and their HP needn't be worked out.
  if (figure.kind === "ghost" || figure.wounds + figure.criticals.length === 0) return false;
  return figure.wounds >= hpOf(content, s, figure);
}

export function* dies(t: Table, figure: Figure, by: FigureId | ""): SoulsFlow {
  if (figure.kind === "enemy") return yield* enemyDies(t, figure, by);
  if (figure.kind === "companion") endCompanion(t, figure);
  else yield* becomeGhost(t, figure);
  yield* gainsPowerByKilling(t, by);
}

/** SS-11.1-a to SS-11.1-f, SS-11.1-ex: what a hero loses with his life, and what he keeps. */
function* becomeGhost(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  const hero = heroOf(s, figure);
  figure.kind = "ghost";
  const { leastSoulrank = 1 } = questOf(s);
  // Who is below it by other means stays where he is.
  hero.soulrank = Math.max(Math.min(leastSoulrank, hero.soulrank), hero.soulrank - 1);
  t.emit(
    { type: "hero-died", figure: figure.id, soulrank: hero.soulrank },
    { rules: ["SS-11-a", "SS-11-c", "SS-11.1-a", "SS-11.1-b", "SS-11.1-c", "SS-11.1-l", "SS-11.1-n", "SS-2.2-g"] },
  );
  // SS-11.1-c, SS-7-n: what hid or guarded him is over, and its power begins to cool down.
  comeOut(t, figure, "SS-11.1-c");
  loseTokensOf(t, hero);
  discardTokens(s, figure);
  losePowers(t, hero);
  // SS-11.1-e: the inventory, Crowns and Quest tokens; SS-11.1-f: not what is equipped.
  layDown(s, figure.area, { items: hero.inventory.splice(0), crowns: hero.crowns, keys: hero.keys.splice(0) });
  hero.crowns = 0;
  t.emit(
    { type: "belongings-dropped", figure: figure.id, area: figure.area },
    { rules: ["SS-11.1-e", "SS-11.1-f", "SS-3.3-j"] },
  );
  if (livingHeroes(s).length === 0) questFails(t, "SS-4.4-c", "all-ghosts");
  yield* passMenaceOn(t, figure);
}

/** SS-11.1-c: conditions, Fire, penalties and effects; Red Criticals go to their discards. */
export function discardTokens(s: Souls, figure: Figure): void {
  Object.assign(figure, { wounds: 0, ko: false, poison: 0, blinded: "none", slowed: "none", stunned: "none" });
  Object.assign(figure, { hidden: false, magicShields: 0, fire: [] });
  discardCards(s.decks.critical, figure.criticals.splice(0));
  s.lasting = s.lasting.filter(({ on }) => on !== figure.id);
}

/** SS-11.1-d, SS-7-b: the right-most powers, and Talents, beyond what the new Soulrank allows. */
function losePowers(t: Table, hero: Hero): void {
  const { powers, talents } = gemFace(t.content, hero);
  const isTalent = (id: string) => powerCard(t.content, id).hero === undefined;
  for (const [talent, allowed] of [
    [false, powers],
    [true, talents],
  ] as const) {
    const own = hero.powers.filter(({ id, from }) => isTalent(id) === talent && from === "");
    for (const { id } of own.slice(allowed)) {
      hero.powers.splice(
        hero.powers.findIndex((power) => power.id === id),
        1,
      );
      t.emit({ type: "power-lost", hero: hero.figure, power: id }, { rules: ["SS-11.1-d", "SS-7-b"] });
    }
  }
}
