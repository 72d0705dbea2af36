import type { RuleInfo } from "../game/game-data.js";

/** A chapter of a catalogue: it is called as its first rule is. */
export interface RuleChapter {
  /** `HQ-6` */
  readonly id: string;
  readonly first: RuleInfo;
  readonly rules: readonly RuleInfo[];
}

/** HQ-6.13-a stands in chapter HQ-6, HQ-RH3-c in HQ-RH3, LR-setup-4 in LR-setup. */
export function chapterOf(rule: string): string {
  return /^[A-Za-z0-9]+-(?:[A-Za-z]*\d+|[A-Za-z]+(?=-))/.exec(rule)?.[0] ?? rule;
}

/** The rules by their chapters, in the catalogue's order. */
export function byChapter(rules: Iterable<RuleInfo>): readonly RuleChapter[] {
  const chapters = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule.id);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters].map(([id, own]) => ({ id, first: own[0]!, rules: own }));
}
