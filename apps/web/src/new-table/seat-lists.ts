import type { Options, Seat } from "@tavolata/kernel";

/**
 * The seats of a table with these options. The rules decide it, which aren't in this page: a test holds these lists to them.
 */
export function seatsFor(game: string, options: Options): readonly Seat[] {
  switch (game) {
    case "heroquest": {
      const adventurers = Number(options["adventurers"] ?? 4); // HQ-2.1-a
      const heroes = options["fillSeats"] === false ? adventurers : Math.max(adventurers, 4);
      return ["wizard", ...numbered("adventurer", heroes)];
    }
    case "lantern-quay": {
      const pairs = Number(options["pairs"] ?? 1); // LQ-1.1
      return numbered("smuggler", pairs).flatMap((seat, i) => [seat, `warden-${i + 1}`]);
    }
    case "souls":
      return numbered("player", Number(options["heroes"] ?? 2)); // SS-2.2-c
    case "azeroth":
      return numbered("player", Number(options["players"] ?? 2)); // AZ-setup-1
    default:
      return numbered("player", Number(options["players"] ?? 1));
  }
}

function numbered(kind: string, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
}
