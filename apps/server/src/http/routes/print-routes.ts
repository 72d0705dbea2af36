import { Type } from "@sinclair/typebox";
import { exactly } from "@tavolata/client/protocol";
import { games as allGames } from "@tavolata/games";
import type { Language } from "@tavolata/language";
import { checkOrder, OrderRefused, openParts, type PaperName, type PrintOrder, type PrintPart } from "@tavolata/print";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readQuest } from "../../quests/reading.js";
import { Refuse } from "../../refuse.js";
import { networkOf } from "../guards/network.js";
import type { App } from "../typed.js";
import { largestWithText, type RouteParts, refused } from "./routes.js";

const word = (pattern = "^[a-z][a-z0-9-]*$") => Type.String({ pattern, maxLength: 60 });
const OfGame = exactly({ game: word() });
const paperAndLanguage = {
  paper: Type.Optional(Type.Union([Type.Literal("a4"), Type.Literal("letter")])),
  language: Type.Optional(Type.Union([Type.Literal("en"), Type.Literal("it"), Type.Literal("fr")])),
};

/** Quests, sheets, cards and rules on paper. What holds secrets has an address of its own. */
export function addPrintRoutes(app: App, parts: RouteParts): void {
  const { games, people, prints, secretSheets } = parts;
  /** Of whoever hasn't come in only the address is known. */
  const whoseTurn = async (request: FastifyRequest) => (await people.idOf(request)) ?? networkOf(request.ip);

  app.get(
    "/api/print/:game",
    {
      config: { cost: "paper" },
      schema: {
        summary: "A game on paper, as PDF: map, heroes, cards and rules; nothing in it is secret",
        tags: ["print"],
        params: OfGame,
        querystring: exactly({
          ...paperAndLanguage,
          quest: Type.Optional(word()),
          what: Type.Optional(word("^[a-z]+(,[a-z]+)*$")),
        }),
        response: refused,
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { quest, what } = request.query;
      const parts = what === undefined ? await openParts(allGames, game, quest) : (what.split(",") as PrintPart[]);
      if (parts.includes("notes")) throw new Refuse("malformed", "The notes hold secrets: they are at /notes.");
      const order = await orderOf(game, quest, parts, request.query);
      return send(reply, order, await prints.print(order, await whoseTurn(request)), "private, max-age=600");
    },
  );

  app.get(
    "/api/print/:game/notes",
    {
      config: { cost: "paper" },
      schema: {
        summary:
          "The sheet of whoever leads a quest, as PDF: it holds the quest's secrets. Nobody gets it who plays the quest without leading it",
        tags: ["print"],
        params: OfGame,
        querystring: exactly({ ...paperAndLanguage, quest: word() }),
        response: refused,
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const { quest } = request.query;
      const order = await orderOf(game, quest, ["notes"], request.query);
      await secretSheets.check(await people.idOf(request), game, quest);
      return send(reply, order, await prints.print(order, await whoseTurn(request)), "private, no-store");
    },
  );

  app.post(
    "/api/print/quest",
    {
      config: { cost: "paper" },
      bodyLimit: largestWithText,
      schema: {
        summary:
          "A quest that somebody wrote, as PDF: the players' sheet, or the notes with its secrets. Whoever has the file may print it; it is kept nowhere",
        tags: ["print"],
        body: CustomQuestOrder,
        response: refused,
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const { file, what, paper = "a4", language = "en" } = request.body;
      const { cover } = readQuest(games, file);
      const order: PrintOrder = { game: cover.game, file, paper, language, what: [what] };
      await checked(order);
      return send(reply, order, await prints.print(order, id), "private, no-store");
    },
  );
}

/** The longest quest file that is looked at, in characters: the games say themselves how much they take. */
const longestFile = 200_000;

const CustomQuestOrder = exactly({
  ...paperAndLanguage,
  file: Type.String({ minLength: 2, maxLength: longestFile }),
  what: Type.Union([Type.Literal("map"), Type.Literal("notes")]),
});

interface Asked {
  readonly paper?: PaperName;
  readonly language?: Language;
}

async function orderOf(
  game: string,
  quest: string | undefined,
  what: readonly PrintPart[],
  asked: Asked,
): Promise<PrintOrder> {
  const { paper = "a4", language = "en" } = asked;
  return checked({ game, ...(quest === undefined ? {} : { quest }), paper, language, what });
}

async function checked(order: PrintOrder): Promise<PrintOrder> {
  try {
    await checkOrder(allGames, order);
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error;
    throw new Refuse(error.why === "game" || error.why === "quest" ? "not-found" : "malformed", error.message);
  }
  return order;
}

function send(reply: FastifyReply, order: PrintOrder, bytes: Buffer, keeping: string): FastifyReply {
  const { game, quest, file, what } = order;
  const of = quest ?? (file === undefined ? undefined : "quest");
  const name = [game, ...(of === undefined ? [] : [of]), ...(what.length === 1 ? what : [])].join("-");
  return reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .header("cache-control", keeping)
    .send(bytes);
}
