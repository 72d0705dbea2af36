import type { Client, NewTable, SeatChanges, Sitting, TableInfo } from "@tavolata/client";
import { gameOf } from "@tavolata/games";
import type { OptionDefinition, Options, OptionValue, Seat, Stream } from "@tavolata/kernel";
import { withOption as optionsWith } from "@tavolata/ui/game/with-option.js";
import type { Hands } from "@tavolata/ui/table/seats/hands.js";
import { ownPrintedValues } from "../printed-values/saved-values.js";

/** Who is to sit in a seat: whoever lays the table, another at the same device, somebody who gets a link, or a bot. */
export type Planned =
  | { readonly sits: "me" }
  | { readonly sits: "here"; readonly name: string }
  | { readonly sits: "link" }
  | { readonly sits: "bot"; readonly bot: string };

/** A table as it is being thought up. */
export interface TablePlan {
  readonly game: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, Planned>>;
  readonly dice: "seeded" | "physical";
  /** With real dice: what stays with the machine, if somebody has said so. */
  readonly kept?: readonly string[];
  /** At the server, or at this device, where nobody needs a network. */
  readonly place: "server" | "here";
  /** Anybody may look on and take a free seat. */
  readonly isOpen: boolean;
  /** After so many seconds a bot answers for whom the table waits; 0 is never. */
  readonly timeLimit: number;
  /** Whether the strong bot may be asked what it would do; left open, where one plays against the machine alone. */
  readonly hints?: boolean;
  /** What becomes of the wish of somebody who knows a hand to see another; usually it is refused. */
  readonly seatChanges?: SeatChanges;
}

export function newPlan(game: string): TablePlan {
  return {
    game,
    options: { ...gameOf(game).newTable, ...ownPrintedValues(game) },
    seats: {},
    dice: "seeded",
    place: "server",
    isOpen: false,
    timeLimit: 0,
  };
}

/** The seats of a table as it is planned. */
export function seatsOf({ game, options }: Pick<TablePlan, "game" | "options">): readonly Seat[] {
  return gameOf(game).seats(options);
}

/** Who sits where when nobody says: oneself on the side of the many, the machine against them. */
export function sitterOf(plan: TablePlan, seat: Seat): Planned {
  const planned = plan.seats[seat];
  if (planned) return planned;
  const seats = seatsOf(plan);
  const mine = gameOf(plan.game).soloSeats?.(seats) ?? seats.slice(0, 1);
  return mine.includes(seat) ? { sits: "me" } : { sits: "bot", bot: "normal" };
}

/** Sets an option, or leaves it to the game when it has its usual value. */
export function withOption(plan: TablePlan, id: string, value: OptionValue, usual: OptionValue): TablePlan {
  return { ...plan, options: optionsWith(plan.options, id, value, usual) };
}

/** Another preset sets anew whatever presets set: what was changed there is left to it. */
export function withoutPresets(plan: TablePlan, option: OptionDefinition): TablePlan {
  if (option.type !== "choice" || !option.presets) return plan;
  const set = new Set(Object.values(option.presets).flatMap((options) => Object.keys(options)));
  return { ...plan, options: Object.fromEntries(Object.entries(plan.options).filter(([id]) => !set.has(id))) };
}

/** What of real dice and cards stays with the machine: as was chosen, and otherwise as usual. */
export function automaticStreamsOf({ kept }: TablePlan, streams: readonly Stream[]): readonly string[] {
  return kept ?? streams.filter(({ usual }) => usual === "kept").flatMap(({ words }) => words);
}

/** What the server is asked for. */
export function wishOf(plan: TablePlan, streams: readonly Stream[] = []): NewTable {
  const { game, options, dice, isOpen, timeLimit, hints, seatChanges } = plan;
  const seats = seatsOf(plan).flatMap((seat): [Seat, Sitting][] => {
    const planned = sitterOf(plan, seat);
    if (planned.sits === "link") return [];
    return [[seat, planned.sits === "bot" ? planned : { sits: "me" }]];
  });
  return {
    game,
    options: { ...options },
    dice,
    ...(dice === "physical" && streams.length > 0 ? { kept: [...automaticStreamsOf(plan, streams)] } : {}),
    seats: Object.fromEntries(seats),
    ...(isOpen ? { open: true } : {}),
    ...(timeLimit > 0 ? { timeLimit } : {}),
    ...(hints === undefined ? {} : { hints }),
    ...(seatChanges === undefined ? {} : { seatChanges }),
  };
}

/** Who of those at this device has which seat. */
export function handsOf(plan: TablePlan): Hands {
  const here = seatsOf(plan).flatMap((seat) => {
    const planned = sitterOf(plan, seat);
    return planned.sits === "here" ? [[seat, planned.name.trim() || seat]] : [];
  });
  return Object.fromEntries(here);
}

/** The seats into which links lead. */
export function invitedTo(plan: TablePlan): readonly Seat[] {
  return seatsOf(plan).filter((seat) => sitterOf(plan, seat).sits === "link");
}

/** Whether the table will allow hints: as was chosen, and otherwise where nobody comes from elsewhere. */
export function allowsHints(plan: TablePlan): boolean {
  return plan.hints ?? invitedTo(plan).length === 0;
}

export interface Invitation {
  readonly seat: Seat;
  readonly token: string;
}

/** Lays the table, and makes a link into every seat that waits for somebody. */
export async function lay(
  client: Client,
  plan: TablePlan,
  streams: readonly Stream[],
): Promise<{ table: TableInfo; invitations: Invitation[] }> {
  const table = await client.openTable(wishOf(plan, streams));
  const invitations: Invitation[] = [];
  for (const seat of invitedTo(plan)) {
    const { token } = await client.makeLink(table.id, { leads: "seat", seat });
    invitations.push({ seat, token });
  }
  return { table, invitations };
}
