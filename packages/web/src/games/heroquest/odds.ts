/** What a blow is likely to do. */
export interface Odds {
  /** How likely it takes at least one body point. */
  readonly wounds: number;
  /** How likely it takes the target's last one. */
  readonly fells: number;
  /** How likely it is spoilt by a ? and turns against the attacker. */
  readonly fumbles: number;
}

/** HQ-1.1-a, HQ-1.1-d: of twenty throws of a barrel, by the usual weights. */
const skull = 9 / 20;
const crown = 1 / 20;
const question = 1 / 20;
const blank = 9 / 20;
const shields = { lion: 6 / 20, oval: 3 / 20 } as const;

/**
 * HQ-6.10, HQ-6.13-a: skulls less shields, every HQ, and nothing at all with a ?.
 * @param body the body points that the target has left
 */
export function oddsOf(attack: number, defence: number, shield: keyof typeof shields, body: number): Odds {
  const last = Math.max(1, body);
  let wounds = 0;
  let fells = 0;
  for (let skulls = 0; skulls <= attack; skulls++) {
    for (let crowns = 0; crowns + skulls <= attack; crowns++) {
      const rest = attack - skulls - crowns;
      const thrown =
        ways(attack, skulls) * ways(attack - skulls, crowns) * skull ** skulls * crown ** crowns * blank ** rest;
      for (let blocked = 0; blocked <= defence; blocked++) {
        const chance = thrown * binomial(defence, blocked, shields[shield]);
        const points = Math.max(0, skulls - blocked) + crowns;
        if (points > 0) wounds += chance;
        if (points >= last) fells += chance;
      }
    }
  }
  return { wounds, fells, fumbles: 1 - (1 - question) ** attack };
}

function binomial(dice: number, hits: number, chance: number): number {
  return ways(dice, hits) * chance ** hits * (1 - chance) ** (dice - hits);
}

/** In how many ways `chosen` of so many dice can show a face. */
function ways(of: number, chosen: number): number {
  let count = 1;
  for (let i = 0; i < chosen; i++) count = (count * (of - i)) / (i + 1);
  return count;
}
