import type { Message } from "@tavolata/kernel";
import { reasonPrefix } from "./choice.js";

/** Which reasons of a game's policy somebody may be told. */
export class OpenReasons {
  constructor(
    /** The reasons that say no more than the deed itself shows: everybody may hear them. */
    readonly open: readonly string[],
    /** The reasons that the own side isn't told either: what nobody else may know, or what isn't worth a line of the log. */
    readonly kept: readonly string[] = [],
  ) {}

  /** Whether the reason may be told: the own side hears all that aren't kept, others only the open ones. */
  tells({ key }: Message, isOwnSide: boolean): boolean {
    if (!key.startsWith(reasonPrefix)) return false;
    const reason = key.slice(reasonPrefix.length);
    return isOwnSide ? !this.kept.includes(reason) : this.open.includes(reason);
  }

  /** All that are named here. */
  get named(): readonly string[] {
    return [...this.open, ...this.kept];
  }
}
