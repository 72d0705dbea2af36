import { type Static, Type } from "@sinclair/typebox";
import {
  automaticWord,
  contributionValue,
  type Message,
  mostAutomaticWords,
  type Outcome,
  type Save,
  type Settings,
} from "@tavolata/kernel";
import { OptionValues } from "./options.js";
import { Person } from "./people.js";
import { exactly, kernels, QuestId, SeatName, TableId, Timestamp, Token } from "./words.js";

export const Dice = Type.Union([Type.Literal("seeded"), Type.Literal("physical")], {
  description: "seeded: the table throws; physical: people throw real dice and enter what they see",
});
export type Dice = Static<typeof Dice>;

const Kept = Type.Array(Type.String({ pattern: automaticWord.source }), {
  maxItems: mostAutomaticWords,
  description: "with physical dice: what of them stays with the machine, by the words of the game's streams",
});

const ContributionValue = Type.String({
  pattern: contributionValue.source,
  description: "what I add to the dice: 32 to 64 hexadecimal digits that nobody can guess",
});

/** What somebody who sits at a table adds to its dice, once for each table. */
export const Contributing = exactly({ contribution: ContributionValue });
export type Contributing = Static<typeof Contributing>;

/** The same where one may have done so before, or sit nowhere. */
export const MayContribute = exactly({ contribution: Type.Optional(ContributionValue) });
export type MayContribute = Static<typeof MayContribute>;

/** What people have added to the dice, in its order. */
export const Contributed = exactly({
  from: Type.Integer({
    minimum: 0,
    description: "it counts for what is thrown once so many answers were given; 0: from the setup on",
  }),
  by: SeatName,
  value: ContributionValue,
});
export type Contributed = Static<typeof Contributed>;

const Nobody = exactly({ sits: Type.Literal("nobody") });
const Bot = exactly({ sits: Type.Literal("bot"), bot: Type.String({ minLength: 1, maxLength: 64 }) });

/** Who is to sit in a seat of a new table. */
const Placing = Type.Union([exactly({ sits: Type.Literal("me") }), Nobody, Bot]);

/** Who is to sit in a seat. Who takes one and has added nothing to the table's dice yet does so with it. */
export const Sitting = Type.Union([
  exactly({ sits: Type.Literal("me"), contribution: Type.Optional(ContributionValue) }),
  Nobody,
  Bot,
]);
export type Sitting = Static<typeof Sitting>;

const TimeLimit = Type.Integer({
  minimum: 1,
  maximum: 90 * 24 * 60 * 60,
  description: "after so many seconds without an answer a bot answers for whom the table waits; usually never",
});

/** What becomes of the wish to sit elsewhere of somebody who knows a hand of the running match, and to have its file. */
export const SeatChanges = Type.Union([Type.Literal("refused"), Type.Literal("by-consent"), Type.Literal("told")], {
  description:
    "whether somebody who knows a hand of the running match may get to know another, where others play or did: never (refused, as usual), when all who play agree (by-consent), or always; everybody is told (told)",
});
export type SeatChanges = Static<typeof SeatChanges>;

export const NewTable = exactly({
  game: Type.String({ minLength: 1, maxLength: 64 }),
  options: Type.Optional(OptionValues),
  quest: Type.Optional(
    Type.Union([exactly({ id: QuestId }), exactly({ token: Token })], {
      description: "a quest that I keep here, or to which I have a link: the server puts it among the options",
    }),
  ),
  settings: Type.Optional(
    exactly({
      autopass: Type.Optional(Type.Boolean()),
      undo: Type.Optional(Type.Union([Type.Literal("friendly"), Type.Literal("strict")])),
    }),
  ),
  dice: Type.Optional(Dice),
  kept: Type.Optional(Kept),
  seats: Type.Optional(
    Type.Record(SeatName, Placing, { maxProperties: 32, description: "who sits where; a seat left out is free" }),
  ),
  timeLimit: Type.Optional(TimeLimit),
  hints: Type.Optional(
    Type.Boolean({
      description: "the strong bot may be asked what it would do; usually only where all people are one's own",
    }),
  ),
  open: Type.Optional(
    Type.Boolean({ description: "anybody may look on and take a free seat; otherwise only by a link" }),
  ),
  seatChanges: Type.Optional(SeatChanges),
  begin: Type.Optional(
    Type.Union([Type.Literal("now"), Type.Literal("full")], {
      description:
        "now: at once, where whoever opens it doesn't sit: who sits adds to the dice first, and begins then; whoever comes later sits down later; full, as usual: once no seat is free and everybody who sits has added to the dice",
    }),
  ),
});
export type NewTable = Static<typeof NewTable>;

