import type { NodeTransport } from "@tavolata/client/node";
import { expect, test } from "vitest";
import { useHouse } from "../test-server.js";

const house = useHouse({ place: { memory: true } });

/** What a browser says of a page of another site that leads somebody to an address of this house, cookie and all. */
const fromElsewhere = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

test("a page of another site has nobody take the file of a match: that somebody had it is told to all for good", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "bot", bot: "random" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", options: { pairs: 1 }, seats });
  const { cookie } = mira.transport as NodeTransport;
  const take = async (headers: Record<string, string>) => {
    const response = await fetch(`${house.address}/api/tables/${id}/match`, {
      headers: { cookie: cookie!, ...headers },
    });
    const { error } = (await response.json()) as { error?: { fault: string } };
    return error?.fault ?? response.status;
  };
  expect(await take(fromElsewhere)).toBe("other-origin");
  expect(await take({ ...fromElsewhere, "sec-fetch-site": "same-site" })).toBe("other-origin");
  expect(await mira.table(id)).not.toHaveProperty("seedKnown");
  expect(await take({ "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await mira.table(id)).toMatchObject({ seedKnown: true });
});
