/** How likely one combat die shows what counts in a fight (HQ-1.1-d); what is left of one shows nothing that does. */
export interface Chances {
  readonly skull: number;
  readonly critical: number;
  readonly fumble: number;
  /** The shield of whoever defends. */
  readonly shield: number;
}

/** The dice of a blow or a shot, and what they meet. */
export interface StrikeDice {
  readonly attack: number;
  readonly defence: number;
  /** The body points that fell the target. */
  readonly body: number;
  readonly chances: Chances;
  /** What a ? does. HQ-6.13-a: it spoils the whole blow, or only its die. */
  readonly fumble: "blow" | "die" | Astray;
  /** HQ-6.8-a: so many blows, one after the other. */
  readonly blows?: number;
  /** HQ-RH3-resistance: the first skull does nothing. */
  readonly resists?: boolean;
  /** HQ-RH3-feint: the first HQ can be blocked. */
  readonly feints?: boolean;
  /** HQ-RH3-deadly-shot: every point counts twice. */
  readonly doubles?: boolean;
  /** HQ-RH7-h-aim: every skull is an HQ. */
  readonly unblockable?: boolean;
}

/** HQ-7.5: whether there is somebody else whom a shot with one ?, or with more, would strike. */
export interface Astray {
  readonly one: boolean;
  readonly more: boolean;
}

/** What a blow or a shot is likely to do. */
export interface Odds {
  /** Body points that it takes on average. */
  readonly hits: number;
  /** How likely it takes at least one body point. */
  readonly wounds: number;
  /** How likely it takes the last one. */
  readonly fells: number;
  /** How likely the dice show a ?. */
  readonly fumbles: number;
}

/** HQ-6.10: skulls less shields, and every HQ, counted over all that the dice can show. */
export function oddsOf(dice: StrikeDice): Odds {
  const { attack, blows = 1, body, chances } = dice;
  const first = pointsOf(dice);
  let points = first;
  // What helps once a round has helped against the first blow.
  if (blows > 1) {
    const later = pointsOf({ ...dice, resists: false, feints: false });
    for (let blow = 1; blow < blows; blow++) points = together(points, later);
  }
  let hits = 0;
  let wounds = 0;
  let fells = 0;
  for (const [taken, chance] of points.entries()) {
    hits += taken * chance;
    if (taken > 0) wounds += chance;
    if (taken >= body) fells += chance;
  }
  return { hits, wounds, fells, fumbles: 1 - (1 - chances.fumble) ** (attack * blows) };
}

/** How likely one blow takes so many body points, by their number. */
function pointsOf(dice: StrikeDice): readonly number[] {
  const { attack, defence, chances } = dice;
  const { skull, critical, fumble, shield } = chances;
  const nothing = 1 - skull - critical - fumble;
  const points: number[] = [0];
  for (let skulls = 0; skulls <= attack; skulls++) {
    for (let criticals = 0; criticals + skulls <= attack; criticals++) {
      for (let fumbles = 0; fumbles + criticals + skulls <= attack; fumbles++) {
        const rest = attack - skulls - criticals - fumbles;
        const thrown =
          ways(attack, skulls) *
          ways(attack - skulls, criticals) *
          ways(attack - skulls - criticals, fumbles) *
          skull ** skulls *
          critical ** criticals *
          fumble ** fumbles *
          nothing ** rest;
        const blow = counted(dice, { skulls, criticals, fumbles });
        for (let blocked = 0; blocked <= defence; blocked++) {
          const chance = thrown * ways(defence, blocked) * shield ** blocked * (1 - shield) ** (defence - blocked);
          const hits = blow ? Math.max(0, blow.skulls - blocked) + blow.criticals : 0;
          const taken = dice.doubles ? 2 * hits : hits;
          points[taken] = (points[taken] ?? 0) + chance;
        }
      }
    }
  }
  return Array.from(points, (chance) => chance ?? 0);
}

interface Faces {
  readonly skulls: number;
  readonly criticals: number;
  readonly fumbles: number;
}

/** What of these faces counts against the target; nothing when they all strike nobody, or somebody else. */
function counted(dice: StrikeDice, thrown: Faces): Omit<Faces, "fumbles"> | undefined {
  const { fumble, resists, feints, unblockable } = dice;
  const { fumbles } = thrown;
  let { skulls, criticals } = thrown;
  if (unblockable) {
    criticals += skulls;
    skulls = 0;
  }
  if (fumbles > 0 && fumble === "blow") return undefined;
  if (fumbles > 0 && typeof fumble === "object") {
    // HQ-7.5-b, HQ-7.5-e: whoever may choose lets it strike another.
    if (fumbles === 1 ? fumble.one : fumble.more) return undefined;
    // HQ-7.5-e: at the target itself each ? is a skull. HQ-7.5-d: a single one does nothing.
    if (fumbles > 1) skulls += fumbles;
  }
  if (resists && skulls > 0) skulls -= 1;
  if (feints && criticals > 0) {
    criticals -= 1;
    skulls += 1;
  }
  return { skulls, criticals };
}

/** Two blows one after the other. */
function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums: number[] = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries()) {
    for (const [b, further] of other.entries()) sums[a + b]! += chance * further;
  }
  return sums;
}

/** In how many ways `chosen` of so many dice can show a face. */
export function ways(of: number, chosen: number): number {
  let count = 1;
  for (let i = 0; i < chosen; i++) count = (count * (of - i)) / (i + 1);
  return count;
}

/**
 * A blow or a shot before it is struck, for whoever thinks about it: its dice as the rules count them now. Sheets and gear lie open, so
 * that it tells nobody anything new; what cards and exceptional dice may still change isn't in it.
 */
export interface Prospect extends StrikeDice {
  /** Of the dice on both sides so many are black (HQ-1.8), the others come from gear. */
  readonly black: { readonly attack: number; readonly defence: number };
}
