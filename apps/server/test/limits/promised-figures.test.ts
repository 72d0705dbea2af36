import { readFileSync } from "node:fs";
import {
  largestMessage,
  longestOption,
  mostBoxPrintedValues,
  mostFileAnswers,
  mostMatches,
  questsOnPage,
} from "@tavolata/client/protocol";
import { longestSeed, mostContributions } from "@tavolata/kernel";
import { longestQuest } from "@tavolata/kit";
import { checkSound } from "@tavolata/table";
import { expect, test } from "vitest";
import { largestBody } from "../../src/http/doors.js";
import { usualDeadlines } from "../../src/http/guards/deadlines.js";
import { largestFile } from "../../src/http/routes/match-routes.js";
import { largestWithText } from "../../src/http/routes/routes.js";
import { usualBounds } from "../../src/lab/bounds.js";
import { costOfReckoning, costOfReplay, costOfTelling, messagePrices, prices } from "../../src/limits/cost.js";
import { usualMostLate } from "../../src/limits/lateness.js";
import { peopleAtAddress } from "../../src/limits/work-limits.js";
import { longestDrop, longestEnd } from "../../src/operations/shutdown.js";
import { patience } from "../../src/people/challenges.js";
import { mostPasskeys } from "../../src/people/passkeys.js";
import { mostEnded } from "../../src/people/sessions.js";
import { mostBlocked, mostLines } from "../../src/play/chat-room.js";
import { mostCommented } from "../../src/play/commentary.js";
import { mostWatched } from "../../src/play/play-socket.js";
import { usualMemory, usualPatience } from "../../src/print/print-room.js";
import { mostSubscriptions } from "../../src/push/subscriptions.js";
import { mostQuestLinks } from "../../src/quests/quests.js";
import { mostMarks } from "../../src/quotas/marks.js";
import { usualQuotas } from "../../src/quotas/quotas.js";
import { usualLimits } from "../../src/settings.js";
import { betweenLooks, longMatch, mostDeeds } from "../../src/storage/ledger.js";
import { mostCommentators } from "../../src/tables/commentators.js";
import { mostInFile } from "../../src/tables/file-log.js";
import { mostLinks } from "../../src/tables/links.js";
import { mostWalkIns } from "../../src/tables/seats.js";
import { mostWishes } from "../../src/tables/wishes.js";

const [limits, quotas, deadlines] = [usualLimits, usualQuotas, usualDeadlines];

