import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { allEnemies } from "../../queries/table.js";
import type { CardId, EnemyAttack, InPlay, PlayerAttack, Rings } from "../../state.js";
import { defendersOf } from "../05-combat/enemy-attack.js";
import { canStrike } from "../05-combat/player-attack.js";

/** The attack that is under way, the innermost one, if an enemy makes it. */
export function enemysAttack(s: Rings): EnemyAttack | undefined {
  const attack = s.attacks.at(-1);
  return attack?.side === "enemy" ? attack : undefined;
}

export function playersAttack(s: Rings): PlayerAttack | undefined {
  const attack = s.attacks.at(-1);
  return attack?.side === "player" ? attack : undefined;
}

/** Judged at this very moment: nobody defends, or no longer. */
export function isUndefended(s: Rings): boolean {
  const attack = enemysAttack(s);
  return attack !== undefined && defendersOf(s, attack).length === 0;
}

/** Whether a character attacks an enemy in the staging area now. */
export function attacksInStaging(s: Rings, id: CardId): boolean {
  const attack = playersAttack(s);
  return attack?.attackers.includes(id) === true && s.cards[attack.enemy]?.place === "staging";
}

/** Whether a character attacks an enemy with a trait now. */
export function attacksTrait(content: RingsContent, s: Rings, id: CardId, trait: string): boolean {
  const attack = playersAttack(s);
  return attack?.attackers.includes(id) === true && cardOf(content, attack.enemy).traits.includes(trait);
}

/** The enemy that attacks now. */
export function attacker(s: Rings): CardId[] {
  const attack = enemysAttack(s);
  return attack && s.cards[attack.enemy] ? [attack.enemy] : [];
}

/** The enemies that a character could be declared against: LR-keyword-immune, an attack reaches what player cards can't choose. */
export function reach(content: RingsContent, s: Rings, card: InPlay): CardId[] {
  return allEnemies(s).filter((enemy) => canStrike(content, s, card, enemy));
}
