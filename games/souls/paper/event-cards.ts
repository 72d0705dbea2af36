import { ink } from "@tavolata/print/page/style.js";
import type { CardFace } from "@tavolata/print/sheets/cards.js";
import type { PaperWords } from "@tavolata/print/words.js";
import { activationMessage, effectMessage, encounterMessages, spawnMessage } from "../content/describe.js";
import type { EncounterCard, EventCard } from "../content/index.js";
import { stopped } from "./stopped.js";

const eventIcons: Readonly<Record<EventCard["kind"], string>> = {
  standard: "hourglass",
  story: "open-book",
  night: "moon",
  day: "sun",
};
const eventColours: Readonly<Record<EventCard["kind"], string>> = {
  standard: "#4a4238",
  story: ink.gold,
  night: ink.blue,
  day: "#9a5a1c",
};

/** SS-4.3-c: what the card itself does, in the order in which it is resolved (SS-4.3-j). */
export function eventFace(id: string, card: EventCard, words: PaperWords): CardFace {
  const { kind, number, continuous = [], effects = [], spawn, onSpawned = [] } = card;
  const said = (list: typeof effects) => list.map((effect) => stopped(words.sentence(effectMessage(effect))));
  const lasting = continuous.map((effect) => words.speaker.say(effectMessage(effect))).join("; ");
  const lines = [
    ...(kind === "standard" ? [] : [words.own(`souls.event.${kind}`, { number })]),
    ...(lasting === "" ? [] : [stopped(words.own("souls.event.continuous", { text: lasting }))]),
    ...said(effects),
    ...(spawn ? [words.sentence(spawnMessage(spawn))] : []),
    ...said(onSpawned),
  ];
  return {
    name: words.name(id),
    kind: words.own("souls.event-card"),
    icon: eventIcons[kind],
    colour: eventColours[kind],
    corner: String(number),
    text: lines.length > 0 ? lines.join("\n") : words.own("souls.event.nothing"),
  };
}

export function encounterFace(id: string, card: EncounterCard, words: PaperWords): CardFace {
  return {
    name: words.name(id),
    kind: words.own("souls.encounter-card"),
    icon: "crossed-swords",
    colour: "#6b2430",
    corner: card.letter,
    text: [activationMessage(card.main), ...encounterMessages(card)].map((one) => words.sentence(one)).join("\n"),
  };
}
