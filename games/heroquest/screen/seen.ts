import type { Seat, View } from "@tavolata/kernel";
import type { HeroQuest } from "../open.js";

/** What a view may leave out: the screen's other side, and what the table doesn't tell yet. */
type Perhaps = "quest" | "side" | "start" | "exit" | "secrets" | "seen" | "searched" | "fate" | "mission" | "spells";

/** The table as the kernel veils it for the onlooker. */
export type Seen = Omit<HeroQuest, Perhaps> & Partial<Pick<HeroQuest, Perhaps>>;

export type Figure = HeroQuest["figures"][number];
/** What of a figure is drawn on the board. */
export type FigureOnBoard = Pick<
  Figure,
  | "id"
  | "type"
  | "kind"
  | "square"
  | "body"
  | "fullBody"
  | "mind"
  | "fullMind"
  | "prone"
  | "buried"
  | "pit"
  | "lasting"
  | "asleep"
>;
export type Turn = NonNullable<HeroQuest["turn"]>;
export type Door = HeroQuest["doors"][number];
export type Trap = HeroQuest["traps"][number];
export type Secrets = HeroQuest["secrets"];
export type Campaign = NonNullable<HeroQuest["campaign"]>;

export const wizardSeat: Seat = "wizard";

export function seenIn(view: View): Seen {
  return view.state as unknown as Seen;
}

export function figureNamed({ figures }: Seen, id: string): Figure | undefined {
  return figures.find((figure) => figure.id === id);
}

/** The figure that has the turn. */
export function actingFigure(seen: Seen): Figure | undefined {
  return seen.turn ? figureNamed(seen, seen.turn.figure) : undefined;
}

/** The hero of a seat, on the board, gone, or between two quests. */
export function heroOf(seen: Seen, seat: Seat): { readonly figure: Figure; readonly how: string } | undefined {
  const id = seen.heroes[seat];
  if (id === undefined) return undefined;
  const standing = figureNamed(seen, id);
  if (standing) return { figure: standing, how: "" };
  const gone = seen.gone.find(({ figure }) => figure.id === id);
  if (gone) return gone;
  const sheet = seen.campaign?.sheets[seat];
  return sheet && { figure: sheet, how: "" };
}

/** On the heroes' side; a hero whom a spell commands stands on the other one meanwhile. */
export function isFriend({ kind, seat }: Figure): boolean {
  return kind === "ally" || (kind === "hero" && seat !== wizardSeat);
}

export function areEnemies(a: Figure, b: Figure): boolean {
  return isFriend(a) !== isFriend(b);
}

export function isFoe({ kind }: Pick<Figure, "kind">): boolean {
  return kind === "servant" || kind === "champion";
}

function lasts({ lasting }: Pick<Figure, "lasting">, what: string): boolean {
  return lasting.some((one) => one.what === what);
}

/** Who neither acts nor defends. */
export function isHelpless(figure: FigureOnBoard): boolean {
  const unconscious = figure.mind < 0 && figure.fullMind > 0;
  return figure.prone > 0 || figure.buried || figure.asleep === true || unconscious || lasts(figure, "sleep");
}

export function isInShock(figure: Figure): boolean {
  return figure.mind === 0 && figure.fullMind > 0;
}

/** Whether this looks at what is behind the screen. */
export function secretsIn(seen: Seen): Secrets | undefined {
  return seen.secrets && "antagonists" in seen.secrets ? seen.secrets : undefined;
}

/** `3` of `goblin-3`. */
export function numberOf(id: string): string {
  return /-(\d+)$/.exec(id)?.[1] ?? "";
}

/** A quest is over and the next hasn't begun. */
export function isBetween({ campaign, introduced }: Seen): boolean {
  if (!campaign || campaign.record.length === 0) return false;
  return !introduced || Object.keys(campaign.sheets).length > 0;
}
