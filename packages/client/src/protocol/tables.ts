import { type Static, Type } from "@sinclair/typebox";
import {
  contributionValue,
  keptWord,
  type Message,
  mostKeptWords,
  type Outcome,
  type Save,
  type Settings,
} from "@tavolata/kernel";
import { Person } from "./people.js";
import { exactly, kernels, Moment, QuestId, SeatName, TableId, Token } from "./words.js";

/** The longest text that an option may be: a deck, or a whole quest. */
export const longestOption = 60_000;

const OptionValues = Type.Record(
  Type.String({ maxLength: 64 }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: longestOption })]),
  { maxProperties: 200, description: "the game's options; what is left out has its usual value" },
);

export const Dice = Type.Union([Type.Literal("seeded"), Type.Literal("physical")], {
  description: "seeded: the table throws; physical: people throw real dice and enter what they see",
});
export type Dice = Static<typeof Dice>;

const Kept = Type.Array(Type.String({ pattern: keptWord.source }), {
  maxItems: mostKeptWords,
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
export const Placing = Type.Union([exactly({ sits: Type.Literal("me") }), Nobody, Bot]);
export type Placing = Static<typeof Placing>;

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
  contribution: Type.Optional(ContributionValue),
  begin: Type.Optional(
    Type.Union([Type.Literal("now"), Type.Literal("full")], {
      description:
        "now: at once, whoever comes later sits down later; full, as usual: once no seat is free and everybody who sits has added to the dice",
    }),
  ),
});
export type NewTable = Static<typeof NewTable>;

export const SeatAtTable = exactly({
  seat: SeatName,
  person: Type.Optional(Person),
  bot: Type.Optional(Type.String()),
  mine: Type.Optional(Type.Literal(true)),
  contributed: Type.Optional(
    Type.Literal(true, { description: "while the table gathers: who sits there has added to the dice" }),
  ),
});
export type SeatAtTable = Static<typeof SeatAtTable>;

const Delay = Type.Integer({
  minimum: 1,
  maximum: 30 * 24 * 60 * 60,
  description: "how long ago it must be that something was done, in seconds; at least 60",
});

/** A table as those may know it who may know of it: nothing of what lies on it. */
export const Table = exactly({
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
  notice: Type.Optional(
    exactly(
      {
        message: kernels<Message>("what happened, as a message"),
        answers: Type.Integer({ description: "how many answers were left" }),
        when: Moment,
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
  imported: Type.Optional(
    Type.Literal(true, { description: "from a file: whoever brought it may know what is hidden" }),
  ),
  lent: Type.Optional(
    Type.Literal(true, { description: "its quest was lent by a link to play it: the file of the match stays here" }),
  ),
  created: Moment,
  moved: Moment,
});
export type Table = Static<typeof Table>;

export const TableList = exactly({
  tables: Type.Array(Table),
  next: Type.Optional(Type.String({ description: "`after` for the next page, when there is one" })),
});
export type TableList = Static<typeof TableList>;

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

export const Link = exactly({ id: LinkId, to: Leading, created: Moment });
export type Link = Static<typeof Link>;

/** A link at the only moment when its token is told. */
export const NewLink = exactly({ id: LinkId, to: Leading, created: Moment, token: Token });
export type NewLink = Static<typeof NewLink>;

export const Invitation = exactly({ token: Token });

/** Takes the seat that a link leads to. */
export const Accepting = exactly({ token: Token, contribution: Type.Optional(ContributionValue) });

/** A match as a file: its options, its seed and its answers. */
export const MatchFile = exactly({
  table: Table,
  save: kernels<Save>("the match, as the kernel saves it"),
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
});
export type NewFromFile = Static<typeof NewFromFile>;

export const PutAside = exactly({ aside: Type.Boolean() });

/** What somebody sees who holds a link. */
export const Invited = exactly({
  to: Leading,
  table: Table,
  taken: Type.Optional(
    Type.Literal(true, {
      description: "the link was used, and somebody sits in its seat: the table may be known without it",
    }),
  ),
});
export type Invited = Static<typeof Invited>;
