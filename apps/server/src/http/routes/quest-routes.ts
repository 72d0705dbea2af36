import { Type } from "@sinclair/typebox";
import {
  ChangedQuest,
  CopiedQuest,
  NewQuest,
  NewQuestLink,
  NewQuestLinkWish,
  OfQuest,
  OfQuestLink,
  QuestLinks,
  QuestList,
  QuestPage,
  QuestToken,
  QuestWithFile,
  SavedQuest,
  SharedQuest,
} from "@tavolata/client/protocol";
import type { App } from "../typed.js";
import { largestWithText, type RouteParts, refused } from "./routes.js";

/** Quests that people made: kept, changed, shared by links. */
export function addQuestRoutes(app: App, { people, quests }: RouteParts): void {
  const tags = ["quests"];

  app.get(
    "/api/quests",
    {
      config: { cost: "list" },
      schema: {
        summary: "The quests that I keep here, 100 at a time",
        tags,
        querystring: QuestPage,
        response: { 200: QuestList, ...refused },
      },
    },
    async (request) => quests.of((await people.signedIn(request)).id, Number(request.query.after ?? 0)),
  );

  app.post(
    "/api/quests",
    {
      config: { cost: "trial" },
      bodyLimit: largestWithText,
      schema: { summary: "Keep a quest here", tags, body: NewQuest, response: { 201: SavedQuest, ...refused } },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(await quests.keep(id, request.body.file));
    },
  );

  app.get(
    "/api/quests/:quest",
    {
      config: { cost: "plain" },
      schema: { summary: "A quest of mine", tags, params: OfQuest, response: { 200: QuestWithFile, ...refused } },
    },
    async (request) => quests.read((await people.signedIn(request)).id, request.params.quest),
  );

  app.put(
    "/api/quests/:quest",
    {
      config: { cost: "trial" },
      bodyLimit: largestWithText,
      schema: {
        summary: "Change a quest of mine, unless it was changed meanwhile",
        tags,
        params: OfQuest,
        body: ChangedQuest,
        response: { 200: SavedQuest, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      return quests.change(id, request.params.quest, request.body.file, request.body.hash);
    },
  );

  app.delete(
    "/api/quests/:quest",
    {
      config: { cost: "change" },
      schema: {
        summary: "Throw a quest of mine away, with its links; tables keep what they play",
        tags,
        params: OfQuest,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      await quests.forget((await people.signedIn(request)).id, request.params.quest);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/quests/:quest/links",
    {
      config: { cost: "plain" },
      schema: {
        summary: "The links to a quest of mine",
        tags,
        params: OfQuest,
        response: { 200: QuestLinks, ...refused },
      },
    },
    async (request) => quests.links((await people.signedIn(request)).id, request.params.quest),
  );

  app.post(
    "/api/quests/:quest/links",
    {
      config: { cost: "change" },
      schema: {
        summary: "Make a link by which others may play a quest of mine, or copy it",
        tags,
        params: OfQuest,
        body: NewQuestLinkWish,
        response: { 201: NewQuestLink, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(await quests.makeLink(id, request.params.quest, request.body.leads));
    },
  );

  app.delete(
    "/api/quests/:quest/links/:link",
    {
      config: { cost: "change" },
      schema: {
        summary: "Revoke a link to a quest of mine",
        tags,
        params: OfQuestLink,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { quest, link } = request.params;
      await quests.revokeLink((await people.signedIn(request)).id, quest, link);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/shared-quests/look",
    {
      config: { cost: "plain" },
      schema: {
        summary: "What stands on the cover of a quest that a link leads to",
        tags,
        body: QuestToken,
        response: { 200: SharedQuest, ...refused },
      },
    },
    async (request) => quests.look(request.body.token),
  );

  app.post(
    "/api/shared-quests/copy",
    {
      config: { cost: "plain" },
      schema: {
        summary: "The file of a quest, by a link to copy it",
        tags,
        body: QuestToken,
        response: { 200: CopiedQuest, ...refused },
      },
    },
    async (request) => quests.copy(request.body.token),
  );
}
