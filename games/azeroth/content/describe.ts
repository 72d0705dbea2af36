import { type Message, type MessageArgument, say } from "@tavolata/kernel";
import type { Effect, Objective, Resource } from "./types.js";
import { effectShapes } from "./validate/effect-shapes.js";

type Args = Record<string, MessageArgument>;

/** An effect in words, made from the very data that the rules run on: whoever corrects a table corrects its text. */
export function effectMessage(effect: Effect): Message {
  const args: Args = { what: say(`effect.${effect.effect}`, figuresOf(effect)) };
  if (effect.on) args["on"] = say(`whom.${effect.on}`);
  if (effect.each) args["each"] = say(`each.${effect.each}`);
  if (effect.step) args["step"] = say(`step.${effect.step}`);
  if (effect.ifRolled) args["rolled"] = effect.ifRolled;
  if (effect.until) args["until"] = say(`until.${effect.until}`);
  return say("effect", args);
}

/** A change is said with its sign and its size. */
function figuresOf(effect: Effect): Args {
  const figures: Readonly<Record<string, unknown>> = { ...effect };
  const args: Args = {};
  for (const name of Object.keys(effectShapes[effect.effect])) {
    const value = figures[name];
    if (typeof value !== "number") args[name] = value === true ? "yes" : "no";
    else if (name !== "change") args[name] = value;
    else {
      args["sign"] = value < 0 ? "−" : "+";
      args["count"] = Math.abs(value);
    }
  }
  return args;
}

/** What a quest asks for; its colour is the colour of the spaces to hunt on (AZ-quest-9). */
export function objectiveMessage(objective: Objective, rank: string): Message {
  const { objective: kind } = objective;
  switch (kind) {
    case "visit":
    case "win":
      return say(`objective.${kind}`, { spaces: [...objective.spaces] });
    case "deliver":
      return say("objective.deliver", { from: objective.from, to: objective.to });
    case "hunt":
      return say("objective.hunt", { count: objective.count, types: [...objective.types], rank });
    case "duel":
      return say("objective.duel");
    case "slay":
      return say("objective.slay", { space: objective.space });
  }
}

export function resourceMessage(resource: Resource): Message {
  return say(`resource.${resource.resource}`, "amount" in resource ? { amount: resource.amount } : {});
}
