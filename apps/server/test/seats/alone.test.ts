import { test } from "vitest";
import { playCases } from "../../../../packages/table/test/play-cases.js";
import { useHouse } from "../test-server.js";

const house = useHouse();

test.each(playCases)("alone at the server: $name", async ({ run }) => {
  await run({ client: await house.guest("Mira") });
});
