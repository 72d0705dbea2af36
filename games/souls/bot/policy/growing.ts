import { bestOf, type Choice, pick, targetsOf } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { heroCard } from "../../content/tables.js";
import { heroFigure } from "../../queries/figures.js";
import { rankCost } from "../../queries/soul-points.js";
import type { SoulsView } from "../../view.js";
import { ownHero, type SoulsQuestion } from "../perception/moment.js";

/** SS-5.1-a: the hero whom the party lacks most; the first one also decides on the nature of all. */
export function chooseHero(question: SoulsQuestion): Choice {
  const { content, s } = question;
  const versions = targetsOf(question.options, "hero");
  const wantedOf = (version: string) => heroCard(content, version).heuristics?.wanted ?? 0;
  const most = Math.max(...versions.map(wantedOf));
  const own = versions.filter((version) => wantedOf(version) === most);
  const alone = Object.values(s.heroes).every(({ version }) => version === "");
  const version = own[question.below(own.length)]!;
  return pick(`hero:${version}`, alone ? "first-hero" : "missing-hero", { version });
}

/** SS-7-c, SS-7-d: a power or a Talent. */
export function gainPower(question: SoulsQuestion): Choice {
  const { content, options } = question;
  const first = heroCard(content, ownHero(question).version).heuristics?.firstPowers ?? [];
  const best = bestOf(options, ({ target }) => {
    const at = first.indexOf(target);
    return at < 0 ? worthOf(content, target) : mostWorth - at;
  })!;
  return pick(best.id, "gain-power", { power: best.target });
}

/** More than any power is worth by itself. */
const mostWorth = 1000;

function worthOf({ powers }: SoulsContent, power: string): number {
  return powers.get(power)?.heuristics?.worth ?? 0;
}

/** SS-4.1-h: who is dead comes back first; for the dead who are on their way points are kept; otherwise the party rises. */
export function spendSouls({ s, seat, ids }: SoulsQuestion): Choice {
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
