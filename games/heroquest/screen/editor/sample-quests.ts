import type { QuestFile } from "../../editor.js";

/** A friend who must be brought out: with a locked way in, and somebody who listens. */
const squire: QuestFile = {
  tavolata: "quest",
  format: 1,
  game: "heroquest",
  language: "en",
  author: "Tavolata",
  quest: {
    side: "A",
    start: ["1,14", "2,14", "1,15", "2,15", "1,16", "2,16", "3,14", "3,15"],
    exit: ["1,17", "2,17"],
    wandering: "orc",
    goal: { kind: "rescue", ally: "own-squire" },
    failure: [{ kind: "ally-lost", ally: "own-squire" }],
    doors: ["4,16|5,16", "6,17|6,18", "9,9|10,9"],
    scenery: [
      { type: "rack", at: "11,10" },
      { type: "cupboard", at: "5,13", treasure: { gold: 40, items: ["potion-of-healing"], text: "cupboard" } },
    ],
    antagonists: [
      { type: "goblin", at: "6,15" },
      { type: "goblin", at: "7,16" },
      { type: "orc", at: "12,8" },
      { type: "fimir", at: "14,9" },
    ],
    allies: [{ id: "own-squire", type: "squire-tam", at: "15,11", joins: { on: "ally-reached", ally: "own-squire" } }],
    traps: [{ kind: "pit", at: "9,14" }],
    triggers: [
      {
        id: "door-creaks",
        when: { on: "door-opened", edge: "9,9|10,9" },
        acts: [{ act: "text", text: "door-creaks" }],
      },
    ],
    reward: { gold: 50 },
    notes: [{ id: "a", at: "10,7", text: "note-a" }],
  },
  texts: {
    en: {
      title: "The Squire's Wages",
      introduction: "He was sent to ask for three months' wages. They have kept him, too.",
      notes: "Keep the fimir between the heroes and the squire.",
      success: "He counts the coins twice, then follows you out.",
      failure: "Nobody will ask for wages in this house again.",
      "own-squire": "the squire",
      "door-creaks": "The door creaks. Inside, somebody stops talking.",
      cupboard: "Behind the plates: a purse, and a bottle that smells of mint.",
      "note-a": "From here the orcs hear every step in the corridor.",
    },
    it: {
      title: "La paga dello scudiero",
      introduction: "Era stato mandato a chiedere tre mesi di paga. Hanno trattenuto anche lui.",
      notes: "Tieni il fimir tra gli eroi e lo scudiero.",
      success: "Conta le monete due volte, poi vi segue fuori.",
      failure: "In questa casa nessuno chiederà più la paga.",
      "own-squire": "lo scudiero",
      "door-creaks": "La porta cigola. Dentro, qualcuno smette di parlare.",
      cupboard: "Dietro i piatti: una borsa, e una bottiglia che sa di menta.",
      "note-a": "Da qui gli orchi sentono ogni passo nel corridoio.",
    },
    fr: {
      title: "Les gages de l'écuyer",
      introduction: "On l'avait envoyé réclamer trois mois de gages. On l'a gardé, lui aussi.",
      notes: "Garde le fimir entre les héros et l'écuyer.",
      success: "Il compte les pièces deux fois, puis vous suit dehors.",
      failure: "Dans cette maison, personne ne réclamera plus de gages.",
      "own-squire": "l'écuyer",
      "door-creaks": "La porte grince. À l'intérieur, quelqu'un se tait.",
      cupboard: "Derrière les assiettes : une bourse, et une bouteille qui sent la menthe.",
      "note-a": "D'ici les orques entendent chaque pas dans le couloir.",
    },
  },
};

/** A race from the middle of the house to its corner: moments that come by the clock. */
const bells: QuestFile = {
  tavolata: "quest",
  format: 1,
  game: "heroquest",
  language: "en",
  author: "Tavolata",
  quest: {
    side: "A",
    start: ["10,7", "11,7", "12,7", "13,7", "10,8", "11,8", "12,8", "13,8"],
    exit: ["0,0", "1,0"],
    wandering: "skeleton",
    goal: { kind: "race", heroes: 2, rounds: 16 },
    doors: ["9,9|10,9"],
    scenery: [{ type: "tomb", at: "13,10" }],
    antagonists: [
      { type: "skeleton", at: "5,9" },
      { type: "skeleton", at: "4,9" },
      { type: "zombie", at: "0,6" },
      { type: "orc", at: "0,3" },
    ],
    traps: [
      { kind: "pit", at: "2,9" },
      { kind: "rocks", at: "9,7" },
    ],
    triggers: [
      { id: "first-bell", when: { on: "start" }, acts: [{ act: "text", text: "first-bell" }] },
      {
        id: "second-bell",
        when: { on: "round-begins", round: 5 },
        acts: [
          { act: "text", text: "second-bell" },
          { act: "place", antagonists: [{ type: "skeleton", at: "9,12" }] },
        ],
      },
    ],
    reward: { gold: 60 },
  },
  texts: {
    en: {
      title: "Before the Third Bell",
      introduction: "At the third bell the gate is walled up. It has rung once.",
      notes: "Hold the corridor; the clock does the rest.",
      success: "Behind you the masons have already begun.",
      failure: "The third bell. The last stone fits.",
      "first-bell": "The first bell is still humming in the stones.",
      "second-bell": "The second bell. Something behind you gets up.",
    },
    it: {
      title: "Prima della terza campana",
      introduction: "Alla terza campana il cancello sarà murato. Ha suonato una volta.",
      notes: "Tieni il corridoio; al resto pensa l'orologio.",
      success: "Dietro di voi i muratori hanno già cominciato.",
      failure: "La terza campana. L'ultima pietra combacia.",
      "first-bell": "La prima campana ronza ancora nelle pietre.",
      "second-bell": "La seconda campana. Qualcosa dietro di voi si alza.",
    },
    fr: {
      title: "Avant la troisième cloche",
      introduction: "À la troisième cloche, la porte sera murée. Elle a sonné une fois.",
      notes: "Tiens le couloir ; l'horloge fera le reste.",
      success: "Derrière vous, les maçons ont déjà commencé.",
      failure: "La troisième cloche. La dernière pierre est en place.",
      "first-bell": "La première cloche bourdonne encore dans les pierres.",
      "second-bell": "La deuxième cloche. Derrière vous, quelque chose se lève.",
    },
  },
};

export const sampleQuests = { squire, bells };
