import { parts, type Tutorial, turnsOf } from "@tavolata/ui/learn/tutorial.js";

const i = turnsOf("adventurer-1");
const wizard = turnsOf("wizard");

/** The Elf alone in the first room of the first quest: walk, door, blows, a spell, a search. */
export const tutorial: Tutorial = {
  game: "heroquest",
  options: { adventurers: 1, fillSeats: false },
  script: {
    dice: [
      "4 3", // the walk
      "skull skull", // on the first goblin
      "skull",
      "skull lion", // by the second
      "lion oval",
      "skull skull oval", // by the orc
      "oval skull",
      "lion lion skull", // the spell
      "skull",
      "skull skull", // on the orc
      "lion lion",
    ],
    decks: { treasure: [["jewels-1"]] },
  },
  learner: "adventurer-1",
  opening: [i("hero:elf"), i("figure:aelis"), i("element:fire")],
  lessons: [
    { text: "learn.heroquest.welcome", at: parts.head },
    { text: "learn.heroquest.move", at: parts.question, rules: ["HQ-3.6-a", "HQ-4.2-a"], does: [i("move")] },
    { text: "learn.heroquest.walk", at: parts.board, rules: ["HQ-4.5"], does: [i("step:2,14"), i("step:3,14")] },
    { text: "learn.heroquest.door", at: parts.board, rules: ["HQ-4.9-a"], does: [i("open:3,13|3,14")] },
    {
      text: "learn.heroquest.enter",
      at: parts.board,
      rules: ["HQ-4.4"],
      does: [i("step:3,13"), i("step:3,12"), i("stop")],
    },
    { text: "learn.heroquest.attack", at: parts.actions, rules: ["HQ-6.1", "HQ-6.4"], does: [i("attack:goblin-1")] },
    { text: "learn.heroquest.dice", at: parts.dice, rules: ["HQ-6.11"] },
    {
      text: "learn.heroquest.enemies",
      at: parts.log,
      rules: ["HQ-3.4"],
      does: [
        ...["activate:goblin-2", "attack:aelis", "end-turn"].map((pick) => wizard(pick)),
        ...["activate:orc-1", "move", "step:3,10", "step:3,11", "stop", "attack:aelis"].map((pick) => wizard(pick)),
      ],
    },
    {
      text: "learn.heroquest.spell",
      at: parts.actions,
      rules: ["HQ-8.5-a", "HQ-8.6-b"],
      does: [i("cast:ember"), i("pay"), i("target:goblin-2")],
    },
    { text: "learn.heroquest.barred", at: parts.actions, rules: ["HQ-3.8"], does: [i("attack:orc-1")] },
    { text: "learn.heroquest.treasure", at: parts.actions, rules: ["HQ-9.1.b-a"], does: [i("treasure:table-1")] },
    { text: "learn.heroquest.end" },
  ],
};
