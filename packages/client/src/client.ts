import type { Onlooker, Seat } from "@tavolata/kernel";
import { Connection, type LineState } from "./connection.js";
import { type ContributionStore, SavedContributions, SeedContributor } from "./contributing.js";
import type {
  AllBoxPrintedValues,
  ChangedBoxPrintedValues,
  CreationOptions,
  GameInfo,
  HouseReport,
  Invited,
  LabExperiment,
  LabResult,
  Leading,
  Link,
  MadeCredential,
  MatchFile,
  Me,
  NewExperiment,
  NewFromFile,
  NewLink,
  NewQuestLink,
  NewSubscription,
  NewTable,
  Passkey,
  Person,
  PersonStatistics,
  PushKey,
  QuestLeading,
  QuestLink,
  QuestWithFile,
  Quiet,
  QuietHours,
  RequestOptions,
  SavedQuest,
  SeatWish,
  SharedQuest,
  ShownCredential,
  Sitting,
  Subscription,
  TableInfo,
  TableList,
  TableNotices,
  TableStatistics,
} from "./protocol/index.js";
import { questsOnPage } from "./protocol/pages.js";
import { Rest } from "./rest.js";
import type { TableWatch } from "./table-watch.js";
import { browserTransport, type Transport } from "./transport.js";

/** Nobody reads more pages of a list at once. */
const mostPages = 100;

export interface ClientSettings {
  /** Left out: the browser's own. */
  readonly transport?: Transport;
  /** Where is kept what one adds to tables' dice; left out: in memory. */
  readonly contributions?: ContributionStore;
}

/** The live table from outside: for the browser, for tests and for anybody's bot. */
export class Client {
  readonly #rest: Rest;
  readonly #contributing: SeedContributor;
  readonly #connection: Connection;
  readonly transport: Transport;

  /** @param address such as https://example.org, without a slash at the end */
  constructor(
    address: string,
    { transport = browserTransport, contributions = new SavedContributions() }: ClientSettings = {},
  ) {
    this.transport = transport;
    this.#rest = new Rest(address, transport);
    this.#contributing = new SeedContributor(this.#rest, contributions);
    this.#connection = new Connection(address, transport);
  }

  /** Whom one doesn't want to hear. */
  blocked(): Promise<Person[]> {
    return this.#rest.get("/api/me/blocks");
  }

  block(person: string, blocked: boolean): Promise<void> {
    return this.#rest.put(`/api/me/blocks/${person}`, { blocked });
  }

  /** How the house is doing, for whoever runs it: with its token, or at its own machine. */
  houseReport(token?: string): Promise<HouseReport> {
    return this.#rest.get("/api/admin", token ? { authorization: `Bearer ${token}` } : {});
  }

  games(): Promise<GameInfo[]> {
    return this.#rest.get("/api/games");
  }

  /** Who one is here; refused with `not-signed-in` when nobody. */
  me(): Promise<Me> {
    return this.#rest.get("/api/me");
  }

  /** Comes in as a guest, or changes the name. */
  comeIn(name: string): Promise<Me> {
    return this.#rest.post("/api/me", { name });
  }

  /** The ways in which one can sign in elsewhere. */
  passkeys(): Promise<Passkey[]> {
    return this.#rest.get("/api/me/passkeys");
  }

  /** What `navigator.credentials.create` needs to make a passkey; what it gives goes to `addPasskey`. */
  beginPasskey(): Promise<CreationOptions> {
    return this.#rest.post("/api/me/passkeys/begin", {});
  }

  addPasskey(credential: MadeCredential, name?: string): Promise<Passkey> {
    return this.#rest.post("/api/me/passkeys", { credential, ...(name === undefined ? {} : { name }) });
  }

  removePasskey(passkey: string): Promise<void> {
    return this.#rest.delete(`/api/me/passkeys/${passkey}`);
  }

  /** What `navigator.credentials.get` needs to show a passkey; what it gives goes to `signIn`. */
  beginSignIn(): Promise<RequestOptions> {
    return this.#rest.post("/api/sign-in/begin", {});
  }

  /** From now on one is the owner of the passkey. What one had here as a guest comes along. */
  signIn(credential: ShownCredential): Promise<Me> {
    return this.#connection.away(() => this.#rest.post("/api/sign-in", { credential }));
  }

  /** This device forgets who one is. */
  signOut(): Promise<void> {
    return this.#connection.away(() => this.#rest.post("/api/sign-out", {}));
  }

  /** Everywhere but here one is nobody from now on. */
  signOutElsewhere(): Promise<void> {
    return this.#connection.away(() => this.#rest.post("/api/sign-out/elsewhere", {}));
  }

  /** The server's key, with which a browser subscribes to notices. */
  pushKey(): Promise<PushKey> {
    return this.#rest.get("/api/push");
  }

  /** The browsers that are told when it is one's turn. */
  subscriptions(): Promise<Subscription[]> {
    return this.#rest.get("/api/me/subscriptions");
  }

  /** From now on this browser is told. Sent again, it is the same subscription. */
  subscribe(wish: NewSubscription): Promise<Subscription> {
    return this.#rest.post("/api/me/subscriptions", wish);
  }

