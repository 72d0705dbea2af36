/** How much may be kept here: by one person, and by all of the house together. */
export interface Quotas {
  /** Tables of one person that aren't over. */
  readonly running: number;
  /** Tables of one person, with those that are over. */
  readonly tables: number;
  /** Of these, from files. */
  readonly files: number;
  /** Quests of one person. */
  readonly quests: number;
  /** What one person's tables and quests take in the database, in millions of bytes. */
  readonly megabytes: number;
  /** Guests who come in from one address. */
  readonly guestsPerHour: number;
  readonly houseTables: number;
  /** Guests and accounts. */
  readonly housePeople: number;
  /** The whole database, in thousands of millions of bytes. */
  readonly houseGigabytes: number;
}

export const usualQuotas: Quotas = {
  running: 60,
  tables: 300,
  files: 60,
  quests: 100,
  megabytes: 200,
  guestsPerHour: 60,
  houseTables: 100_000,
  housePeople: 200_000,
  houseGigabytes: 50,
};
