import { parts, type Tutorial, turnsOf } from "@tavolata/ui/learn/tutorial.js";

const i = turnsOf("player-1");
const friend = turnsOf("player-2");

/** Out of the crypt of the first Quest with the White Rose Knight: areas, a door, two fights, an Enemy Turn, a power. */
export const tutorial: Tutorial = {
  game: "souls",
  options: {},
  script: {
    dice: [
      "hit+ability", // the trap
      "hit+ability", // on the first gremlin, and its defence
      "hit+ability",
      "ability+ability", // by the second, twice
      "hit+ability",
      "ability+ability",
      "hit+ability",
      "hit+ability", // on the second, and its defence
      "hit+ability",
    ],
    decks: { shadow: [["shadow-two-enemies-1", "shadow-man-1"]] },
  },
  learner: "player-1",
  opening: [
    ...[i("hero:white-rose"), friend("hero:ranger"), i("power:cleave"), friend("power:aimed-attack")],
    ...[i("take:sword-1"), i("equip:sword-1:primary"), i("take:wooden-shield-1"), i("equip:wooden-shield-1:secondary")],
    ...[i("take:chain-1"), i("equip:chain-1:armour"), i("ready")],
    ...[friend("take:longbow-1"), friend("equip:longbow-1:primary")],
    ...[friend("take:leather-1"), friend("equip:leather-1:armour"), friend("ready"), i("hero:ecarus")],
  ],
  lessons: [
    { text: "learn.souls.welcome" },
    { text: "learn.souls.areas", at: parts.board, rules: ["SS-6.1-a"], does: [i("move:9B-2"), i("move:9B-1")] },
    {
      text: "learn.souls.door",
      at: parts.board,
      rules: ["SS-6.4.1", "SS-5.2.4-a"],
      does: [i("open:9B-1|2A-2"), i("area:2A-1")],
    },
    {
      text: "learn.souls.dash",
      at: parts.actions,
      rules: ["SS-6.3.1-b", "SS-6.2-d"],
      does: [i("move:2A-2"), i("dash"), i("move:2A-1")],
    },
    { text: "learn.souls.attack", at: parts.actions, rules: ["SS-6.2-c"], does: [i("attack:sword-1:gremlin-green-1")] },
    { text: "learn.souls.coins", at: parts.question, rules: ["SS-6.2-b"], does: [i("pay:sword-1#1")] },
    { text: "learn.souls.steps", at: parts.log, rules: ["SS-5.3.1-b"] },
    {
      text: "learn.souls.enemies",
      at: parts.board,
      rules: ["SS-4.2-a", "SS-4.2.2-c"],
      does: [i("end-turn"), friend("end-turn"), friend("hero:ecarus")],
    },
    { text: "learn.souls.night", at: parts.head, rules: ["SS-4.3-a", "SS-4.3.2-a"] },
    { text: "learn.souls.power", at: parts.actions, rules: ["SS-7-l", "SS-4.1-f"], does: [i("power:cleave:1")] },
    {
      text: "learn.souls.focus",
      at: parts.actions,
      rules: ["SS-6.3.3-a"],
      does: [i("attack:sword-1:gremlin-green-2"), i("yes"), i("pay:sword-1#1")],
    },
    { text: "learn.souls.end", rules: ["SS-5.3.1-c"] },
  ],
};
