/** What the library may find wrong, by a word of what it says, and how the house says it. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/challenge/i, "its challenge isn't open here (any more): begin anew"],
  [/RP ID/i, "it was made for another house, by its RP ID"],
  [/origin/i, "it was shown on a page of another origin"],
  [/counter/i, "its counter is behind: it may be a copy"],
  [/attestation/i, "its attestation doesn't hold"],
];

/** Why a passkey isn't accepted, in words of the house: what the library says is for the log. */
export function reasonFor({ message }: Error): string {
  return reasons.find(([word]) => word.test(message))?.[1] ?? "what the device sent can't be read";
}
