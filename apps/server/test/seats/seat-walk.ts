import type { Leading, SeatChanges } from "@tavolata/client/protocol";
import { everything, type Save, type Seat, WordStream } from "@tavolata/kernel";
import { refusalOfPlay, tell } from "@tavolata/table";
import type { TableRecord } from "../../src/tables/records.js";
import { pay } from "../recalls.js";
import { type SeatHouse, watcherFor } from "./seat-house.js";
import { type Delivery, TableModel } from "./seat-model.js";

interface Place {
  readonly id: string;
  readonly model: TableModel;
  /** As it was after the last step. */
  record: TableRecord;
}

interface Token {
  readonly place: Place;
  readonly token: string;
  readonly to: Leading;
  readonly by: string;
}

/** How many tables are played at, and how many files and links are kept. */
const mostPlaces = 2;
const mostKept = 12;

/** Five people who do by chance whatever can be done about seats, and what each of them has been sent. */
export class SeatWalk {
  readonly #people: string[] = [];
  #places: Place[] = [];
  #tokens: Token[] = [];
  #files: Save[] = [];
  #sent: { readonly table: string; readonly sent: Delivery }[] = [];
  /** Who looks on, and how that ends. */
  readonly #lines: { readonly person: string; hangUp(): void }[] = [];
  #gone = 0;
  readonly #chance: WordStream;
  /** What was done, the last ones. */
  readonly done: string[] = [];
  /** How often each was granted. */
  readonly granted = new Map<string, number>();

  constructor(
    private readonly house: SeatHouse,
    seed: string,
    private readonly rule: SeatChanges,
  ) {
    this.#chance = new WordStream(seed, "seats", 0);
  }

