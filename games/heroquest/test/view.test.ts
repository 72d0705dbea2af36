import type { Pile } from "@tavolata/kernel";
import { expectTypeOf, test } from "vitest";
import type { HeroQuest, Secrets } from "../state.js";
import type { HeroQuestView } from "../view.js";

test("the state is a view, so that the rules ask what bots and screens ask", () => {
  expectTypeOf<HeroQuest>().toExtend<HeroQuestView>();
});

test("HQ-1.6: what lies behind the screen isn't in every view, nor which cards others hold", () => {
  expectTypeOf<HeroQuestView["secrets"]>().toEqualTypeOf<Secrets | undefined>();
  expectTypeOf<HeroQuestView["passages"]>().toEqualTypeOf<number[] | undefined>();
  expectTypeOf<HeroQuestView["treasure"]["draw"]>().toEqualTypeOf<string[] | Pile>();
  expectTypeOf<HeroQuestView["figures"]>().toEqualTypeOf<HeroQuest["figures"]>();
});