export const SeatAtTable = exactly({
  seat: SeatName,
  person: Type.Optional(Person),
  bot: Type.Optional(Type.String()),
  mine: Type.Optional(Type.Literal(true)),
  knownTo: Type.Optional(
    exactly(
      {
        people: Type.Array(Person),
        others: Type.Optional(Type.Integer({ description: "so many more, or whose data were deleted" })),
      },
      { description: "who knows what this seat knows or knew in the running match, besides whoever sits there" },
    ),
  ),
  contributed: Type.Optional(
    Type.Literal(true, { description: "while the table gathers: who sits there has added to the dice" }),
  ),
});
export type SeatAtTable = Static<typeof SeatAtTable>;

/** What somebody may wish for who knows a hand already: a seat, or the file of the running match. */
export const SeatWish = Type.Union([
  exactly({ wants: Type.Literal("seat"), seat: SeatName }),
  exactly({ wants: Type.Literal("file") }),
]);
export type SeatWish = Static<typeof SeatWish>;

export const WishId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

/** A wish that the others are to agree to. Once all have, the seat can be taken or the file had. */
export const OpenWish = exactly({
  id: WishId,
  person: Person,
  seat: Type.Optional(SeatName),
  asked: Type.Array(Person, { description: "those who play, and those whom the owner put out of a seat" }),
  agreed: Type.Array(Person),
  mine: Type.Optional(Type.Literal(true)),
  asksMe: Type.Optional(Type.Literal(true, { description: "and I haven't agreed yet" })),
});
export type OpenWish = Static<typeof OpenWish>;

export const WishAnswer = exactly({
  agrees: Type.Boolean({ description: "a single no ends the wish; its own person takes it back so" }),
});

const Delay = Type.Integer({
  minimum: 1,
  maximum: 30 * 24 * 60 * 60,
  description: "how long ago it must be that something was done, in seconds; at least 60",
});

/** A table as those may know it who may know of it: nothing of what lies on it. */
export const TableInfo = exactly({
  id: TableId,
  game: Type.String(),
  version: Type.String({ description: "the version of the game's rules when the table was opened" }),
  options: OptionValues,
  settings: kernels<Settings>("what the people at the table agreed on about the table itself"),
  dice: Dice,
  kept: Type.Optional(Kept),
  open: Type.Boolean(),
  owner: Person,
  owned: Type.Optional(Type.Literal(true, { description: "by whoever asks" })),
  seats: Type.Array(SeatAtTable),
  gathering: Type.Optional(
    Type.Literal(true, { description: "it gathers those who sit down: the match hasn't begun" }),
  ),
  answers: Type.Integer({ description: "how many answers were given" }),
  waiting: Type.Array(SeatName, { description: "the seats that the table waits for" }),
  outcome: Type.Optional(kernels<Outcome>("how the match ended")),
  vote: Type.Optional(
    exactly(
      { by: SeatName, to: Type.Integer(), agreed: Type.Array(SeatName) },
      { description: "somebody wants to go back to so many answers, and everybody must agree" },
    ),
  ),
  commentary: Type.Optional(
    exactly(
      { delay: Delay },
      { description: "somebody may be looking who sees everything, so many seconds later: there is such a link" },
    ),
  ),
  commentators: Type.Optional(
    Type.Array(Person, {
      description:
        "who has come by such a link and still may, or has seen what is hidden: everybody at the table is told",
    }),
  ),
  notice: Type.Optional(
    exactly(
      {
        message: kernels<Message>("what happened, as a message"),
        answers: Type.Integer({ description: "how many answers were left" }),
        when: Timestamp,
      },
      { description: "the rules were mended, and the last answers no longer fitted: the match was taken back" },
    ),
  ),
  seedHash: Type.String({ description: "published at the start, so that the dice can be verified" }),
  seed: Type.Optional(Type.String({ description: "published at the end" })),
  contributions: Type.Optional(
    Type.Array(Contributed, {
      description: "what people have added to the dice, in its order; left out where nothing",
    }),
  ),
  seedKnown: Type.Optional(
    Type.Literal(true, {
      description: "the seed was told to somebody before the match was over: whoever knows it knows the dice",
    }),
  ),
  timeLimit: Type.Optional(Type.Integer({ description: "in seconds, from `moved` on" })),
  hints: Type.Optional(Type.Literal(true, { description: "the strong bot may be asked what it would do" })),
  campaign: Type.Optional(Type.Literal(true, { description: "one match that goes through several quests" })),
  questTitle: Type.Optional(
    Type.String({ description: "what the quest is called that somebody brought along, for whoever may know it" }),
  ),
  rematch: Type.Optional(TableId),
  seatChanges: Type.Optional(SeatChanges),
  wishes: Type.Optional(
    Type.Array(OpenWish, { description: "of people who know a hand and wish to know another, or all" }),
  ),
  imported: Type.Optional(
    Type.Literal(true, { description: "from a file: whoever brought it may know what is hidden" }),
  ),
  lent: Type.Optional(
    Type.Literal(true, { description: "its quest was lent by a link to play it: the file of the match stays here" }),
  ),
  created: Timestamp,
  moved: Timestamp,
});
export type TableInfo = Static<typeof TableInfo>;

