import type { Seat } from "@tavolata/kernel";

/** SS-14-b: who is at the Emporium. */
export interface Visit {
  /** Whether it sells; without it only the Stash is open. */
  shop: boolean;
  /** SS-14-j: nobody else deals with the shop or with others. */
  present: Seat[];
  /** Who isn't ready yet; the first one deals. */
  dealing: Seat[];
  /** How many dealings the first one has made. */
  deals: number;
  /** SS-14.3.2-d: who has bet in this visit. */
  bets: Seat[];
}
