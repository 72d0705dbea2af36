import {
  asTold,
  type Errand,
  type ErrandsOf,
  type ErrandTable,
  type Told,
  textsIn,
  Wording,
} from "@tavolata/ui/companion/errand.js";
import { squareName } from "./board/grid.js";
import { figureNamed, seenIn } from "./seen.js";

/** A figure belongs where it stands now; one that stands nowhere is taken away. */
function figure(id: string, told: Told, how: "put" | "move"): Errand {
  const words = new Wording(told);
  const square = figureNamed(seenIn(told.view), id)?.square ?? -1;
  const about = `figure:${id}`;
  if (square < 0) return { about, text: words.remove(words.name(id)) };
  return { about, text: words.put(words.name(id), squareName(square), how), at: about };
}

const moved: ErrandsOf = (event, told) => [figure(String(event["figure"]), told, "move")];

/** Whoever leads a hero walks with it at the board, too. */
const walked: ErrandsOf = (event, told) => {
  const id = String(event["figure"]);
  const seat = figureNamed(seenIn(told.view), id)?.seat;
  return seat !== undefined && told.people.has(seat) ? [] : [figure(id, told, "move")];
};

const gone: ErrandsOf = (event, told) => {
  const words = new Wording(told);
  const id = String(event["figure"]);
  return [{ about: `figure:${id}`, text: words.remove(words.name(id)) }];
};

const posture =
  (how: "prone" | "stand"): ErrandsOf =>
  (event, told) => {
    const id = String(event["figure"]);
    const what = new Wording(told).name(id);
    return [{ about: `posture:${id}`, text: told.say(`errand.${how}`, { what }), at: `figure:${id}` }];
  };

const door =
  (how: "open" | "close"): ErrandsOf =>
  (event, told) => {
    const edge = String(event["edge"]);
    return [{ about: `edge:${edge}`, text: told.say(`errand.${how}`, { where: edge }), at: `edge:${edge}` }];
  };

const points =
  (counter: "errand.body" | "errand.mind"): ErrandsOf =>
  (event, told) => {
    const id = String(event["figure"]);
    const isHero = Object.values(seenIn(told.view).heroes).includes(id);
    // The machine keeps count of its own.
    return isHero ? [{ about: `${counter}:${id}`, text: new Wording(told).set(counter, id, event["left"]) }] : [];
  };

function laid(told: Told, what: string, squares: unknown): Errand[] {
  const words = new Wording(told);
  return textsIn(squares).map((at) => ({ about: `ground:${at}`, text: words.lay(what, at), at: `square:${at}` }));
}

const placed: ErrandsOf = (event, told) => {
  const words = new Wording(told);
  const { scenery } = seenIn(told.view);
  const doors = (["doors", "barred"] as const).flatMap((field) =>
    textsIn(event[field]).map((edge) => ({
      about: `edge:${edge}`,
      text: words.lay(told.say(field === "doors" ? "errand.door" : "errand.barred"), edge),
      at: `edge:${edge}`,
    })),
  );
  const pieces = textsIn(event["scenery"]).map((id) => {
    const at = scenery.find((piece) => piece.id === id)?.squares[0];
    const where = at === undefined ? "" : squareName(at);
    return { about: `scenery:${id}`, text: words.lay(words.name(id), where), at: `scenery:${id}` };
  });
  return [
    ...pieces,
    ...doors,
    ...laid(told, told.say("errand.rubble"), event["rubble"]),
    ...laid(told, told.say("errand.abyss"), event["abyss"]),
    ...textsIn(event["figures"]).map((id) => figure(id, told, "put")),
  ];
};

const begun: ErrandsOf = (event, told) => {
  const words = new Wording(told);
  return Object.entries(event["places"] as Readonly<Record<string, string>>).map(([id, square]) => ({
    about: `figure:${id}`,
    text: words.put(words.name(id), square),
    at: `figure:${id}`,
  }));
};

const trap: ErrandsOf = (event, told) => {
  const what = told.say("errand.trap", { trap: new Wording(told).name(event["trap"]) });
  return laid(told, what, [event["at"]]);
};

const cleared: ErrandsOf = (event, told) => {
  const what = told.say("errand.trap", { trap: new Wording(told).name(event["trap"]) });
  return [
    {
      about: `ground:${String(event["at"])}`,
      text: new Wording(told).remove(what),
      at: `square:${String(event["at"])}`,
    },
  ];
};

/** What is to be done at the board after something happened in HeroQuest. */
export const errands: ErrandTable = {
  "adventure-begun": begun,
  placed,
  summoned: (event, told) => textsIn(event["figures"]).map((id) => figure(id, told, "put")),
  moved: walked,
  jumped: walked,
  "put-back": moved,
  bumped: moved,
  pushed: moved,
  shifted: moved,
  "escaped-rocks": moved,
  "dug-out": moved,
  revived: moved,
  eliminated: gone,
  "left-board": gone,
  vanished: gone,
  departed: gone,
  "fell-prone": posture("prone"),
  "stood-up": posture("stand"),
  "door-opened": door("open"),
  "door-opens": door("open"),
  "door-closes": door("close"),
  "levers-seen": (event, told) => laid(told, told.say("errand.lever"), event["at"]),
  "rocks-fell": (event, told) => laid(told, told.say("errand.rubble"), event["at"]),
  "trap-sprung": trap,
  "trap-disarmed": cleared,
  "body-lost": points("errand.body"),
  "body-regained": points("errand.body"),
  "mind-lost": points("errand.mind"),
  "mind-regained": points("errand.mind"),
  searched: asTold,
  "traps-told": asTold,
  "treasure-found": asTold,
  "pile-taken": asTold,
  "weapon-dropped": asTold,
  "ground-changed": asTold,
  "ground-back": asTold,
};
