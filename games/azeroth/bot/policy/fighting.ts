import { bestOf, type Choice, pick } from "@tavolata/bots";
import type { NamedOption, Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { foeOf } from "../../queries/foes.js";
import type { Foe } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { bestTools, type FightAhead } from "../evaluation/fights.js";
import { Outlook } from "../evaluation/outlook.js";
import { toolsOffered } from "../evaluation/plays.js";
import { encounterStake, heroStake } from "../evaluation/stakes.js";
import type { Weights } from "../learned/weights.js";
import type { Question } from "../perception/question.js";
import { turnFirst } from "./faces.js";
import { attachNow, freeDeed } from "./idle-energy.js";

/** AZ-chal-2: which encounter, or which rival. */
export function challenge(question: Question): Choice {
  const { s, seat, hero, options, style } = question;
  const first = freeDeed(question) ?? turnFirst(question);
  if (first) return first;
  const outlook = new Outlook(question.content, s, seat, hero.energy, style);
  const worth = (option: NamedOption): number => {
    if (option.verb === "draw") return outlook.drawWorth(hero.space);
    if (option.verb === "attack") return outlook.attackWorth(option.target, hero.space);
    const foe = foeOf(question.content, s, hero, option);
    return foe ? outlook.fightWorth(foe, hero.space, hero.energy) : Number.NEGATIVE_INFINITY;
  };
  const { id, verb, target } = bestOf(
    options.filter((option) => option.verb === "draw" || option.verb === "fight" || option.verb === "attack"),
    worth,
  )!;
  const isPrinted = verb === "fight" && target === "printed";
  if (verb !== "attack" && !isPrinted) {
    const attached = attachNow(question, 1);
    if (attached) return attached;
  }
  if (verb === "draw") return pick(id, "face-what-comes");
  if (verb === "attack") return pick(id, "weak-rival", { rival: target });
  return pick(id, isPrinted ? "worth-the-fight" : "best-foe", { space: hero.space });
}

/** AZ-combat-4: with both dice on the table, the set of cards that pays best; one of it, or the strike. */
export function combat(question: Question): Choice {
  return fightOn(question, "red", "strike");
}

/** AZ-pvp-7. */
export function defence(question: Question): Choice {
  return fightOn(question, "black", "pass");
}

function fightOn(
  { content, s, seat, hero, options, style }: Question,
  side: "red" | "black",
  rest: "strike" | "pass",
): Choice {
  const { weights } = style;
  const { hero: attacker, foe, space, red, black, plays } = s.combat!;
  const stake = stakeOf(content, s, seat, attacker, foe, weights);
  const ahead: FightAhead = { s, hero: attacker, foe, space, plays, side, stake, weights };
  const { set, worth, without } = bestTools(
    content,
    ahead,
    { red, black },
    toolsOffered(content, options, s, seat, weights),
    hero.energy,
  );
  const [first] = set;
  if (!first) return pick(rest, without >= 0 ? "good-enough" : "nothing-helps");
  return pick(first.id, worth > 0 ? "turns-the-fight" : "saves-something");
}

function stakeOf(content: AzerothContent, s: AzerothView, seat: Seat, attacker: Seat, foe: Foe, weights: Weights) {
  if (foe.kind === "hero") return heroStake(content, s, seat, seat === attacker ? foe.seat : attacker, weights);
  return encounterStake(content, s.heroes[seat]!, foe, s.combat!.space, weights);
}
