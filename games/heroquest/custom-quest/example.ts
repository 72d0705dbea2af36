import type { QuestFile } from "./format.js";

/** A small quest as somebody might write it: an example of the format, with which matches are tried. */
export const exampleQuest: QuestFile = {
  tavolata: "quest",
  format: 1,
  game: "heroquest",
  language: "en",
  author: "Tavolata",
  quest: {
    side: "A",
    start: ["1,14", "2,14", "1,15", "2,15", "1,16", "2,16", "3,14", "3,15"],
    exit: ["1,17", "2,17"],
    wandering: "goblin",
    goal: { kind: "slay", figures: ["own-miller"] },
    doors: ["4,16|5,16", "8,15|9,15", "3,13|3,14"],
    secretDoors: ["4,11|5,11"],
    scenery: [
      { type: "table", at: "1,11", turned: true },
      { id: "flour-chest", type: "chest", at: "9,17", treasure: { gold: 60, text: "flour" } },
    ],
    antagonists: [
      { type: "goblin", at: "6,15" },
      { type: "goblin", at: "3,11" },
      { type: "orc", at: "7,14" },
      { id: "own-miller", type: "zombie", at: "10,15", champion: true, body: 2 },
    ],
    traps: [{ kind: "pit", at: "8,13" }],
    triggers: [
      {
        id: "miller-wakes",
        when: { on: "room-entered", room: "Q" },
        acts: [
          { act: "text", text: "miller-wakes" },
          { act: "place", antagonists: [{ type: "skeleton", at: "11,14" }] },
        ],
      },
    ],
    objectives: [
      { id: "chest-found", when: { on: "searched", what: "flour-chest" }, reward: { gold: 10 }, text: "paid" },
    ],
    reward: { gold: 40 },
    notes: [{ id: "a", at: "9,13", text: "note-a" }],
  },
  texts: {
    en: {
      title: "The Miller's Cellar",
      introduction: "The mill has ground all night, and the miller was buried on Sunday.",
      notes: "Keep the miller behind the others until the heroes are in his room.",
      success: "The wheel stands still. Somebody will have to learn the trade.",
      failure: "By morning there is more flour than there was corn.",
      "own-miller": "the miller",
      "miller-wakes": "White to the elbows, he turns round and asks whether you bring corn.",
      flour: "Under the flour lie coins, each wrapped in a leaf.",
      paid: "The widow gives each of you a share.",
      "note-a": "Here the miller's apprentice listened at the wall.",
    },
    it: {
      title: "La cantina del mugnaio",
      introduction: "Il mulino ha macinato tutta la notte, e il mugnaio è stato sepolto domenica.",
      notes: "Tieni il mugnaio dietro gli altri finché gli eroi non sono nella sua stanza.",
      success: "La ruota si è fermata. Qualcuno dovrà imparare il mestiere.",
      failure: "All'alba c'è più farina di quanto grano ci fosse.",
      "own-miller": "il mugnaio",
      "miller-wakes": "Bianco fino ai gomiti, si volta e chiede se portate grano.",
      flour: "Sotto la farina ci sono monete, ognuna avvolta in una foglia.",
      paid: "La vedova dà a ognuno di voi la sua parte.",
      "note-a": "Qui il garzone del mugnaio origliava alla parete.",
    },
    fr: {
      title: "La cave du meunier",
      introduction: "Le moulin a tourné toute la nuit, et le meunier a été enterré dimanche.",
      notes: "Garde le meunier derrière les autres tant que les héros ne sont pas dans sa salle.",
      success: "La roue s'arrête. Quelqu'un devra apprendre le métier.",
      failure: "Au matin il y a plus de farine qu'il n'y avait de blé.",
      "own-miller": "le meunier",
      "miller-wakes": "Blanc jusqu'aux coudes, il se retourne et demande si vous apportez du blé.",
      flour: "Sous la farine, des pièces, chacune enveloppée dans une feuille.",
      paid: "La veuve donne à chacun sa part.",
      "note-a": "Ici l'apprenti du meunier écoutait au mur.",
    },
  },
};
