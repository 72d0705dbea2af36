import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import type {
  Activation,
  AttackValues,
  BehaviourLine,
  Cost,
  Effect,
  EncounterCard,
  Guard,
  PaidEffect,
  Sentence,
  SpawnFormula,
} from "./types.js";

type Args = Record<string, MessageArgument>;

const romans = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];

/** A distance as the cards print it: `{2}`. */
function braced(distance: number | "+"): string {
  return `{${distance}}`;
}

export function roman(number: number): string {
  return romans[number] ?? String(number);
}

export function valuesMessage({ hits, red, blue }: AttackValues): Message {
  return say("values", { hits, red, blue });
}

/** An effect in words, made from the very data that the rules run on: whoever corrects a table corrects its text. */
export function effectMessage(effect: Effect): Message {
  const args: Args = { what: say(`effect.${effect.effect}`, figuresOf(effect)) };
  if (effect.on) args["on"] = say(`whom.${effect.on}`);
  if (effect.until) args["until"] = say(`until.${effect.until}`);
  if (effect.if) args["guard"] = guardMessages(effect.if);
  if (effect.unlessSave) args["save"] = "yes";
  return say("effect", args);
}

/** What results buy: `2 × ability: K.O.` */
export function paidMessage({ cost, effects }: PaidEffect): Message {
  return say("paid", { cost: costMessages(cost), effects: effects.map(effectMessage) });
}

function costMessages(cost: Cost): Message[] {
  const results = Object.entries(cost).map(([result, count]) => say("cost.results", { result, count }));
  return results.length > 0 ? results : [say("cost.free")];
}

/** A line of a scroll as it is printed: `{1} {2} Move to engage. Claws.` */
export function lineMessage({ range, if: guard, say: sentences }: BehaviourLine): Message {
  const args: Args = {
    range: range === "+" ? braced("+") : range.map(braced).join(" "),
    say: sentenceList(sentences.map(sentenceMessage)),
  };
  if (guard?.menace) args["if"] = say("guard.menace", { roman: roman(guard.menace) });
  else if (guard?.selfWounded) args["if"] = say("guard.selfWounded");
  return say("line", args);
}

/** SS-15.7-l: whom an Encounter card activates. */
export function activationMessage(activation: Activation): Message {
  if ("count" in activation) return say("wakes.count", { count: activation.count });
  const { all, ...which } = activation;
  return say(`wakes.${all}`, which);
}

/** What an Encounter card says besides whom it activates: whom otherwise, with special powers, and whether its deck is shuffled. */
export function encounterMessages({ otherwise, specials, reshuffle }: EncounterCard): Message[] {
  return [
    ...(otherwise ? [say("wakes.otherwise", { whom: activationMessage(otherwise) })] : []),
    ...(specials ? [say("wakes.specials")] : []),
    ...(reshuffle ? [say("wakes.reshuffle")] : []),
  ];
}

/** SS-4.3-f, SS-4.3-g: how many enemies an Event card spawns. */
export function spawnMessage(formula: SpawnFormula): Message {
  return formula.formula === "standard" ? say("spawn.standard") : say("spawn.difference", { plus: formula.plus });
}

function sentenceMessage(sentence: Sentence): Message {
  switch (sentence.do) {
    case "engage":
      return say("sentence.engage");
    case "retreat":
      return say("sentence.retreat", { areas: sentence.areas });
    case "move": {
      const toward = sentence.toward && sentence.toward !== "victim" ? `-${sentence.toward}` : "";
      return say(`sentence.move${toward}`, { areas: sentence.areas });
    }
    case "use":
      return say("sentence.use", { power: sentence.power });
    case "attack": {
      const args: Args = { weapon: sentence.weapon, times: sentence.times ?? 1 };
      if (sentence.target) args["within"] = sentence.target.nearestWithin;
      return say("sentence.attack", args);
    }
  }
}

/** Sentences one after another, without the "and" of a list. */
function sentenceList(sentences: readonly Message[]): Message {
  const [first, ...rest] = sentences;
  return rest.length === 0 ? first! : say("sentences", { first: first!, rest: sentenceList(rest) });
}

function guardMessages(guard: Guard): Message[] {
  return Object.entries(guard).map(([key, value]) => {
    switch (key) {
      case "weapon":
      case "bothWeapons":
        return say(`guard.${key}`, { weapon: value as MessageArgument });
      case "damage":
        return say("guard.damage", { damage: value as MessageArgument });
      case "attack":
        return say("guard.attack", { attack: value as string });
      case "targetRank":
      case "rank":
        return say(`guard.${key}`, { rank: value as MessageArgument });
      case "menace":
        return say("guard.menace", { roman: roman(value as number) });
      default:
        return say(`guard.${key}`);
    }
  });
}

/** The figures of an effect as its message asks for them. */
function figuresOf(effect: Effect): Args {
  switch (effect.effect) {
    case "hits":
    case "armour":
    case "defence-dice":
    case "shields":
    case "max-hp":
    case "movement":
    case "capacity":
    case "prices":
      return { sign: effect.change < 0 ? "−" : "+", count: Math.abs(effect.change) };
    case "heal-more":
    case "enemy-movement":
      return { count: effect.change };
    case "range":
      return { count: effect.change, of: effect.of };
    case "attack-dice": {
      const { red = 0, blue = 0 } = effect;
      return { red, blue, both: red > 0 && blue > 0 ? "yes" : "no" };
    }
    case "lethal":
      return { hits: effect.hits, roman: effect.hits === "all" ? "" : roman(effect.hits) };
    case "area":
      return { brace: braced(effect.range) };
    case "extra-attack":
      return { with: typeof effect.with === "string" ? effect.with : valuesMessage(effect.with) };
    case "unarmed":
      return { values: valuesMessage(effect.values) };
    case "cancel-hits":
      return { count: effect.amount, of: effect.of };
    case "magic-shields":
    case "wounds":
    case "heal":
    case "crowns":
    case "soul-points":
      return { count: effect.amount };
    case "reroll":
      return { dice: effect.dice, count: effect.count };
    case "save-dice":
      return { count: effect.dice };
    case "condition":
      return effect.strength
        ? { condition: effect.condition, strength: effect.strength, roman: roman(effect.strength) }
        : { condition: effect.condition, roman: "" };
    case "fire":
      return { roman: roman(effect.strength) };
    case "remove-conditions":
      return { count: effect.count, which: effect.which };
    case "charge":
    case "move-figure":
    case "sight-limit":
      return { count: effect.areas };
    case "free-evade":
    case "action-items-free":
      return { count: effect.perTurn };
    case "shift-powers":
      return { count: effect.count, direction: effect.by > 0 ? "forward" : "back", steps: Math.abs(effect.by) };
    case "targets":
    case "recharge-powers":
    case "more-powers":
    case "treasure":
    case "loot":
    case "draw-enemy-powers":
      return { count: effect.count };
    case "recharge":
      return { count: effect.charges };
    case "trap-choice":
    case "treasure-choice":
      return { count: effect.draw };
    case "place-token":
      return { count: effect.count, token: effect.token };
    case "burst-rune":
    case "stronger-burst":
      return { count: effect.wounds };
    case "summon-companion":
      return { companion: effect.companion };
    case "enemy-attack":
      return { weapon: effect.weapon };
    case "place-shadows":
      return { count: effect.count, face: effect.face };
    case "choose":
      return { of: effect.of.map((effects) => effects.map(effectMessage)) };
    default:
      return {};
  }
}