/**
 * Where a link leads: into a seat, among those who look on and see what is public, to where one sees everything after a
 * while, or to the whole match once it is over.
 */
export const Leading = Type.Union([
  exactly({ leads: Type.Literal("seat"), seat: SeatName }),
  exactly({ leads: Type.Literal("audience") }),
  exactly({ leads: Type.Literal("commentator"), delay: Delay }),
  exactly({ leads: Type.Literal("replay") }),
]);
export type Leading = Static<typeof Leading>;

const LinkId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

export const Link = exactly({
  id: LinkId,
  to: Leading,
  created: Timestamp,
  openedBy: Type.Optional(
    exactly(
      { person: Person, at: Timestamp },
      { description: "whose it is, when it leads to commentary: of who opened it first" },
    ),
  ),
});
export type Link = Static<typeof Link>;

/** A link at the only moment when its token is told. */
export const NewLink = exactly({ id: LinkId, to: Leading, created: Timestamp, token: Token });
export type NewLink = Static<typeof NewLink>;

export const Invitation = exactly({ token: Token });

/** Takes the seat that a link leads to. */
export const Accepting = exactly({ token: Token, contribution: Type.Optional(ContributionValue) });

/** A match as the kernel saves it; without its seed where it runs and others have to do with it, and then nobody can open it. */
export type FiledMatch = Omit<Save, "seed"> & Partial<Pick<Save, "seed">>;

/** A match as a file: its options, its seed and its answers. */
export const MatchFile = exactly({
  table: TableInfo,
  save: kernels<FiledMatch>(
    "the match, as the kernel saves it; without its seed as long as it isn't over, unless one person holds every seat",
  ),
  seedKnown: Type.Optional(
    Type.Literal(true, {
      description: "the match isn't over: whoever has the file knows the seed, and the table says so",
    }),
  ),
});
export type MatchFile = Static<typeof MatchFile>;

/** Opens a table from a saved match, which is checked by playing it again. */
export const NewFromFile = exactly({
  save: kernels<unknown>("the match, as the kernel saves it"),
  seats: Type.Optional(Type.Record(SeatName, Placing, { maxProperties: 32 })),
  timeLimit: Type.Optional(TimeLimit),
  open: Type.Optional(Type.Boolean()),
  seatChanges: Type.Optional(SeatChanges),
});
export type NewFromFile = Static<typeof NewFromFile>;

export const PutAside = exactly({ aside: Type.Boolean() });

/** What somebody sees who holds a link. */
export const Invited = exactly({
  to: Leading,
  table: TableInfo,
  taken: Type.Optional(
    Type.Literal(true, {
      description: "the link was used, and somebody sits in its seat: the table may be known without it",
    }),
  ),
});
export type Invited = Static<typeof Invited>;
