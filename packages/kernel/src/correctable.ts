/** A game's tables of cards and values, as its rules read them, for whoever wants to try a changed one. */
export interface Correctable {
  /** By table and entry: the very objects that the rules look at. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** Fields that the rules look at only once, before any match: to change them would change nothing. */
  readonly fixed?: readonly string[];
  /** Works out anew what is made from the tables. Called after every change and when it is taken back. */
  renew?(): void;
  /** What is wrong with the tables as they are now. */
  problems?(): readonly { readonly field: string; readonly problem: string }[];
}
