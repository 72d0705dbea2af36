import { bestOf, type Choice, pick, pickAll, targetsOf } from "@tavolata/bots";
import type { NamedOption, Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { canStrike } from "../../queries/attacks.js";
import { hitPointsLeft, statistic } from "../../queries/statistics.js";
import { charactersOf, heroesOf } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { defenceLoss, type Field, fight, undefendedLoss } from "../evaluation/battle.js";
import { attackOn, type Fighter, fighterOf, heroFighters, readyFighters } from "../evaluation/fighters.js";
import { comingTo, type Foe, foeOf } from "../evaluation/foes.js";
import { shadowOdds, shadowsFor } from "../evaluation/shadows.js";
import { Strikes } from "../evaluation/strikes.js";
import { worthOf, woundOf } from "../evaluation/worth.js";
import type { Question } from "../perception/question.js";

/** The fight as it stands: who is ready, who has yet to attack, and who can be struck afterwards. */
function fieldOf(content: RingsContent, s: RingsView, seat: Seat, width = 4): Field {
  const odds = shadowOdds(content, s);
  const foes = s.engaged[seat]!.map((id) => ({ ...foeOf(content, s, id), shadows: shadowsFor(content, s, id, odds) }));
  return {
    s,
    seat,
    fighters: readyFighters(content, s, seat),
    heroes: heroFighters(content, s, seat),
    foes,
    odds,
    width,
  };
}

/** The fight that is to come in this round, with those who will engage. */
function fieldAhead(content: RingsContent, s: RingsView, seat: Seat): Field {
  const field = fieldOf(content, s, seat, 3);
  if (s.phase === "combat") return field;
  const coming = comingTo(content, s)[seat]!.map((id) => foeOf(content, s, id, { newly: true }));
  return { ...field, foes: [...field.foes, ...coming] };
}

/** How much worse the fight goes for each of these characters when it isn't ready. */
export function missing(content: RingsContent, s: RingsView, seat: Seat, ids: readonly CardId[]): Map<CardId, number> {
  const field = fieldAhead(content, s, seat);
  const all = fight(content, field).value;
  return new Map(
    ids.map((id) => {
      const without = { ...field, fighters: field.fighters.filter(({ card }) => card.id !== id) };
      return [id, all - fight(content, without).value];
    }),
  );
}

/** Every way to defend is weighed with what else is to come, and with who can strike back afterwards. */
export function defend(question: Question): Choice {
  const { s, options } = question;
  const attack = s.attacks.at(-1)!;
  const able = targetsOf(options, "defend");
  const best = bestOf([undefined, ...able], (id) => defenceValue(question, attack.enemy, id));
  const strength = statistic(question.content, s, s.cards[attack.enemy]!, "attack");
  if (best === undefined) {
    if (attack.seat !== question.seat) return pick("undefended", "theirs");
    const stands = heroesOf(s, attack.seat).some((hero) => hitPointsLeft(question.content, s, hero) > strength);
    return pick("undefended", stands ? "takes-the-blow" : "nobody-worth-it", { card: attack.enemy });
  }
  const card = s.cards[best]!;
  const stands = strength - statistic(question.content, s, card, "defence") < hitPointsLeft(question.content, s, card);
  return pick(`defend:${best}`, stands ? "stands-it" : "sacrifice", { card: best });
}

/** What is left of the fight when this character, or nobody, defends against the attack under way. */
function defenceValue({ content, s, seat }: Question, enemy: CardId, defender: CardId | undefined): number {
  const attacked = s.attacks.at(-1)!.seat;
  const field = fieldOf(content, s, seat, 3);
  const foe: Foe = { ...foeOf(content, s, enemy), attacks: true, shadows: shadowsFor(content, s, enemy, field.odds) };
  const now: Field = { ...field, seat: attacked, heroes: heroFighters(content, s, attacked) };
  const hurt = defender === undefined ? leastHurt(content, now, foe) : fighterOf(content, s, s.cards[defender]!);
  const loss =
    hurt === undefined ? 0 : (defender === undefined ? undefendedLoss : defenceLoss)(content, now, hurt, foe);
  const falls = hurt !== undefined && foe.attack - (defender === undefined ? 0 : hurt.defence) >= hurt.left;
  // It has attacked by then; whoever defended is exhausted, and whoever fell isn't there any more.
  const isGone = ({ card }: Fighter) => card.id === defender || (falls && card.id === hurt.card.id);
  const later: Field = {
    ...field,
    fighters: field.fighters.filter((one) => !isGone(one)),
    heroes: field.heroes.filter(({ card }) => !falls || card.id !== hurt.card.id),
    foes: field.foes.map((one) => (one.id === enemy ? { ...one, attacks: false } : one)),
  };
  return fight(content, later).value - loss;
}

/** The hero who takes an undefended attack at the least cost. */
function leastHurt(content: RingsContent, field: Field, foe: Foe): Fighter | undefined {
  return bestOf(field.heroes, (hero) => -undefendedLoss(content, field, hero, foe));
}

/** Who loses least together, where several may: the best defender, and more while it takes more. */
export function defendTogether({ content, s, options }: Question): Choice {
  const attack = s.attacks.at(-1)!;
  const strength = statistic(content, s, s.cards[attack.enemy]!, "attack") + 1;
  const defenceOf = ({ target }: NamedOption) => statistic(content, s, s.cards[target]!, "defence");
  const sorted = [...options].sort((a, b) => defenceOf(b) - defenceOf(a));
  const picks: string[] = [];
  let defence = 0;
  for (const option of sorted) {
    const more = defenceOf(option);
    if (picks.length > 0 && (defence >= strength || more === 0)) break;
    picks.push(option.id);
    defence += more;
  }
  return pickAll(picks, "together");
}

/** Who stands it best. */
export function takeDamage({ content, s, options }: Question): Choice {
  const attack = s.attacks.at(-1)!;
  const enemy = s.cards[attack.enemy];
  const defence =
    attack.side === "enemy"
      ? attack.defenders.reduce((sum, id) => sum + (s.cards[id] ? statistic(content, s, s.cards[id], "defence") : 0), 0)
      : 0;
  const damage = (enemy ? statistic(content, s, enemy, "attack") : 1) - defence;
  const best = bestOf(options, ({ target }) => {
    const card = s.cards[target]!;
    const left = hitPointsLeft(content, s, card);
    return damage < left ? -woundOf(content, card, left, damage) : -worthOf(content, s, card);
  })!;
  const stands = hitPointsLeft(content, s, s.cards[best.target]!) > damage;
  return pick(best.id, stands ? "takes-it" : "gone-least", { card: best.target });
}

/** The strongest attack first, while the best defenders are ready. */
export function nextAttack({ content, s, options }: Question): Choice {
  const strongest = bestOf(options, ({ target }) => foeOf(content, s, target).attack)!;
  return pick(strongest.id, "worst-first");
}

/** An enemy as it is when archers of others join: those who have nothing to do at home. */
function withAid(content: RingsContent, s: RingsView, seat: Seat, foe: Foe): Foe {
  let aid = 0;
  for (const other of s.order) {
    if (other === seat || isBusy(s, other)) continue;
    for (const card of charactersOf(s, other)) {
      const joins =
        !card.exhausted && cardOf(content, card.id).keywords.includes("ranged") && canStrike(content, s, card, foe.id);
      if (joins) aid += attackOn(fighterOf(content, s, card), foe);
    }
  }
  return { ...foe, left: Math.max(1 - foe.defence, foe.left - aid) };
}

/** Whether a player still has enemies to strike. */
function isBusy(s: RingsView, seat: Seat): boolean {
  return s.engaged[seat]!.some((id) => !s.progress.struck[seat]!.includes(id));
}

/** What the ready characters of a seat can do, also to enemies that only some of them reach. */
function blowsOf(content: RingsContent, s: RingsView, seat: Seat, targets: readonly CardId[]) {
  const own = targets.filter((id) => s.cards[id]!.seat === seat);
  const fighters = readyFighters(content, s, seat);
  const all = (1 << fighters.length) - 1;
  const foes = own.map((id) => foeOf(content, s, id));
  const blows = new Strikes({ fighters, foes }).blows(all);
  if (blows.some(({ kills }) => kills)) return blows;
  const together = new Strikes({ fighters, foes: foes.map((foe) => withAid(content, s, seat, foe)) }).blows(all);
  const helped = together.filter(({ kills }) => kills);
  if (helped.length > 0) return helped;
  if (blows.length > 0) return blows;
  // Nothing to do at home: whoever can reach further helps others.
  return targets
    .filter((id) => s.cards[id]!.seat !== seat)
    .flatMap((id) => {
      const foe = foeOf(content, s, id);
      const reaching = charactersOf(s, seat)
        .filter((card) => !card.exhausted && canStrike(content, s, card, id))
        .map((card) => fighterOf(content, s, card));
      const helped = reaching.slice(0, s.cards[id]!.place === "staging" ? 1 : undefined);
      const more = s.cards[id]!.place === "staging" ? 1 : 0;
      const total = helped.reduce((sum, fighter) => sum + attackOn(fighter, foe), more);
      if (total <= foe.defence) return [];
      return [{ foe: id, attackers: helped.map(({ card }) => card.id), kills: total >= foe.defence + foe.left }];
    })
    .sort((a, b) => Number(b.kills) - Number(a.kills));
}

/** An enemy that falls now, the one that is best gone; otherwise one that is worn down. */
export function attack({ content, s, seat, options }: Question): Choice {
  const [blow] = blowsOf(content, s, seat, targetsOf(options, "attack"));
  if (!blow) return pick("done", "no-attack");
  return pick(`attack:${blow.foe}`, blow.kills ? "strike-down" : "wear-down", { card: blow.foe });
}

/** As few attackers as it takes; all of them where it doesn't fall anyway. */
export function attackers({ content, s, seat, options, max, about: enemy }: Question): Choice {
  const able = targetsOf(options, "attacker");
  const [blow] = blowsOf(content, s, seat, [enemy]);
  const wanted = blow?.attackers.filter((id) => able.includes(id)) ?? [];
  const picks = (wanted.length > 0 ? wanted : able).slice(0, max);
  const total = picks.reduce(
    (sum, id) => sum + attackOn(fighterOf(content, s, s.cards[id]!), foeOf(content, s, enemy)),
    0,
  );
  return pickAll(
    picks.map((id) => `attacker:${id}`),
    "attackers",
    { total },
  );
}

/** Archers help others unless they have enemies of their own: as many as it takes, and all of them where the enemy doesn't fall anyway. */
export function joinAttack({ content, s, seat, options, about: enemy, declared }: Question): Choice {
  if (isBusy(s, seat)) return pickAll([], "needed-at-home");
  const foe = foeOf(content, s, enemy);
  const strengthOf = (fighter: Fighter) => attackOn(fighter, foe);
  const archers = options.map(({ target }) => fighterOf(content, s, s.cards[target]!));
  const own = declared.reduce((sum, id) => sum + strengthOf(fighterOf(content, s, s.cards[id]!)), 0);
  let total = archers.reduce((sum, one) => sum + strengthOf(one), own);
  const wanted = foe.defence + foe.left;
  if (total < wanted)
    return total > foe.defence
      ? pickAll(
          options.map(({ id }) => id),
          "join",
        )
      : pickAll([], "no-attack");
  // The weakest stay behind first; where nobody else is left to be struck, those come along to whom an enemy's fall brings something.
  const isLast = s.order.every((other) => s.engaged[other]!.every((id) => id === enemy));
  const joining = new Set(archers);
  for (const one of [...archers].sort((a, b) => strengthOf(a) + a.spur - strengthOf(b) - b.spur)) {
    if (total - strengthOf(one) < wanted || (isLast && one.spur > 0)) continue;
    total -= strengthOf(one);
    joining.delete(one);
  }
  if (joining.size === 0) return pickAll([], "enough-without", { card: enemy });
  return pickAll(
    archers.filter((one) => joining.has(one)).map(({ card }) => `attacker:${card.id}`),
    "join",
  );
}

/** What the attack of this enemy would cost at best: whether it is worth an answer. */
export function dreadOf(content: RingsContent, s: RingsView, seat: Seat, enemy: CardId): number {
  const field = fieldOf(content, s, seat, 3);
  const without = { ...field, foes: field.foes.map((one) => (one.id === enemy ? { ...one, attacks: false } : one)) };
  return fight(content, without).value - fight(content, field).value;
}
