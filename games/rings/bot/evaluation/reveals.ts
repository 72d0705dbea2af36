import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf } from "../../content/lookup.js";
import type { RingsView } from "../../view.js";
import { knownTop, unseenPrinted } from "../perception/unseen.js";
import type { Foe } from "./foes.js";
import { printedFoe } from "./foes.js";

/** What the next encounter card may be. */
interface Reveal {
  readonly chance: number;
  /** Threat in the staging area. */
  readonly threat: number;
}

/** What the staging step will bring. */
export interface Reveals {
  /** The next card. */
  readonly next: readonly Reveal[];
  /** The threat of one more card, on average. */
  readonly mean: number;
  /** How likely an enemy comes that engages somebody with this threat at once, and what it is like. */
  readonly foe: { readonly chance: number; readonly foe: Foe } | undefined;
  /** How likely a card hurts everybody who is exhausted, and how likely one that hurts two of those who quest. */
  readonly blight: number;
  readonly ambush: number;
}

function weightOf(printed: Definition, mean: number): number {
  const surge = printed.keywords.includes("surge") ? mean : 0;
  return (printed.threat ?? 0) + (printed.heuristics?.moreThreat ?? 0) + surge;
}

export function revealsFor(content: RingsContent, s: RingsView, threat: number): Reveals {
  const known = knownTop(s);
  const all = unseenPrinted(content, s);
  const pool = all.length > 0 ? all : s.encounter.discard.map((id) => cardOf(content, id));
  const mean = pool.reduce((sum, card) => sum + (card.threat ?? 0), 0) / Math.max(1, pool.length);
  const coming = known === undefined ? pool : [cardOf(content, known)];
  const counts = new Map<number, number>();
  for (const card of coming) {
    const weight = weightOf(card, mean);
    counts.set(weight, (counts.get(weight) ?? 0) + 1);
  }
  const next = [...counts].map(([weight, count]) => ({ chance: count / coming.length, threat: weight }));
  const share = (which: (card: Definition) => boolean) => coming.filter(which).length / Math.max(1, coming.length);
  return {
    next,
    mean,
    foe: typicalFoe(coming, threat),
    blight: share((card) => isHarm(card, "hurts-exhausted")),
    ambush: share((card) => isHarm(card, "hurts-one-committed")),
  };
}

/** The mean of all enemies that would engage at once. */
function typicalFoe(coming: readonly Definition[], threat: number): Reveals["foe"] {
  const foes = coming
    .filter(({ type, engagementCost }) => type === "enemy" && engagementCost! <= threat)
    .map(printedFoe);
  if (foes.length === 0) return undefined;
  const mean = (of: (foe: Foe) => number) => foes.reduce((sum, foe) => sum + of(foe), 0) / foes.length;
  const foe: Foe = {
    id: "",
    attack: Math.round(mean(({ attack }) => attack)),
    defence: Math.round(mean(({ defence }) => defence)),
    left: Math.round(mean(({ left }) => left)),
    attacks: true,
    excessAsThreat: false,
    isOrc: false,
    burden: mean(({ burden }) => burden),
  };
  return { chance: foes.length / coming.length, foe };
}

function isHarm({ heuristics }: Definition, kind: string): boolean {
  const harm = heuristics?.harm;
  return typeof harm === "object" && harm.kind === kind;
}
