import { seedHash } from "@tavolata/kernel";
import type { CardType, Sphere } from "../../content/definition.js";
import { titleFrom } from "./names.js";

/** LR-mode-4: a card that the house doesn't know, as somebody describes it: what its name, its cost and its figures are, and what it says. */
export interface ProxyCard {
  readonly name: string;
  readonly type: ProxyType;
  readonly sphere: Sphere;
  readonly unique: boolean;
  /** What it costs; of a hero its threat cost. */
  readonly cost: number;
  /** Of a hero or an ally. */
  readonly willpower: number;
  readonly attack: number;
  readonly defence: number;
  readonly hitPoints: number;
  /** What it says: done by hand. */
  readonly text: string;
}

export type ProxyType = Extract<CardType, "hero" | "ally" | "attachment" | "event">;

export const proxyTypes: readonly ProxyType[] = ["hero", "ally", "attachment", "event"];
export const proxySpheres: readonly Sphere[] = ["leadership", "tactics", "spirit", "lore", "neutral"];

/** No figure of a card is higher, and nobody reads a longer name or text on one. */
export const highestFigure = 50;
export const longestProxyName = 60;
export const longestText = 400;

/** `Arwen Undómiel [unique ally spirit 2, 2/0/1/2: Response: …]`: willpower, attack, defence and hit points; then its text. */
const described = new RegExp(
  `^(.{1,${longestProxyName}}?)\\s*\\[(unique )?(${proxyTypes.join("|")}) (${proxySpheres.join("|")}) (\\d{1,2})` +
    `(?:, (\\d{1,2})/(\\d{1,2})/(\\d{1,2})/(\\d{1,2}))?(?:: ([^\\]]*))?\\]$`,
  "i",
);

/** The card that a line of a deck describes; nothing where it only names one. */
export function proxyIn(written: string): ProxyCard | undefined {
  const found = described.exec(written);
  if (!found) return undefined;
  const [, name, unique, type, sphere, cost, ...rest] = found;
  const [willpower = 0, attack = 0, defence = 0, hitPoints = 0] = rest.slice(0, 4).map((figure) => Number(figure ?? 0));
  const proxy: ProxyCard = {
    name: name!,
    type: type!.toLowerCase() as ProxyType,
    sphere: sphere!.toLowerCase() as Sphere,
    unique: unique !== undefined,
    cost: Number(cost),
    willpower,
    attack,
    defence,
    hitPoints,
    text: (rest[4] ?? "").trim(),
  };
  return isSound(proxy) ? proxy : undefined;
}

/** Whether a card can be played as it is described: with a name, figures in their bounds, and hit points where it can be hurt. */
export function isSound({ name, type, cost, willpower, attack, defence, hitPoints, text }: ProxyCard): boolean {
  const figures = [cost, willpower, attack, defence, hitPoints];
  if (figures.some((figure) => !Number.isInteger(figure) || figure < 0 || figure > highestFigure)) return false;
  if (name.length > longestProxyName || titleFrom(name) === "" || text.length > longestText) return false;
  return isCharacterType(type) ? hitPoints > 0 : true;
}

/** Only these have figures besides their cost. */
export function isCharacterType(type: ProxyType): boolean {
  return type === "hero" || type === "ally";
}

/** What `proxyIn` reads. Brackets and line breaks have no place in it. */
export function proxyWords({ name, type, sphere, unique, cost, text, ...figures }: ProxyCard): string {
  const { willpower, attack, defence, hitPoints } = figures;
  const values = isCharacterType(type) ? `, ${[willpower, attack, defence, hitPoints].join("/")}` : "";
  const words = plain(text);
  return `${plain(name)} [${unique ? "unique " : ""}${type} ${sphere} ${cost}${values}${words === "" ? "" : `: ${words}`}]`;
}

function plain(text: string): string {
  return text.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();
}

/**
 * The title of such a card. All that the rules need stands in it, so that it means the same in every save and on every screen:
 * `proxy.unique-ally.spirit.2.2.0.1.2.text-012345.arwen-undomiel`. What it says is in it as a hash: cards that say something else
 * have another title, even of the same name.
 */
export function proxyTitle(proxy: ProxyCard): string {
  const { name, type, sphere, unique, cost, willpower, attack, defence, hitPoints, text } = proxy;
  const kind = unique ? `unique-${type}` : type;
  const figures = isCharacterType(type) ? [willpower, attack, defence, hitPoints] : [0, 0, 0, 0];
  return ["proxy", kind, sphere, cost, ...figures, says(text), titleFrom(name)].join(".");
}

function says(text: string): string {
  return text === "" ? "plain" : `text-${seedHash(text).slice(0, 6)}`;
}
