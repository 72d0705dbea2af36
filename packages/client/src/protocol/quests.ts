import { type Static, Type } from "@sinclair/typebox";
import { longestOption } from "./options.js";
import { questsOnPage } from "./pages.js";
import { exactly, QuestId, Timestamp, Token } from "./words.js";

export const OfQuest = exactly({ quest: QuestId });

const QuestText = Type.String({ maxLength: longestOption, description: "a quest file: what the game's option takes" });
const QuestHash = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$", description: "of the file as it was last read" });

export const NewQuest = exactly({ file: QuestText });
export type NewQuest = Static<typeof NewQuest>;

/** A quest in place of the one that somebody read: if another was quicker, it is `stale`. */
export const ChangedQuest = exactly({ file: QuestText, hash: QuestHash });
export type ChangedQuest = Static<typeof ChangedQuest>;

/** A quest that somebody keeps at the server. */
export const SavedQuest = exactly({
  id: QuestId,
  game: Type.String(),
  title: Type.String(),
  hash: QuestHash,
  created: Timestamp,
  changed: Timestamp,
});
export type SavedQuest = Static<typeof SavedQuest>;

/** How many of them were shown before. */
export const QuestPage = exactly({ after: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })) });

export const QuestList = Type.Array(SavedQuest, { maxItems: questsOnPage });

export const QuestWithFile = exactly({ ...SavedQuest.properties, file: QuestText });
export type QuestWithFile = Static<typeof QuestWithFile>;

const Leads = Type.Union([Type.Literal("play"), Type.Literal("copy")], {
  description: "play: it can be played, and nobody reads it; copy: whoever has the link gets the file",
});
export type QuestLeading = Static<typeof Leads>;

const LinkId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

export const OfQuestLink = exactly({ quest: QuestId, link: LinkId });
export const NewQuestLinkWish = exactly({ leads: Leads });
export const QuestLink = exactly({ id: LinkId, leads: Leads, created: Timestamp });
export type QuestLink = Static<typeof QuestLink>;
export const QuestLinks = Type.Array(QuestLink);

/** A link at the only moment when its token is told. */
export const NewQuestLink = exactly({ ...QuestLink.properties, token: Token });
export type NewQuestLink = Static<typeof NewQuestLink>;

export const QuestToken = exactly({ token: Token });

/** What somebody sees who has a link: what stands on the cover, and nothing of what is inside. */
export const SharedQuest = exactly({
  leads: Leads,
  game: Type.String(),
  title: Type.String(),
  introduction: Type.String(),
  author: Type.Optional(Type.String()),
});
export type SharedQuest = Static<typeof SharedQuest>;

export const CopiedQuest = exactly({ file: QuestText });
