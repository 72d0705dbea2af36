import { test } from "vitest";
import { carriesOnlyWhatIsTold } from "../../../../apps/server/test/seats/recorded-seats.js";
import { useHouse } from "../../../../apps/server/test/test-server.js";

const house = useHouse();

test("souls: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on", () =>
  carriesOnlyWhatIsTold(house, "souls", { heroes: 2 }, 60));
