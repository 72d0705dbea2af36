import type { ToldEvent } from "@tavolata/ui/table/told.js";

/** The game's events as far as the screen reads them: each has some of these fields. */
export type Heard = ToldEvent & {
  readonly figure?: string;
  readonly attacker?: string;
  readonly target?: string;
  readonly hero?: string;
  readonly enemy?: string;
  readonly enemies?: readonly string[];
  readonly victim?: string;
  readonly weapon?: string;
  readonly melee?: boolean;
  readonly area?: string;
  readonly from?: string;
  readonly to?: string;
  readonly quest?: string;
  readonly text?: string;
  readonly goal?: string;
  readonly card?: string;
  readonly line?: number;
  readonly why?: string;
  readonly step?: string;
  readonly hits?: number;
  readonly normal?: number;
  readonly lethal?: number;
  readonly wounds?: number;
  readonly count?: number;
  readonly die?: string;
  readonly faces?: readonly string[];
  readonly purpose?: string;
  readonly round?: number;
  readonly crowns?: number;
  readonly amount?: number;
};

export function heardIn(events: readonly ToldEvent[]): readonly Heard[] {
  return events as readonly Heard[];
}