  /** Does one thing more, and says what of it the rule forbids. */
  async step(): Promise<string[]> {
    while (this.#people.length < 5) this.#people.push(await this.house.person());
    const name = this.#places.length === 0 ? "open" : this.#one(this.#deeds());
    try {
      const said = await this[name]();
      this.done.push(`${name} ${said ?? ""}`);
      if (said !== undefined) this.granted.set(name, (this.granted.get(name) ?? 0) + 1);
    } catch (error) {
      const refused = refusalOfPlay(error);
      if (!refused) throw error;
      this.done.push(`${name}: ${refused.fault}`);
    }
    if (this.house.faults.length > 0) throw this.house.faults[0];
    return this.#check();
  }

  /** What could be done now, the more often the oftener it is named. */
  #deeds() {
    const often = ["sit", "sit", "sit", "unseat", "invite", "watch", "takeFile", "play"] as const;
    const deeds = [
      ...often,
      ...(this.#places.some(({ record }) => record.gathering) ? (["begin", "begin"] as const) : []),
      ...(this.#places.some(({ record }) => sitting(record).length > 0) ? (["leave", "leave"] as const) : []),
      ...(this.#tokensTo("seat").length > 0 ? (["accept", "accept"] as const) : []),
      ...(this.#tokensTo("commentator").length > 0 ? (["comment"] as const) : []),
      ...(this.#over() ? (["rematch", "takeBack"] as const) : []),
      ...(this.rule === "by-consent" ? (["wish", "wish"] as const) : []),
      ...(this.#places.some(({ record }) => record.wishes.length > 0) ? (["agree", "agree", "agree"] as const) : []),
    ];
    const rare = ["open", "bringFile", "handOver", "forget"] as const;
    return this.#chance.below(15) === 0 ? rare : deeds;
  }

  async open() {
    const person = this.#one(this.#people);
    const seats = this.#one([
      {},
      { "warden-1": { sits: "me" as const } },
      { "smuggler-1": { sits: "me" as const }, "warden-1": { sits: "bot" as const, bot: "random" } },
    ]);
    const options = { pairs: this.#one([1, 2, 2]) };
    const wish = { game: "lantern-quay", options, open: this.#chance.below(3) > 0, seats, seatChanges: this.rule };
    const how = this.#one([{ begin: "now" }, { begin: "now" }, {}] as const);
    const { id } = await this.house.desk.open(person, { ...wish, ...how });
    await this.#lay(id, new TableModel(this.rule));
    return `${person} ${Object.keys(seats)} ${how.begin ?? ""}`;
  }

  /** The match of a table that has gathered people begins: all who sit there are told their hands at once. */
  async begin() {
    const place = this.#places.find(({ record }) => record.gathering);
    if (!place) return;
    const person = this.#one([place.record.owner.id, place.record.owner.id, this.#one(this.#people)]);
    await this.house.begin(person, place.id);
    await this.house.anHourLater(place.id);
    return `${person} ${place.id}`;
  }

  async sit() {
    const [place, record] = this.#somewhere();
    const [person, seat] = [this.#one(this.#people), this.#seatOf(record)];
    await this.house.seats.sit(person, place.id, seat, { sits: "me" });
    await this.#look(place, person, seat);
    return `${person} ${seat}`;
  }

  async leave() {
    const [place, record] = this.#somewhere();
    const seated = record.seating.sitters.filter((one) => one.person);
    if (seated.length === 0) return;
    const { seat, person } = this.#one(seated);
    await this.house.seats.sit(person!.id, place.id, seat, this.#other());
    return `${person!.id} ${seat}`;
  }

  async unseat() {
    const [place, record] = this.#somewhere();
    const seat = this.#seatOf(record);
    const before = record.seating.of(seat)?.person?.id;
    await this.house.seats.sit(record.owner.id, place.id, seat, this.#other());
    if (before !== undefined && before !== record.owner.id && !record.gathering)
      this.#after(place, () => this.#putOut(place, before));
    return `${before} ${seat}`;
  }

  async invite() {
    const [place, record] = this.#somewhere();
    const by = this.#one([
      record.owner.id,
      ...record.seating.sitters.flatMap(({ person }) => (person ? [person.id] : [])),
    ]);
    const seat = { leads: "seat" as const, seat: this.#seatOf(record) };
    const to = this.#one<Leading>([seat, seat, { leads: "commentator", delay: 60 }]);
    const { token } = await this.house.links.make(by, place.id, to);
    this.#tokens = [...this.#tokens, { place, token, to, by }].slice(-mostKept);
    return `${by} ${JSON.stringify(to)}`;
  }

  async accept() {
    const into = this.#tokensTo("seat");
    if (into.length === 0) return;
    const { place, token, to, by } = this.#one(into);
    const person = this.#one(this.#people);
    const seat = (to as { readonly seat: Seat }).seat;
    const before = place.record.seating.of(seat)?.person?.id;
    await this.house.seats.accept(person, token);
    if (before !== undefined && before !== person && before !== by && !place.record.gathering) {
      this.#after(place, () => this.#putOut(place, before));
    }
    if (before !== person) await this.#look(place, person, seat);
    return `${person} ${seat}`;
  }

  async comment() {
    const links = this.#tokensTo("commentator");
    if (links.length === 0) return;
    const { place, token } = this.#one(links);
    const person = this.#one(this.#people);
    const { id, to } = await this.house.links.follow(token);
    const link = { id, table: place.id, delay: (to as { readonly delay: number }).delay };
    const watcher = watcherFor(person, everything, id, (message) => this.#note(place, person, everything, message));
    await this.house.commentary.watch(link, watcher, pay);
    this.#lines.push({ person, hangUp: () => this.house.commentary.remove(link, watcher) });
    return person;
  }

  /** From a seat or from among the audience, whether or not it is one's own. */
  async watch() {
    const [place, record] = this.#somewhere();
    const [person, as] = [
      this.#one(this.#people),
      this.#one([...record.seating.sitters.map(({ seat }) => seat), "audience"]),
    ];
    if (as === "audience" && record.outcome) return;
    await this.#look(place, person, as);
    return `${person} ${as}`;
  }

  async takeFile() {
    const [place, record] = this.#somewhere();
    const person = this.#one([record.owner.id, this.#one(this.#people)]);
    await this.house.desk.checkMayExport(person, place.id);
    const file = await this.house.tables.with(place.id, ({ match }) => match.save());
    this.#sent.push({ table: place.id, sent: { to: person, file } });
    this.#after(
      place,
      () => void (place.model.wishes.get(person)?.wants === "file" && place.model.wishes.delete(person)),
    );
    this.#files = [...this.#files, file].slice(-3);
    return person;
  }

  async bringFile() {
    if (this.#files.length === 0) return;
    const [person, save] = [this.#one(this.#people), this.#one(this.#files)];
    const seats = this.#one([{}, { "warden-1": { sits: "me" as const } }]);
    const wish = { save, open: this.#chance.below(3) > 0, seats, seatChanges: this.rule };
    const { id } = await this.house.desk.openFromFile(person, wish);
    await this.#lay(id, new TableModel(this.rule, person));
    return person;
  }

  /** Gives a few answers, or as many as it takes to the end. */
  async play() {
    const [place] = this.#somewhere();
    let left = this.#one([1, 1, 2, 2, 3, 300]);
    while (left-- > 0 && (await this.house.answer(place.id, (count) => this.#chance.below(count)))) {}
    await this.house.anHourLater(place.id);
    return place.id;
  }

  async rematch() {
    const over = this.#over();
    if (!over) return;
    const { id } = await this.house.desk.rematch(over.record.owner.id, over.id);
    if (!this.#places.some((one) => one.id === id)) await this.#lay(id, new TableModel(this.rule));
    return id;
  }

  /** The end of a match is taken back by all who play. */
  async takeBack() {
    const over = this.#over();
    const seated = over?.record.seating.sitters.filter(({ person }) => person) ?? [];
    if (!over || seated.length === 0) return;
    for (const [i, { seat, person }] of seated.entries()) {
      const wish = { seat, person: person!.id, sent: `back-${this.done.length}-${i}` };
      const done = await this.house.tables.undo(over.id, { ...wish, does: i === 0 ? "undo" : "agree" });
      if (done === "done") break;
    }
    return over.id;
  }

  async wish() {
    const [place, record] = this.#somewhere();
    const person = this.#one(this.#people);
    const seat = this.#seatOf(record);
    const wish = this.#one([
      { wants: "seat" as const, seat },
      { wants: "seat" as const, seat },
      { wants: "file" as const },
    ]);
    await this.house.wishes.ask(person, place.id, wish);
    const wants = "seat" in wish ? wish.seat : "file";
    this.#after(place, () => {
      if (place.model.wishes.get(person)?.wants !== wants) place.model.wishes.set(person, { wants, agreed: new Set() });
    });
    return `${person} ${wants}`;
  }

  async agree() {
    const place = this.#places.find(({ record }) => record.wishes.length > 0);
    if (!place) return;
    const { id, person: asks, asked } = this.#one(place.record.wishes);
    const [person, agrees] = [
      this.#one([this.#one(this.#people), ...asked.map((one) => one.id)]),
      this.#chance.below(8) > 0,
    ];
    await this.house.wishes.answer(person, place.id, id, agrees);
    this.#after(place, () => {
      if (agrees) place.model.wishes.get(asks.id)?.agreed.add(person);
      else place.model.wishes.delete(asks.id);
    });
    return `${person} ${agrees}`;
  }

  /** A guest turns out to be another of the five. */
  async handOver() {
    const guest = this.#one(this.#people);
    const account = this.#one(this.#people.filter((one) => one !== guest));
    await this.house.merge(guest, account);
    this.#leaves(guest, account);
    return `${guest} ${account}`;
  }

  async forget() {
    const person = this.#one(this.#people);
    await this.house.forget(person);
    this.#gone += 1;
    const there = await Promise.all(
      this.#places.map(async ({ id }) => [id, await this.house.records.find(id)] as const),
    );
    this.#leaves(
      person,
      `gone-${this.#gone}`,
      there.flatMap(([id, record]) => (record ? [] : [id])),
    );
    return person;
  }

  #leaves(person: string, into: string, gone: readonly string[] = []): void {
    this.#people.splice(this.#people.indexOf(person), 1);
    for (const line of this.#lines) if (line.person === person) line.hangUp();
    for (const { model } of this.#places) model.rename(person, into);
    this.#places = this.#places.filter(({ id }) => !gone.includes(id));
    for (const token of this.#tokens)
      if (token.by === person) this.#tokens = this.#tokens.filter((one) => one !== token);
    this.#sent = [];
  }

  /** Everybody looks as soon as they sit. */
  async #lay(id: string, model: TableModel): Promise<void> {
    await this.house.anHourLater(id);
    const place = { id, model, record: (await this.house.records.find(id))! };
    this.#places = [...this.#places, place].slice(-mostPlaces);
    for (const { seat, person } of place.record.seating.sitters) if (person) await this.#look(place, person.id, seat);
  }

  async #look(place: Place, person: string, as: string): Promise<void> {
    const watcher = watcherFor(person, as, undefined, (message) => this.#note(place, person, as, message));
    await this.house.tables.watch(place.id, watcher, () => {});
    if (as === "audience") this.house.tables.watchers.remove(place.id, watcher);
    else this.#lines.push({ person, hangUp: () => this.house.tables.watchers.remove(place.id, watcher) });
  }

  #note({ id }: Place, to: string, as: string, message: Parameters<ReturnType<typeof watcherFor>["send"]>[0]): void {
    this.#sent.push({ table: id, sent: { to, as, message: structuredClone(message) } });
  }

  #later: (() => void)[] = [];

  /** What is known only after what was sent was judged. */
  #after(_place: Place, then: () => void): void {
    this.#later.push(then);
  }

  #putOut({ model }: Place, person: string): void {
    model.putOut.add(person);
  }

  async #check(): Promise<string[]> {
    const wrong: string[] = [];
    const sent = this.#sent.splice(0);
    for (const place of this.#places) {
      const record = await this.house.records.find(place.id);
      if (!record) continue;
      place.record = record;
      const here = sent.filter((one) => one.table === place.id).map((one) => one.sent);
      wrong.push(...place.model.take(here, sitting(record)));
    }
    for (const then of this.#later.splice(0)) then();
    for (const { model, record } of this.#places) {
      for (const person of sitting(record)) model.putOut.delete(person);
      if (!record.outcome) wrong.push(...model.untold(tell(record, undefined)));
    }
    return wrong;
  }

  #tokensTo(leads: Leading["leads"]): Token[] {
    return this.#tokens.filter(({ place, to }) => to.leads === leads && this.#places.includes(place));
  }

  #over(): Place | undefined {
    return this.#places.find(({ record }) => record.outcome);
  }

  #somewhere(): [Place, TableRecord] {
    const place = this.#one(this.#places);
    return [place, place.record];
  }

  #seatOf({ seating }: TableRecord): Seat {
    return this.#one(seating.sitters).seat;
  }

  #other() {
    return this.#one([{ sits: "nobody" as const }, { sits: "bot" as const, bot: "random" }]);
  }

  #one<T>(of: readonly T[]): T {
    return of[this.#chance.below(of.length)]!;
  }
}

function sitting({ seating }: TableRecord): string[] {
  return seating.sitters.flatMap(({ person }) => (person ? [person.id] : []));
}
