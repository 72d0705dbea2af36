import { expect, expectTypeOf, test } from "vitest";
import { lanternQuay } from "../../examples/lantern-quay/src/index.js";
import type { QuayOptions } from "../../examples/lantern-quay/src/options.js";
import type { Quay } from "../../examples/lantern-quay/src/state.js";
import type { QuayView } from "../../examples/lantern-quay/src/view.js";
import {
  bySeat,
  every,
  fields,
  hidden,
  internal,
  Match,
  open,
  type Pile,
  pile,
  type View,
  type ViewOf,
  when,
} from "../../src/index.js";

interface Camp {
  name: string;
  order: string[];
  notes: { count: number };
  exit: number;
  tent: string | null;
  bags: Record<string, string[]>;
  chests: { lock: boolean; inside: string[] }[];
}

const _camp = fields<Camp>()({
  name: open,
  order: pile("order"),
  notes: internal,
  exit: hidden<number>((exit) => exit),
  tent: when((tent: string | null) => tent !== null, open, internal),
  bags: bySeat(pile("bags")),
  chests: every(fields<Camp["chests"][number]>()({ lock: open, inside: pile("loot") })),
});

interface CampView extends ViewOf<typeof _camp> {}

test("the type of a view follows from what is declared of each field", () => {
  expectTypeOf<CampView["name"]>().toEqualTypeOf<string>();
  expectTypeOf<CampView["order"]>().toEqualTypeOf<string[] | Pile>();
  expectTypeOf<CampView["notes"]>().toEqualTypeOf<{ count: number } | undefined>();
  expectTypeOf<CampView["exit"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<CampView["tent"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<CampView["bags"][string]>().toEqualTypeOf<string[] | Pile>();
  expectTypeOf<CampView["chests"][number]["inside"]>().toEqualTypeOf<string[] | Pile>();
  expectTypeOf<CampView["chests"][number]["lock"]>().toEqualTypeOf<boolean>();
});

test("a state is one of its own views, so a question that is asked of views can be asked by the rules", () => {
  expectTypeOf<Camp>().toExtend<CampView>();
  expectTypeOf<Quay>().toExtend<QuayView>();
  expectTypeOf<CampView>().not.toExtend<Camp>();
});

test("the options of a table have the types that were declared", () => {
  expectTypeOf<QuayOptions>().toEqualTypeOf<{ readonly pairs: number }>();
});

test("an option on offer has its verb and its target beside its id, the answered question as well as the described one", () => {
  const match = Match.start(lanternQuay, { seed: "named" });
  const [asked] = match.asked;
  const [decision] = match.decisions(asked!.seat);
  expect(asked!.options[0]).toEqual({ id: "pier:north", verb: "pier", target: "north" });
  expect(decision!.options[0]).toMatchObject({ id: "pier:north", verb: "pier", target: "north" });
  expect(asked!.options.map(({ id }) => id)).toEqual(asked!.ids);
});

test("what is seen of Lantern Quay has the inferred shape", () => {
  const match = Match.start(lanternQuay, { seed: "seen" });
  const view = match.view("warden-1") as View<unknown> as View<QuayView>;
  expect(view.state.night).toBe(1);
  expect(view.state.hands["smuggler-1"]).toEqual({ count: 4 });
  expect(view.state.deck).toEqual({ count: 16 });
});
