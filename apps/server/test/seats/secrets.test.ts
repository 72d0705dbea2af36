import { test } from "vitest";
import { useHouse } from "../test-server.js";
import { carriesOnlyWhatIsTold } from "./recorded-seats.js";

const house = useHouse();

test("lantern-quay: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on", () =>
  carriesOnlyWhatIsTold(house, "lantern-quay", { pairs: 2 }));
