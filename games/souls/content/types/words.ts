/** SS-5.2.1; "wild" is the joker that stands for every style (SS-15.7-d). */
export type Style = "dexterity" | "faith" | "magic" | "strength";
export type EnemyStyle = Style | "wild";

/** SS-5.1-a. */
export type Nature = "lawful" | "neutral" | "chaos";

/** SS-9-d: what weaknesses and resistances look at. */
export type DamageType = "arcane" | "blunt" | "pierce" | "slash";

/** SS-6.5-a: what an item or power needs to be used. */
export type Activity = "passive" | "movement" | "combat" | "action" | "free" | "reaction";

/** SS-15-a, in rising order. */
export type Rank = "green" | "blue" | "red" | "purple";

export type Soulrank = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** SS-10.6-a: besides these, a red critical is a physical condition. */
export type Condition = "ko" | "poisoned" | "blinded" | "slowed" | "stunned";

/** Poison and fire come in two strengths. */
export type Strength = 1 | 2;