/** What a document says, the figures of the house that it speaks of, and what these are when it is true. */
const promised: readonly (readonly [string, string, readonly number[], readonly number[]])[] = [
  ["protocol.md", "| a message | 16 KB;", [largestMessage], [16 * 1024]],
  ["protocol.md", "| 64 KB; 256 KB where", [largestBody, largestWithText], [64 * 1024, 256 * 1024]],
  ["protocol.md", "4 MB with a match from a file", [largestFile], [4 * 1024 * 1024]],
  ["protocol.md", "| 60,000 characters, or", [longestOption], [60_000]],
  [
    "protocol.md",
    "| 40,000 answers, 1,000 characters of its seed, 192 contributions |",
    [mostFileAnswers, longestSeed, mostInFile],
    [40_000, 1_000, 192],
  ],
  ["protocol.md", "(1009)", [1009], [1009]], // a code of WebSocket
  ["protocol.md", "| 32 levels of nesting, 200 characters", [mostLevels(), longestName()], [32, 200]],
  [
    "protocol.md",
    "| 250,000 deeds with all that was taken back, 256 contributions |",
    [mostDeeds, mostContributions],
    [250_000, 256],
  ],
  [
    "protocol.md",
    "| 64 links, 64 people who have opened one to commentary, 16 wishes",
    [mostLinks, mostCommentators, mostWishes],
    [64, 64, 16],
  ],
  ["protocol.md", "| a quest | 20 links |", [mostQuestLinks], [20]],
  [
    "protocol.md",
    "| 20 passkeys, 10 browsers that are told, 500 others blocked, 2,000 tables put aside",
    [mostPasskeys, mostSubscriptions, mostBlocked, mostMarks],
    [20, 10, 500, 2_000],
  ],
  ["protocol.md", "the newest 500 lines of talk", [mostLines], [500]],
  ["protocol.md", "4 hints that wait", [4], [4]], // packages/table/test/bot-crew.test.ts
  ["protocol.md", "12 matches on which one comments", [mostCommented], [12]],
  ["protocol.md", "of messages and work four times what a person has", [peopleAtAddress], [4]],
  ["protocol.md", "| 200 watches |", [mostWatched], [200]],
  ["protocol.md", "fewer than 40 people have played", [mostWalkIns], [40]],
  ["protocol.md", "after 200 times they are signed out", [mostEnded], [200]],
  ["protocol.md", "120 changes a minute,", [limits.changesPerMinute], [120]],
  ["protocol.md", "50 messages a second (200 at once)", [limits.messagesPerSecond, limits.messagesAtOnce], [50, 200]],
  [
    "protocol.md",
    "100 pieces of work a second (6,000 at once)",
    [limits.workPerSecond, limits.workAtOnce],
    [100, 6_000],
  ],
  [
    "protocol.md",
    "600 requests a minute, of these 60",
    [limits.requestsPerMinute, limits.reckoningsPerMinute],
    [600, 60],
  ],
  ["protocol.md", "20 files and 30 tries", [limits.filesPerMinute, limits.signInsPerMinute], [20, 30]],
  ["protocol.md", "60 new guests an hour; 200 sockets", [quotas.guestsPerHour, limits.socketsPerAddress], [60, 200]],
  ["protocol.md", "A watch costs 5,", [messagePrices.watch], [5]],
  [
    "protocol.md",
    "a page of older events or a look back 10,",
    [messagePrices.earlier, messagePrices["look-back"]],
    [10, 10],
  ],
  ["protocol.md", "to open a match that nobody looks at 20,", [messagePrices.open], [20]],
  ["protocol.md", "one for ten answers", [costOfReplay(1_000)], [100]],
  ["protocol.md", "one for 25 events", [costOfTelling(2_500)], [100]],
  ["protocol.md", "one for 250 deeds", [costOfReckoning(25_000)], [100]],
  ["protocol.md", "a hint 300, a file 300", [messagePrices.hint, prices.file.work], [300, 300]],
  ["protocol.md", "the file of a match 50, a print 100", [prices.match.work, prices.paper.work], [50, 100]],
  ["protocol.md", "an experiment 1,000.", [prices.experiment.work], [1_000]],
  ["protocol.md", "twenty count as one request", [20 * prices.page.requests], [1]],
  ["protocol.md", "within five minutes", [patience], [5 * 60]],
  ["protocol.md", "at most 200 a game", [mostBoxPrintedValues], [200]],
  ["protocol.md", "A list has 100 at a time", [questsOnPage], [100]],
  ["operations.md", "by more than a tenth of a second", [usualMostLate], [100]],
  ["operations.md", "has 15 seconds for the head of a request", [deadlines.head], [15_000]],
  [
    "operations.md",
    "two minutes for all of it, and 72 seconds",
    [deadlines.request, deadlines.idle],
    [120_000, 72_000],
  ],
  ["operations.md", "at most 500 connections", [limits.connectionsPerAddress], [500]],
  ["operations.md", "end it within five seconds", [Math.max(5_000, longestEnd + longestDrop)], [5_000]],
  ["operations.md", "aren't over | 60 |", [quotas.running], [60]],
  ["operations.md", "one person in all | 300 |", [quotas.tables], [300]],
  ["operations.md", "came from files | 60 |", [quotas.files], [60]],
  ["operations.md", "quests of one person | 100 |", [quotas.quests], [100]],
  ["operations.md", "in the database | 200 |", [quotas.megabytes], [200]],
  [
    "operations.md",
    "more than 5,000 deeds goes on only while its owner has room in `megabytes`: that is looked at after every 1,000.",
    [longMatch, betweenLooks],
    [5_000, 1_000],
  ],
  ["operations.md", "| 100,000 |", [quotas.houseTables], [100_000]],
  ["operations.md", "| 200,000 |", [quotas.housePeople], [200_000]],
  ["operations.md", "the whole database | 50 |", [quotas.houseGigabytes], [50]],
  ["lab.md", "up to a hundred matches of each side", [mostMatches], [100]],
  ["lab.md", "one minute, one experiment at a time", [usualBounds.longest], [60_000]],
  ["lab.md", "last twenty are kept", [usualBounds.kept], [20]],
  ["quest-files.md", "A file has at most 48,000 characters", [longestQuest], [48_000]],
  ["print.md", "given up after twenty seconds", [usualPatience.file], [20_000]],
  ["print.md", "more than half a gigabyte", [usualMemory], [512]],
];

/** How large something may be that the house takes. */
function mostTaken(make: (size: number) => unknown): number {
  for (let size = 1; size < 1_000; size++) {
    try {
      checkSound(make(size));
    } catch {
      return size - 1;
    }
  }
  return Number.POSITIVE_INFINITY;
}

function mostLevels(): number {
  return mostTaken((size) => JSON.parse(`${"[".repeat(size)}${"]".repeat(size)}`));
}

function longestName(): number {
  return mostTaken((size) => ({ ["x".repeat(size)]: 1 }));
}

test("no figure stands among the limits that isn't looked at here", () => {
  const [, limitsTold] = wordsOf("protocol.md").split("## Limits");
  const known = promised.filter(([document]) => document === "protocol.md").map(([, words]) => words);
  const left = known.reduce((text, words) => text.replaceAll(words, " "), limitsTold!);
  // Statuses and the name of a network are no limits.
  expect(
    left
      .replace("(503)", "")
      .replace("(/64)", "")
      .replace("IPv6", "")
      .match(/[^|,;]*\d[^|,;]*/g),
  ).toBeNull();
});

test.each(promised)("docs/%s says “%s”, and so it is", (document, words, figures, told) => {
  expect(wordsOf(document)).toContain(words);
  expect(figures).toEqual(told);
});

function wordsOf(document: string): string {
  return readFileSync(new URL(`../../../../docs/${document}`, import.meta.url), "utf8").replace(/\s+/g, " ");
}
