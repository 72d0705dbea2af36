import { parts, type Tutorial, turnsOf } from "@tavolata/ui/learn/tutorial.js";

const i = turnsOf("player-1");

/** One round of the first scenario with Aragorn, Glóin and Théodred: every phase once. */
export const tutorial: Tutorial = {
  game: "rings",
  options: {},
  script: {
    decks: {
      "player-1": [
        [
          "guard-of-the-citadel-1",
          "steward-of-gondor-1",
          "snowbourn-scout-1",
          "sneak-attack-1",
          "ever-vigilant-1",
          "faramir-1",
          "valiant-sacrifice-1",
        ],
      ],
      encounter: [[], ["eyes-of-the-forest-1", "old-forest-road-2"]],
    },
  },
  learner: "player-1",
  opening: [i("deck:leadership-starter"), i("no")],
  lessons: [
    { text: "learn.rings.welcome" },
    { text: "learn.rings.resources", at: parts.question, rules: ["LR-resource-1", "LR-resource-2"], does: [i("pass")] },
    {
      text: "learn.rings.pay",
      at: parts.board,
      rules: ["LR-planning-1", "LR-cost-1"],
      does: [i("play:steward-of-gondor-1"), i("target:aragorn-1"), i("pay:aragorn-1=1,gloin-1=1")],
    },
    {
      text: "learn.rings.use",
      at: parts.board,
      rules: ["LR-planning-4", "LR-cost-8"],
      does: [i("use:steward-of-gondor-1"), i("play:guard-of-the-citadel-1"), i("pay:aragorn-1=2")],
    },
    {
      text: "learn.rings.commit",
      at: parts.board,
      rules: ["LR-quest-1"],
      does: [
        i("done"),
        { ...i("pass"), isGiven: true },
        i("commit:aragorn-1", "commit:theodred-1", "commit:guard-of-the-citadel-1"),
      ],
    },
    {
      text: "learn.rings.response",
      at: parts.question,
      rules: ["LR-cost-4"],
      does: [i("respond:theodred-1"), i("target:aragorn-1"), i("respond:aragorn-1")],
    },
    { text: "learn.rings.staging", at: parts.question, rules: ["LR-quest-3", "LR-quest-4"], does: [i("pass")] },
    {
      text: "learn.rings.travel",
      at: parts.board,
      rules: ["LR-travel-1", "LR-travel-3"],
      does: [i("travel:old-forest-road-1"), i("respond:old-forest-road-1"), i("target:theodred-1")],
    },
    { text: "learn.rings.engage", at: parts.question, rules: ["LR-encounter-1", "LR-encounter-3"], does: [i("pass")] },
    {
      text: "learn.rings.defend",
      at: parts.board,
      rules: ["LR-combat-enemy-3", "LR-combat-enemy-4"],
      does: [i("defend:gloin-1"), i("respond:gloin-1")],
    },
    {
      text: "learn.rings.attack",
      at: parts.board,
      rules: ["LR-combat-player-3", "LR-combat-player-5"],
      does: [i("attack:forest-spider-1"), i("attacker:aragorn-1", "attacker:theodred-1")],
    },
    { text: "learn.rings.end", rules: ["LR-refresh-1", "LR-refresh-3"] },
  ],
};
