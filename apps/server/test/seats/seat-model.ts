import type { FromServer, SeatChanges, TableInfo } from "@tavolata/client/protocol";
import { everything, type Save } from "@tavolata/kernel";

/** What was sent to somebody in one step. */
export type Delivery =
  | { readonly to: string; readonly message: FromServer; readonly as: string }
  | { readonly to: string; readonly file: Save };

/**
 * What people have learnt of one match, by nothing but what they were sent, and what the rule of its table forbids: told again, in other words than the
 * server's, so that the two can be compared.
 */
export class TableModel {
  /** Whose hands were sent to whom as whoever sat there. */
  hands = new Map<string, Set<string>>();
  /** Who was sent everything. */
  all = new Set<string>();
  /** To whom a hand was last sent. */
  lastOf = new Map<string, string>();
  /** Whom another put out of a seat, and who sits nowhere since. */
  putOut = new Set<string>();
  /** What somebody wishes for, and who has agreed. */
  wishes = new Map<string, { readonly wants: string; readonly agreed: Set<string> }>();

  constructor(
    readonly rule: SeatChanges,
    /** Who brought the match along in a file. */
    public broughtBy: string | undefined = undefined,
  ) {}

  /** What of all this nobody should have been sent, judged by what was known before; then it is known. */
  take(sent: readonly Delivery[], sitting: readonly string[]): string[] {
    const wrong = sent.flatMap((one) => this.#wrongIn(one, sitting));
    for (const one of sent) this.#learn(one);
    return wrong;
  }

  /** Who knows of a seat that isn't told to whoever may come. */
  untold(table: TableInfo): string[] {
    return table.seats.flatMap(({ seat, person, knownTo }) => {
      const named = [...(person ? [person.id] : []), ...(knownTo?.people ?? []).map(({ id }) => id)];
      const knowers = new Set([...this.hands].flatMap(([one, hands]) => (hands.has(seat) ? [one] : [])));
      for (const one of this.all) knowers.add(one);
      if (this.broughtBy !== undefined) knowers.add(this.broughtBy);
      return [...knowers]
        .filter((one) => (one.startsWith("gone") ? !knownTo?.others : !named.includes(one)))
        .map((one) => `${one} knows ${seat}, and it isn't told`);
    });
  }

  /** A person turns out to be another one, or nobody any more. */
  rename(from: string, to: string): void {
    const hands = this.hands.get(from);
    if (hands) this.hands.set(to, new Set([...hands, ...(this.hands.get(to) ?? [])]));
    this.hands.delete(from);
    for (const set of [this.all, this.putOut, ...[...this.wishes.values()].map(({ agreed }) => agreed)]) {
      if (set.delete(from)) set.add(to);
    }
    for (const [seat, person] of this.lastOf) if (person === from) this.lastOf.set(seat, to);
    if (to.startsWith("gone")) this.putOut.delete(to); // nobody can be asked any more
    if (this.broughtBy === from) this.broughtBy = to;
    const wish = this.wishes.get(from);
    if (wish && !this.wishes.has(to)) this.wishes.set(to, wish);
    this.wishes.delete(from);
  }

  #wrongIn(sent: Delivery, sitting: readonly string[]): string[] {
    const { to } = sent;
    if ("file" in sent) {
      const isFine = sent.file.outcome || !this.#playedBeside(to) || this.#allowed(to, "file", sitting);
      return isFine ? [] : [`${to} got the file of a match that others play`];
    }
    const { message, as } = sent;
    if (message.type !== "standing" || !message.view || message.view.outcome) return [];
    const hands = handsIn(message.view);
    if (as === everything) return this.hands.has(to) ? [`${to} has played, and comments`] : [];
    return hands.flatMap((seat) => (this.#mayPlay(to, seat, sitting) ? [] : [`${to} got the hand of ${seat}, too`]));
  }

  #mayPlay(person: string, seat: string, sitting: readonly string[]): boolean {
    if (!this.#playedBeside(person) || this.lastOf.get(seat) === person) return true;
    const others = [...(this.hands.get(person) ?? [])].some((one) => one !== seat);
    return (!others && !this.all.has(person)) || this.#allowed(person, seat, sitting);
  }

  #playedBeside(person: string): boolean {
    return [...this.hands.keys()].some((one) => one !== person);
  }

  #allowed(person: string, wants: string, sitting: readonly string[]): boolean {
    if (this.rule !== "by-consent") return this.rule === "told";
    const wish = this.wishes.get(person);
    const asked = [...sitting, ...this.putOut].filter((one) => one !== person);
    return asked.every((one) => wish?.wants === wants && wish.agreed.has(one));
  }

  #learn(sent: Delivery): void {
    if ("file" in sent) return void this.all.add(sent.to);
    const { to, as, message } = sent;
    if (message.type === "table" && message.table.seed !== undefined) this.all.add(to);
    if (message.type !== "standing" || !message.view) return;
    if (as === everything) return void this.all.add(to);
    for (const seat of handsIn(message.view)) {
      this.hands.set(to, (this.hands.get(to) ?? new Set()).add(seat));
      this.lastOf.set(seat, to);
    }
  }
}

/** Whose cards can be read in a view. */
function handsIn({ state }: { readonly state: unknown }): string[] {
  const { hands } = state as { readonly hands: Readonly<Record<string, unknown>> };
  return Object.entries(hands).flatMap(([seat, hand]) => (Array.isArray(hand) ? [seat] : []));
}
