import { expect, test } from "vitest";
import { useHouse } from "../test-server.js";
import { ask, me, play, playToTheEnd, quay } from "./gathered.js";

const secret = "the-secret-of-the-house-which-is-told-at-the-end";
const house = useHouse({ begin: "full", seeds: () => secret });

/** All that can be asked about a table without changing anything. */
const readings = (id: string) =>
  house.routes
    .filter((route) => route.startsWith("GET "))
    .map((route) =>
      route
        .slice(4)
        .replace(":table", id)
        .replace(/[:{].*$/, "x"),
    )
    .flatMap((path) =>
      path === "/api/tables" ? ["mine", "campaigns", "aside", "open"].map((which) => `${path}?which=${which}`) : [path],
    );

test("before the end nothing that anybody can ask for has the seed in it, whatever the rule of the table; then it is told", async () => {
  const [mira, tor, una, stranger] = await Promise.all(["Mira", "Tor", "Una", "Finn"].map((one) => house.guest(one)));
  const { id } = await mira!.openTable({ ...quay, seatChanges: "told", hints: true, seats: { "smuggler-1": me } });
  const told: [string, string][] = [];
  const read = async (when: string) => {
    for (const client of [mira!, tor!, una!, stranger!, house.nobody()]) {
      for (const path of readings(id)) {
        const { body } = await ask(client, house.address, "GET", path).catch(() => ({ body: undefined })); // no JSON
        if (JSON.stringify(body ?? "").includes(secret)) told.push([when, path]);
      }
    }
  };
  const tokens = await Promise.all(
    (["audience", "commentator"] as const).map(async (leads) => {
      const to = leads === "audience" ? { leads } : { leads, delay: 60 };
      return (await mira!.makeLink(id, to)).token;
    }),
  );
  await read("while it gathers");
  await tor!.sit(id, "warden-1", me);
  const watches = [await mira!.watch(id, "smuggler-1"), await tor!.watch(id, "warden-1")] as const;
  await play(watches, 3);
  await read("while it runs");
  await watches[0].undo().catch(() => {});
  for (const path of ["/api/invitations/look", "/api/invitations/accept", "/api/replays"]) {
    for (const token of tokens) {
      const { body } = await ask(una!, house.address, "POST", path, { token });
      expect([path, JSON.stringify(body).includes(secret)]).toEqual([path, false]);
    }
  }
  const rematch = await ask(mira!, house.address, "POST", `/api/tables/${id}/rematch`, {});
  expect([rematch.status, JSON.stringify(rematch.body).includes(secret)]).toEqual([409, false]);
  expect(told).toEqual([]);

  await playToTheEnd(watches);
  await read("at the end");
  expect(new Set(told.map(([when]) => when))).toEqual(new Set(["at the end"]));
  expect(told.map(([, path]) => path)).toEqual(
    expect.arrayContaining([`/api/tables/${id}`, `/api/tables/${id}/match`]),
  );
});
