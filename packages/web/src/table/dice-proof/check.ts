import { type Contribution, type Save, say, type Verdict } from "@tavolata/kernel";

/** What was seen of what people add to the dice: more may come, but what was shown once stays, whatever the server shows later. */
export function seenAfter(
  before: readonly Contribution[],
  told: readonly Contribution[] = [],
): readonly Contribution[] {
  return before.every((one, i) => isSame(one, told[i])) ? told : before;
}

/** The verdict on a match; it isn't sound where what was added from this browser isn't in it. */
export function withOwn(
  verdict: Verdict,
  { contributions = [] }: Pick<Save, "contributions">,
  own: string | undefined,
): Verdict {
  if (!verdict.sound || own === undefined || contributions.some(({ value }) => value === own)) return verdict;
  const problem = `What was added to the dice from here, ${own}, isn't in the match.`;
  return { sound: false, problem, said: say("refused.save-other-contributions") };
}

function isSame(seen: Contribution, told: Contribution | undefined): boolean {
  return told !== undefined && seen.from === told.from && seen.by === told.by && seen.value === told.value;
}
