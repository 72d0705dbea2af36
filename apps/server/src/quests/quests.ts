import {
  type NewQuestLink,
  type NewTable,
  type QuestLeading,
  type QuestLink,
  type QuestWithFile,
  questsOnPage,
  type SavedQuest,
  type SharedQuest,
} from "@tavolata/client/protocol";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Games } from "../games.js";
import type { Room } from "../quotas/room.js";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import { hashOfToken, randomId, randomToken } from "../storage/random-id.js";
import type { Database, QuestRow } from "../storage/schema.js";
import type { QuestGate } from "./quest-gate.js";
import { checkTitle, readQuest, withoutReasons } from "./reading.js";
import { hashOf } from "./text-hash.js";

/** How many links a quest may have. */
export const mostQuestLinks = 20;

/** What a list tells of a quest: not the file. */
const short = ["id", "game", "title", "hash", "created", "changed"] as const;

/** The quests that people keep here, and the links by which they share them. Only whoever made a quest reads it, or gives it on. */
export class Quests {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly games: Games,
    private readonly gate: QuestGate,
    private readonly room: Room,
  ) {}

  /** One page of them. */
  async of(person: string, after = 0): Promise<SavedQuest[]> {
    const rows = await this.db
      .selectFrom("quests")
      .select(short)
      .where("person", "=", person)
      .orderBy("changed", "desc")
      .orderBy("id")
      .offset(after)
      .limit(questsOnPage)
      .execute();
    return rows.map(told);
  }

  async keep(person: string, file: string): Promise<SavedQuest> {
    await this.room.forQuest(person);
    const { game, title } = await this.#checked(person, file);
    return this.db.transaction().execute(async (db) => {
      const row = await db
        .insertInto("quests")
        .values({ id: randomId(), person, game, title, file, hash: hashOf(file) })
        .returning(short)
        .executeTakeFirstOrThrow();
      await this.room.questKept(db, person);
      return told(row);
    });
  }

  async read(person: string, id: string): Promise<QuestWithFile> {
    const row = await this.#mine(person, id);
    return { ...told(row), file: row.file };
  }

  /** Puts another file in the place of the one that was read; if another was quicker, nothing is changed. */
  async change(person: string, id: string, file: string, hash: string): Promise<SavedQuest> {
    await this.#mine(person, id);
    const { game, title } = await this.#checked(person, file);
    return this.db.transaction().execute(async (db) => {
      const row = await db
        .updateTable("quests")
        .set({ game, title, file, hash: hashOf(file), changed: sql<Date>`now()` })
        .where("id", "=", id)
        .where("person", "=", person)
        .where("hash", "=", hash)
        .returning(short)
        .executeTakeFirst();
      if (!row) throw new Refuse("stale", "This quest was changed elsewhere meanwhile: read it again, or keep both.");
      await this.room.questChanged(db, person);
      return told(row);
    });
  }

  async forget(person: string, id: string): Promise<void> {
    await this.#mine(person, id);
    await this.db.deleteFrom("quests").where("id", "=", id).where("person", "=", person).execute();
  }

  async links(person: string, id: string): Promise<QuestLink[]> {
    await this.#mine(person, id);
    const rows = await this.db
      .selectFrom("quest_links")
      .select(["id", "leads", "created"])
      .where("quest_id", "=", id)
      .orderBy("created")
      .orderBy("id")
      .execute();
    return rows.map(({ created, ...link }) => ({ ...link, created: created.toISOString() }));
  }

  async makeLink(person: string, id: string, leads: QuestLeading): Promise<NewQuestLink> {
    await this.#mine(person, id);
    const token = randomToken();
    const row = await this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      const { rows } = await sql<{ id: string; created: Date }>`
      insert into quest_links (id, quest_id, token_hash, leads)
      select ${randomId()}, ${id}, ${hashOfToken(token)}, ${leads}
      where (select count(*) from quest_links where quest_id = ${id}) < ${mostQuestLinks}
      returning id, created`.execute(db);
      return rows[0];
    });
    if (!row) throw new Refuse("too-many-kept", `This quest has ${mostQuestLinks} links already: revoke one first.`);
    return { id: row.id, leads, created: row.created.toISOString(), token };
  }

  async revokeLink(person: string, id: string, link: string): Promise<void> {
    await this.#mine(person, id);
    const gone = await this.db
      .deleteFrom("quest_links")
      .where("quest_id", "=", id)
      .where("id", "=", link)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new Refuse("not-found", "There is no such link.");
  }

  /** The cover of the quest that a link leads to. */
  async look(token: string): Promise<SharedQuest> {
    const { leads, file } = await this.#behind(token);
    const { cover } = await withoutReasons(async () => readQuest(this.games, file));
    return { leads, ...cover };
  }

  /** The file itself, where the link leads to it. */
  async copy(token: string): Promise<{ readonly file: string }> {
    const { leads, file } = await this.#behind(token);
    if (leads !== "copy") throw new Refuse("not-yours", "By this link the quest can be played, but not read.");
    return { file };
  }

  /** The text of the quest that somebody wants to play: one of their own, or by a link; by one to play it, it is lent. */
  async textFor(
    person: string,
    game: string,
    wish: NonNullable<NewTable["quest"]>,
  ): Promise<{ readonly file: string; readonly lent: boolean }> {
    const row =
      "id" in wish ? { ...(await this.#mine(person, wish.id)), leads: "copy" } : await this.#behind(wish.token);
    if (row.game !== game) throw new Refuse("bad-options", `This quest is one of "${row.game}", not of "${game}".`);
    return { file: row.file, lent: row.leads === "play" };
  }

  async #checked(person: string, file: string) {
    const { gameModule, cover } = readQuest(this.games, file);
    const options = { [gameModule.questFiles!.option]: file };
    checkTitle(gameModule, options);
    await this.gate.check(person, gameModule, options);
    return cover;
  }

  async #mine(person: string, id: string): Promise<Selectable<QuestRow>> {
    const row = await this.db
      .selectFrom("quests")
      .selectAll()
      .where("id", "=", id)
      .where("person", "=", person)
      .executeTakeFirst();
    if (!row) throw new Refuse("not-found", "There is no such quest, or it isn't yours.");
    return row;
  }

  async #behind(token: string) {
    const row = await this.db
      .selectFrom("quest_links")
      .innerJoin("quests", "quests.id", "quest_links.quest_id")
      .select(["quest_links.leads", "quests.game", "quests.file"])
      .where("quest_links.token_hash", "=", hashOfToken(token))
      .executeTakeFirst();
    if (!row) throw new Refuse("link-dead", "This link leads nowhere (any more): ask for a new one.");
    return row;
  }
}

type QuestSummary = Pick<Selectable<QuestRow>, "id" | "game" | "title" | "hash" | "created" | "changed">;

function told({ id, game, title, hash, created, changed }: QuestSummary): SavedQuest {
  return { id, game, title, hash, created: created.toISOString(), changed: changed.toISOString() };
}
