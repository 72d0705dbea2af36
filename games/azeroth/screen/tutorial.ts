import { parts, type Tutorial, turnsOf } from "@tavolata/ui/learn/tutorial.js";

const i = turnsOf("player-1");
const rival = turnsOf("player-2");

/** Two turns of a Warrior around the mountain city: a fight each, a find, and a first quest that is done. */
export const tutorial: Tutorial = {
  game: "azeroth",
  options: {},
  script: {
    dice: ["6", "1", "3/2", "4", "4", "3/2", "3/2", "4", "4"], // who begins; then each turn's die and each fight's two
    decks: {
      starting: [["frost-report", "road-watch"]],
      // They are drawn from the bottom: what doesn't suit a first fight lies on top.
      grey: [
        [
          ...["warband-grey", "market-day-grey", "festival-grey", "storm-grey", "ley-surge-grey", "lull-grey"],
          ...["barrow-hound-1", "barrow-hound-2", "dust-devil-1", "dust-devil-2", "mud-elemental-1", "mud-elemental-2"],
        ],
      ],
    },
  },
  learner: "player-1",
  opening: [i("character:warrior"), rival("character:mage"), i("city:anvilgate"), rival("city:kingsharbour")],
  lessons: [
    { text: "learn.azeroth.welcome", rules: ["AZ-end-1"] },
    { text: "learn.azeroth.move", at: parts.board, rules: ["AZ-move-2", "AZ-move-5"], does: [i("move:m1")] },
    { text: "learn.azeroth.explore", at: parts.question, rules: ["AZ-explore-3"], does: [i("resource:study")] },
    { text: "learn.azeroth.challenge", at: parts.question, rules: ["AZ-chal-5", "AZ-combat-1"], does: [i("draw")] },
    {
      text: "learn.azeroth.card",
      at: parts.actions,
      rules: ["AZ-energy-3", "AZ-combat-5"],
      does: [i("play:heavy-blow-1")],
    },
    { text: "learn.azeroth.strike", at: parts.question, rules: ["AZ-combat-9", "AZ-combat-14"], does: [i("strike")] },
    {
      text: "learn.azeroth.equip",
      at: parts.actions,
      rules: ["AZ-quest-1", "AZ-energy-2"],
      does: [
        i("equip:tunnel-gnawer-2"),
        i("done"),
        ...["stay", "resource:study", "done", "done"].map((pick) => rival(pick)),
      ],
    },
    { text: "learn.azeroth.quest", at: parts.board, rules: ["AZ-quest-8"], does: [i("move:m3")] },
    {
      text: "learn.azeroth.discovery",
      at: parts.board,
      rules: ["AZ-disc-1", "AZ-disc-4"],
      does: [i("resource:discovery"), i("place:l3")],
    },
    {
      text: "learn.azeroth.again",
      at: parts.actions,
      rules: ["AZ-combat-19"],
      does: [i("draw"), i("play:crushing-blow-1")],
    },
    { text: "learn.azeroth.valour", at: parts.log, rules: ["AZ-quest-2", "AZ-valour-1"] },
    { text: "learn.azeroth.end" },
  ],
};
