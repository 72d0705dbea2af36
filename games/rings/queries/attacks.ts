import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import { cardOf } from "../content/lookup.js";
import type { CardId, EnemyAttack, InPlay, PlayerAttack } from "../state.js";
import type { RingsView } from "../view.js";
import { isForbidden, stands } from "./statistics.js";
import { allEnemies } from "./table.js";

/** The attack that is under way, the innermost one, if an enemy makes it. */
export function enemysAttack(s: RingsView): EnemyAttack | undefined {
  const attack = s.attacks.at(-1);
  return attack?.side === "enemy" ? attack : undefined;
}

function playersAttack(s: RingsView): PlayerAttack | undefined {
  const attack = s.attacks.at(-1);
  return attack?.side === "player" ? attack : undefined;
}

/** Judged at this very moment: nobody defends, or no longer. */
export function isUndefended(s: RingsView): boolean {
  const attack = enemysAttack(s);
  return attack !== undefined && defendersOf(s, attack).length === 0;
}

/** Whether a character attacks an enemy in the staging area now. */
export function attacksInStaging(s: RingsView, id: CardId): boolean {
  const attack = playersAttack(s);
  return attack?.attackers.includes(id) === true && s.cards[attack.enemy]?.place === "staging";
}

/** Whether a character attacks an enemy with a trait now. */
export function attacksTrait(content: RingsContent, s: RingsView, id: CardId, trait: string): boolean {
  const attack = playersAttack(s);
  return attack?.attackers.includes(id) === true && cardOf(content, attack.enemy).traits.includes(trait);
}

/** The enemy that attacks now. */
export function attacker(s: RingsView): CardId[] {
  const attack = enemysAttack(s);
  return attack && s.cards[attack.enemy] ? [attack.enemy] : [];
}

/** The enemies that a character could be declared against: LR-keyword-immune, an attack reaches what player cards can't choose. */
export function reach(content: RingsContent, s: RingsView, card: InPlay): CardId[] {
  return allEnemies(s).filter((enemy) => canStrike(content, s, card, enemy));
}

/** LR-combat-enemy-8: who defends this attack now; none when the defender has left play. */
export function defendersOf(s: RingsView, attack: EnemyAttack): InPlay[] {
  return attack.defenders.map((id) => s.cards[id]!);
}

/** Whether a character may attack this enemy at all, ready or not. */
export function canStrike(content: RingsContent, s: RingsView, card: InPlay, enemy: CardId): boolean {
  const target = s.cards[enemy]!;
  if (isForbidden(content, s, card, "attack")) return false;
  const { keywords, attacksStaging } = cardOf(content, card.id);
  if (target.place === "staging") return attacksStaging === true;
  return target.place === "engaged" && (target.seat === card.seat || keywords.includes("ranged"));
}

/** LR-combat-enemy-11: nothing keeps it from attacking this player. */
export function mayAttack(content: RingsContent, s: RingsView, enemy: CardId, seat: Seat): boolean {
  const card = s.cards[enemy]!;
  return (
    !stands(s, "no-attack", enemy, seat) && !(card.attachments.length > 0 && isForbidden(content, s, card, "attack"))
  );
}
