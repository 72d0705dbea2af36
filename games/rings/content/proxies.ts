import { isCharacterType, type ProxyType } from "../queries/decks/proxy.js";
import { byHand } from "../rules/15-proxies/by-hand.js";
import type { Definition, Sphere } from "./definition.js";

const figure = "(\\d{1,2})";

const proxyTitle = new RegExp(
  `^proxy\\.(unique-)?(hero|ally|attachment|event)\\.(leadership|tactics|spirit|lore|neutral)(?:\\.${figure}){5}` +
    "\\.(text-[0-9a-f]{6}|plain)\\.[a-z0-9-]+$",
);

/** LR-mode-4: a card that somebody described: its cost and its figures hold, and what it says is done by hand. */
export function proxyCard(title: string): Definition | undefined {
  const found = proxyTitle.exec(title);
  if (!found) return undefined;
  const [type, sphere] = [found[2] as ProxyType, found[3] as Sphere];
  const [cost, willpower, attack, defence, hitPoints] = title.split(".").slice(3, 8).map(Number);
  return {
    id: title,
    type,
    sphere,
    unique: found[1] !== undefined || type === "hero",
    copies: 3,
    ...(type === "hero" ? { threatCost: cost! } : { cost: cost! }),
    ...(isCharacterType(type)
      ? { willpower: willpower!, attack: attack!, defence: defence!, hitPoints: hitPoints! }
      : {}),
    traits: [],
    keywords: [],
    // Where it may go is for its text to say, and for its player to see to.
    ...(type === "attachment" ? { attachTo: () => true } : {}),
    ...(found.at(-1) !== "plain" || type === "event" ? { action: { effect: byHand } } : {}),
    reactions: [],
  };
}