  unsubscribe(subscription: string): Promise<void> {
    return this.#rest.delete(`/api/me/subscriptions/${subscription}`);
  }

  /** When one wants no notices; nothing when they come at any time. */
  async quietHours(): Promise<QuietHours | null> {
    return (await this.#rest.get<Quiet>("/api/me/quiet")).quiet;
  }

  setQuietHours(quiet: QuietHours | null): Promise<void> {
    return this.#rest.put("/api/me/quiet", { quiet });
  }

  /** The figures of one's boxes that one has corrected, by game. */
  async boxFigures(): Promise<AllBoxPrintedValues["games"]> {
    return (await this.#rest.get<AllBoxPrintedValues>("/api/me/figures")).games;
  }

  /** Puts others in the place of those that were read: refused as `stale` when another device was quicker. */
  setBoxFigures(game: string, change: ChangedBoxPrintedValues): Promise<void> {
    return this.#rest.put(`/api/me/figures/${encodeURIComponent(game)}`, change);
  }

  /** Whether one is told when it is one's turn at this table. */
  async noticesOf(table: string): Promise<boolean> {
    return (await this.#rest.get<TableNotices>(`/api/tables/${table}/notices`)).notices;
  }

  setNoticesOf(table: string, notices: boolean): Promise<void> {
    return this.#rest.put(`/api/tables/${table}/notices`, { notices });
  }

  /**
   * Opens a table. It gathers those who sit down until no seat is free, or, with `begin: "now"`, begins at once. What one adds to its dice is sent once the
   * house has committed to its secret.
   */
  async openTable(wish: NewTable & { readonly contribution?: string }): Promise<TableInfo> {
    const { begin, contribution, ...rest } = wish;
    const sits = Object.values(wish.seats ?? {}).some((one) => one.sits === "me");
    const table = await this.#rest.post<TableInfo>("/api/tables", sits || !begin ? rest : { ...rest, begin });
    return this.#contributing.toNew(table, begin === "now", contribution);
  }

  /** What one has added to a table's dice, as this client has sent it: to be found among its `contributions`. */
  ownContribution(table: string): string | undefined {
    return this.#contributing.own(table);
  }

  /** Adds to the dice of a table that gathers, if one sits there and hasn't yet: after a rematch, say. Whoever looks at a table does so by that. */
  contribute(table: TableInfo): Promise<TableInfo> {
    return this.#contributing.toGathering(table);
  }

  /** The owner lets the match begin, whoever is still missing. */
  begin(table: string): Promise<TableInfo> {
    return this.#contributing.begin(table);
  }

  /** Opens a table from the file of a match, which is checked by playing it again. */
  openFromFile(wish: NewFromFile): Promise<TableInfo> {
    return this.#rest.post("/api/matches", wish);
  }

  /** The file of a match that is over, or in which nobody else's secrets are. */
  matchFile(table: string): Promise<MatchFile> {
    return this.#rest.get(`/api/tables/${table}/match`);
  }

  /** The whole match behind a link to a replay. */
  replay(token: string): Promise<MatchFile> {
    return this.#rest.post("/api/replays", { token });
  }

  /** The same again with the same people and bots, each of whom adds to its dice. */
  async rematch(table: string): Promise<TableInfo> {
    return this.contribute(await this.#rest.post<TableInfo>(`/api/tables/${table}/rematch`, {}));
  }

  /** How a match went, as far as one may know; when it is over, all of it. */
  statistics(table: string): Promise<TableStatistics> {
    return this.#rest.get(`/api/tables/${table}/statistics`);
  }

  /** What one has played here. */
  myStatistics(): Promise<PersonStatistics> {
    return this.#rest.get("/api/me/statistics");
  }

  /** The quests that one keeps here: all pages, as long as they are full. */
  async quests(): Promise<SavedQuest[]> {
    const all: SavedQuest[] = [];
    for (let pages = 0; pages < mostPages && all.length === pages * questsOnPage; pages++) {
      const after = pages === 0 ? "" : `?after=${all.length}`;
      all.push(...(await this.#rest.get<SavedQuest[]>(`/api/quests${after}`)));
    }
    return all;
  }

  /** Keeps a quest file at the server: it is checked, and played there once before anybody else may. */
  keepQuest(file: string): Promise<SavedQuest> {
    return this.#rest.post("/api/quests", { file });
  }

  quest(id: string): Promise<QuestWithFile> {
    return this.#rest.get(`/api/quests/${id}`);
  }

  /** Puts another file in its place; `hash` says which one was there. */
  changeQuest(id: string, file: string, hash: string): Promise<SavedQuest> {
    return this.#rest.put(`/api/quests/${id}`, { file, hash });
  }

  forgetQuest(id: string): Promise<void> {
    return this.#rest.delete(`/api/quests/${id}`);
  }

  questLinks(id: string): Promise<QuestLink[]> {
    return this.#rest.get(`/api/quests/${id}/links`);
  }

  makeQuestLink(id: string, leads: QuestLeading): Promise<NewQuestLink> {
    return this.#rest.post(`/api/quests/${id}/links`, { leads });
  }

  revokeQuestLink(id: string, link: string): Promise<void> {
    return this.#rest.delete(`/api/quests/${id}/links/${link}`);
  }

  /** What a link to a quest leads to: its cover. */
  lookAtQuest(token: string): Promise<SharedQuest> {
    return this.#rest.post("/api/shared-quests/look", { token });
  }

  /** The file, by a link to copy it. */
  copyQuest(token: string): Promise<{ readonly file: string }> {
    return this.#rest.post("/api/shared-quests/copy", { token });
  }

  /** The experiments that one has run here. */
  experiments(): Promise<LabExperiment[]> {
    return this.#rest.get("/api/lab");
  }

  /** Compares variants of a table on the server; one experiment at a time. */
  experiment(wish: NewExperiment): Promise<LabExperiment> {
    return this.#rest.post("/api/lab", wish);
  }

  /** How far an experiment is, and what it found. */
  labResult(experiment: string): Promise<LabResult> {
    return this.#rest.get(`/api/lab/${experiment}`);
  }

  stopExperiment(experiment: string): Promise<void> {
    return this.#rest.delete(`/api/lab/${experiment}`);
  }

  /** Deletes a table of one's own at which nobody else sits. */
  deleteTable(table: string): Promise<void> {
    return this.#rest.delete(`/api/tables/${table}`);
  }

  putAside(table: string, aside: boolean): Promise<void> {
    return this.#rest.put(`/api/tables/${table}/aside`, { aside });
  }

  /** Deletes one's data: name, seats, and the tables at which nobody else sits. */
  forgetMe(): Promise<void> {
    return this.#rest.delete("/api/me");
  }

  tables(which: "mine" | "campaigns" | "aside" | "open", after?: string): Promise<TableList> {
    return this.#rest.get(`/api/tables?which=${which}${after === undefined ? "" : `&after=${after}`}`);
  }

  table(id: string): Promise<TableInfo> {
    return this.#rest.get(`/api/tables/${id}`);
  }

  /** Sits down, leaves, or hands a seat to a bot. Who sits down adds to the table's dice. */
  sit(table: string, seat: Seat, wish: Sitting): Promise<TableInfo> {
    const path = `/api/tables/${table}/seats/${encodeURIComponent(seat)}`;
    if (wish.sits !== "me") return this.#rest.put(path, wish);
    return this.#contributing.onTheWay(wish.contribution, ({ contribution }) =>
      this.#rest.put<TableInfo>(path, { sits: "me", contribution }),
    );
  }

  /** Asks the others whether one may know another hand, too, or have the file: where the table refuses with `needs-agreement`. */
  wish(table: string, wish: SeatWish): Promise<TableInfo> {
    return this.#rest.post(`/api/tables/${table}/wishes`, wish);
  }

  /** Agrees to another's wish or doesn't, or takes back one's own. */
  answerWish(table: string, wish: string, agrees: boolean): Promise<void> {
    return this.#rest.put(`/api/tables/${table}/wishes/${wish}`, { agrees });
  }

  links(table: string): Promise<Link[]> {
    return this.#rest.get(`/api/tables/${table}/links`);
  }

  makeLink(table: string, to: Leading): Promise<NewLink> {
    return this.#rest.post(`/api/tables/${table}/links`, to);
  }

  revokeLink(table: string, link: string): Promise<void> {
    return this.#rest.delete(`/api/tables/${table}/links/${link}`);
  }

  /** Where a link leads. */
  lookAtInvitation(token: string): Promise<Invited> {
    return this.#rest.post("/api/invitations/look", { token });
  }

  /** Takes the seat that a link leads to, and adds to the table's dice. */
  async acceptInvitation(token: string): Promise<Invited> {
    let invited: Invited | undefined;
    await this.#contributing.onTheWay(undefined, async ({ contribution }) => {
      invited = await this.#rest.post<Invited>("/api/invitations/accept", { token, contribution });
      return invited.table;
    });
    return invited!;
  }

  /**
   * Looks at a table from a seat of one's own or, by itself or with a link, as `audience`. Of one that gathers there is neither view nor events before it
   * begins: `until(({ hasBegun }) => hasBegun)` waits for that.
   */
  async watch(table: string, as: Onlooker, link?: string): Promise<TableWatch> {
    const watch = await this.#connection.watch(table, as, link);
    if (!watch.isGathering) return watch;
    const { gathering } = await this.contribute(watch.table);
    // Commentary of a match that has begun comes later.
    if (!gathering && watch.begins === undefined) await watch.until(({ hasBegun }) => hasBegun);
    return watch;
  }

  get line(): LineState {
    return this.#connection.state;
  }

  /** When a lost line is tried again, as `Date.now()` tells the time. */
  get retryAt(): number | undefined {
    return this.#connection.retryAt;
  }

  /** Tries a lost line at once. */
  hurry(): void {
    this.#connection.hurry();
  }

  onLine(listener: (state: LineState) => void): () => void {
    return this.#connection.onState(listener);
  }

  /** Breaks the line off, as a bad network would: for tests. */
  drop(): void {
    this.#connection.drop();
  }

  close(): void {
    this.#connection.close();
  }
}
