import { type Bar, bar, each, type Naming, one, say } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { nameOfSide } from "../../content/tables.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heroFigure, livingHeroes } from "../../queries/figures.js";
import { hasRoom } from "../../queries/items/inventory.js";
import type { Figure, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { takeCrowns, takeFaceDown, takeItem, takeLoot, tidy } from "../06-actions/taking.js";

/** Something that lies on the map of the Quest that is over. */
interface Taking {
  readonly what: "item" | "crowns" | "loot" | "treasure";
  readonly area: AreaId;
  readonly item?: ItemId;
}

/** SS-4.4-f: the living heroes, one after the other, beginning with the active one's player. */
export function sharers(s: Souls): string[] {
  const living = livingHeroes(s).map(({ belongsTo }) => belongsTo);
  return [...living.filter((seat) => seat === s.active), ...living.filter((seat) => seat !== s.active)];
}

/** SS-4.4-f: one thing is taken, then back here, until nobody wants anything or nothing lies there. */
export function* shareOut(t: Table): SoulsFlow<string> {
  const { state: s } = t;
  const { sharing } = s.campaign!;
  const [seat] = sharing;
  if (seat === undefined || takings(s).length === 0) return "closing";
  const figure = heroFigure(s, seat);
  const picked = yield* t.choose<Taking | "done">(
    seat,
    "share-out",
    () => [
      each(takings(s), namingOfTakings, {
        label: (one) => takingLabel(t.content, s, one),
        bar: (one) => whyNotTake(t.content, s, figure, one),
      }),
      one("done"),
    ],
    { rules: ["SS-4.4-f"], passes: false },
  );
  if (picked === "done") {
    sharing.shift();
    return "share-out";
  }
  yield* take(t, figure, picked);
  tidy(s, picked.area);
  return "share-out";
}

function takings(s: Souls): Taking[] {
  return Object.entries(s.ground).flatMap(([area, { items, crowns, loot, treasure }]) => [
    ...items.map((item) => ({ what: "item", area, item }) as const),
    ...(crowns > 0 ? [{ what: "crowns", area } as const] : []),
    ...(loot.length > 0 ? [{ what: "loot", area } as const] : []),
    ...(treasure.length > 0 ? [{ what: "treasure", area } as const] : []),
  ]);
}

const namingOfTakings: Naming<Taking> = {
  verb: ({ what }) => (what === "item" ? "take" : `take-${what}`),
  target: ({ what, area, item }) => (what === "item" ? item! : area),
};

function takingLabel(content: SoulsContent, s: Souls, { what, item }: Taking) {
  return what === "item" ? say("option.take", { of: nameOfSide(content, s, item!) }) : say(`option.take-${what}`);
}

/** SS-4.4-f: within what an inventory holds; money needs no room. */
function whyNotTake(content: SoulsContent, s: Souls, figure: Figure, { what }: Taking): Bar | undefined {
  if (what === "crowns" || what === "loot" || hasRoom(content, s, figure)) return undefined;
  return bar("SS-4.4-f", "inventory-full");
}

function* take(t: Table, figure: Figure, { what, area, item }: Taking): SoulsFlow {
  switch (what) {
    case "item":
      return takeItem(t, figure, area, item!);
    case "crowns":
      return takeCrowns(t, figure, area);
    case "loot":
      return yield* takeLoot(t, figure, area);
    case "treasure":
      return takeFaceDown(t, figure, area);
  }
}
