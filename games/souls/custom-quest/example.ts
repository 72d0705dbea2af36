import type { QuestFile } from "./format.js";

/** A small quest as somebody might write it: an example of the format, with which matches are tried. */
export const exampleQuest: QuestFile = {
  tavolata: "quest",
  format: 1,
  game: "souls",
  language: "en",
  author: "Tavolata",
  quest: {
    tiles: [
      { tile: "9A", at: [0, 8] },
      { tile: "2A", at: [0, 4] },
      { tile: "1A", at: [0, 0] },
    ],
    start: ["9A-3"],
    doors: [{ id: "ferry-door", on: "9A-1|2A-2", kind: "normal" }],
    chests: [{ id: "toll-chest", at: "1A-2" }],
    searchAreas: ["9A-2"],
    altars: [{ id: "landing-altar", at: "9A-3", active: true }],
    gates: [{ id: "reeds", at: "2A-1", symbol: "magic", open: true }],
    waypoints: [
      {
        id: "bell",
        at: "1A-4",
        acts: [
          { act: "text", text: "bell" },
          { act: "note", note: "bell-rung" },
          { act: "soul-points", amount: 1 },
        ],
      },
    ],
    shadowReserve: { man: 1, enemy: 3, champion: 1 },
    shadows: [
      { at: "2A-1", heroes: 2 },
      { at: "1A-1", heroes: 2 },
      { at: "1A-4", heroes: 4 },
    ],
    enemies: [{ enemy: "gremlin-green-1", at: "2A-2", heroes: 3 }],
    enemyDeck: ["gremlin-green", "bandit-blue"],
    events: { deck: [5, 7, 10, 12, 15, 18] },
    night: { text: "night", lasting: [{ effect: "sight-limit", areas: 3 }], once: [] },
    stories: [
      {
        card: 1,
        at: "1A-3",
        ontoDeck: true,
        acts: [
          { act: "text", text: "ferryman" },
          { act: "goal", goal: "ferryman" },
          {
            act: "place",
            enemies: [
              { enemy: "bandit-red-1", at: "1A-2" },
              { at: "1A-1", heroes: 4 },
            ],
          },
          {
            act: "choice",
            text: "his-offer",
            of: [
              { text: "refuse", natures: ["lawful", "neutral"], acts: [{ act: "soul-points", amount: 1 }] },
              { text: "take-it", natures: ["chaos", "neutral"], acts: [{ act: "crowns", amount: 10, who: "each" }] },
            ],
          },
        ],
      },
    ],
    citizens: { man: [{ act: "text", text: "traveller" }] },
    triggers: [
      {
        id: "outside",
        when: { on: "door-opened", door: "ferry-door" },
        acts: [{ act: "text", text: "outside" }],
      },
    ],
    actions: [
      {
        id: "ring-again",
        text: "ring-again",
        activity: "action",
        at: ["1A-4"],
        after: "bell-rung",
        once: true,
        acts: [{ act: "effects", effects: [{ effect: "heal", amount: 1, on: "heroes-in-area" }] }],
      },
    ],
    victory: [{ id: "ferryman", open: false, when: { kind: "killed", enemy: "bandit-red-1" } }],
    reward: { soulPoints: 2, crowns: 20 },
  },
  texts: {
    en: {
      title: "The Ferryman’s Bell",
      introduction: "Nobody has crossed the river for a week. From the other bank, at night, somebody rings.",
      victory: "The boat is yours. It leaks, but not more than you do.",
      failure: "The bell rings on, and now you know for whom.",
      "goal-ferryman": "Defeat the ferryman.",
      night: "Night: the fog from the river lies so thick that nobody sees farther than three areas.",
      ferryman: "“You are late,” says the ferryman, and puts his hand on the knife. “Everybody pays, the dead twice.”",
      "his-offer": "He would share what he took from the others. What do you say?",
      refuse: "Refuse",
      "take-it": "Take it, and fight him all the same",
      bell: "The rope is wet. One pull, and the whole valley knows that somebody is alive here.",
      outside: "Reeds, mud, and small feet running away.",
      traveller: "A traveller, soaked to the bone, thanks you and asks for the way to anywhere else.",
      "ring-again": "Ring the bell once more",
    },
    it: {
      title: "La campana del traghettatore",
      introduction: "Da una settimana nessuno passa il fiume. Dall'altra riva, di notte, qualcuno suona.",
      victory: "La barca è vostra. Fa acqua, ma non più di voi.",
      failure: "La campana continua a suonare, e ora sapete per chi.",
      "goal-ferryman": "Sconfiggete il traghettatore.",
      night: "Notte: la nebbia del fiume è così fitta che nessuno vede oltre tre aree.",
      ferryman:
        "«Siete in ritardo», dice il traghettatore, e mette mano al coltello. «Tutti pagano, i morti il doppio.»",
      "his-offer": "Dividerebbe ciò che ha preso agli altri. Che cosa rispondete?",
      refuse: "Rifiutare",
      "take-it": "Accettare, e combatterlo lo stesso",
      bell: "La corda è bagnata. Uno strappo, e tutta la valle sa che qui qualcuno è vivo.",
      outside: "Canne, fango e piccoli piedi che scappano.",
      traveller: "Un viandante, fradicio fino alle ossa, vi ringrazia e chiede la strada per qualunque altro posto.",
      "ring-again": "Suonare ancora una volta la campana",
    },
    fr: {
      title: "La cloche du passeur",
      introduction: "Depuis une semaine personne n'a passé la rivière. Sur l'autre rive, la nuit, quelqu'un sonne.",
      victory: "La barque est à vous. Elle prend l'eau, mais pas plus que vous.",
      failure: "La cloche sonne toujours, et vous savez maintenant pour qui.",
      "goal-ferryman": "Vainquez le passeur.",
      night: "Nuit : le brouillard de la rivière est si épais que personne ne voit à plus de trois zones.",
      ferryman:
        "« Vous êtes en retard », dit le passeur, la main sur le couteau. « Tout le monde paie, les morts le double. »",
      "his-offer": "Il partagerait ce qu'il a pris aux autres. Que répondez-vous ?",
      refuse: "Refuser",
      "take-it": "Accepter, et le combattre quand même",
      bell: "La corde est mouillée. Un coup, et toute la vallée sait que quelqu'un vit ici.",
      outside: "Des roseaux, de la boue, et de petits pieds qui s'enfuient.",
      traveller: "Un voyageur, trempé jusqu'aux os, vous remercie et demande le chemin de n'importe où ailleurs.",
      "ring-again": "Sonner la cloche encore une fois",
    },
  },
};
