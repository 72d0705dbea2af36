import type { ToldEvent } from "@tavolata/ui/table/told.js";

/** HeroQuest's events as far as the screen reads them: each has some of these fields. */
export type Heard = ToldEvent & {
  readonly figure?: string;
  readonly target?: string;
  readonly by?: string;
  readonly weapon?: string;
  readonly dice?: number;
  readonly die?: string;
  readonly faces?: readonly string[];
  readonly purpose?: string;
  readonly points?: number;
  readonly left?: number;
  readonly gold?: number;
  readonly how?: string;
  readonly squares?: number;
  readonly bumps?: number;
  readonly round?: number;
  readonly card?: string;
  readonly found?: string | readonly string[];
  readonly result?: string;
};

export function heardIn(events: readonly ToldEvent[]): readonly Heard[] {
  return events as readonly Heard[];
}
