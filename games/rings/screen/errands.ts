import { asTold, type ErrandsOf, type ErrandTable, Wording } from "@tavolata/ui/companion/errand.js";

type Where = (event: Parameters<ErrandsOf>[0], told: Parameters<ErrandsOf>[1]) => string;

const goes =
  (where: Where, how: "put" | "move" = "move"): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const card = String(event["card"]);
    return [{ about: `card:${card}`, text: words.put(words.name(card), where(event, told), how), at: `card:${card}` }];
  };

const staging: Where = (_event, told) => told.say("errand.staging");
const inFront: Where = (event, told) => told.say("errand.front-of", { who: new Wording(told).name(event["seat"]) });

const counts =
  (counter: "errand.threat" | "errand.progress" | "errand.damage", who: string, value: string): ErrandsOf =>
  (event, told) => [
    { about: `${counter}:${String(event[who])}`, text: new Wording(told).set(counter, event[who], event[value]) },
  ];

const turned =
  (field: string): ErrandsOf =>
  (event, told) => {
    const words = new Wording(told);
    const card = String(event[field]);
    return [{ about: `card:${card}`, text: words.turn(words.name(card)), at: `card:${card}` }];
  };

/** What is to be done at the table after something happened in the card game. */
export const errands: ErrandTable = {
  "first-player": asTold,
  revealed: turned("card"),
  staged: goes(staging, "put"),
  "returned-to-staging": goes(staging),
  engaged: goes(inFront),
  "orc-guard": goes(inFront, "put"),
  travelled: goes((_event, told) => told.say("errand.active")),
  "left-play": (event, told) => {
    const words = new Wording(told);
    const card = String(event["card"]);
    return [{ about: `card:${card}`, text: words.line(event) }];
  },
  "treachery-resolved": (event, told) => [
    { about: `card:${String(event["card"])}`, text: new Wording(told).line(event) },
  ],
  "stage-begun": turned("stage"),
  "shadow-dealt": asTold,
  "shadow-turned": turned("card"),
  "shadows-discarded": asTold,
  "progress-placed": counts("errand.progress", "on", "total"),
  "threat-raised": counts("errand.threat", "seat", "threat"),
  "threat-lowered": counts("errand.threat", "seat", "threat"),
  damaged: asTold,
  healed: asTold,
  attached: asTold,
  guarded: asTold,
  "objective-freed": asTold,
  "encounter-deck-reset": asTold,
  "prisoner-taken": asTold,
  "prisoner-rescued": asTold,
  "to-victory": asTold,
};
