import { test } from "vitest";
import { useHouse } from "../../../../apps/server/test/house.js";
import { carriesOnlyWhatIsTold } from "../../../../apps/server/test/recorded-seats.js";

const house = useHouse();

test("azeroth: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on", () =>
  carriesOnlyWhatIsTold(house, "azeroth", { players: 2, rounds: 2 }, 120));
