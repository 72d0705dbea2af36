import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lanternQuay } from "../../examples/lantern-quay/src/index.js";
import { type Contribution, Match, verify } from "../../src/index.js";
import { DiceByHand, hexOf } from "./dice-by-hand.js";

const secret = "1f0c5a77d2e94b3680c41e9df7a2b358";
const contributions: readonly Contribution[] = [
  { from: 0, by: "smuggler-1", value: "a3d9f0427be18c5563f2907e1d4ab8c6" },
  { from: 0, by: "warden-1", value: "07c4e1b95a2f6d8830b7ce419f52da6e" },
];
const late: Contribution = { from: 8, by: "smuggler-1", value: "5be2079cd1f4a863e90d37b24c8f6a15" };
const sides = ["dark", "dark", "dim", "dim", "dim", "bright"];

/** The block of docs/protocol.md, made anew with Node's own SHA-256 and nothing of the kernel. */
function block(): string {
  const all = [...contributions, late];
  const hand = new DiceByHand(secret, all);
  const seeds = [0, 1, 2, 3].map((k) => new DiceByHand(secret, all.slice(0, k)).seed(late.from));
  const fromBlock = (text: string) => (hexOf(text).match(/.{8}/g) as string[]).map((word) => Number.parseInt(word, 16));
  const throwAfter = (answers: number, seed: number, number: number) => {
    const [one, other] = fromBlock(`${seeds[seed]}/dice/0`).slice(number, number + 2) as [number, number];
    const faces = hand.throw(sides, 2, answers);
    const remainders = `${one % 6} and ${other % 6}`;
    return `answers ${String(answers).padEnd(3)} words ${number} and ${number + 1} of sha256("s${seed}/dice/0"): ${one} ${other}, by 6: ${remainders}: ${faces.join(" ")}`;
  };
  const deck = hand.shuffled(lanternQuay.content!.plain.cards, "quay", 0);
  const first = fromBlock(`${seeds[2]}/deck:quay/0`).slice(0, 3);
  return [
    `secret      ${secret}`,
    `published   ${hexOf(secret)}`,
    ...all.map(({ from, by, value }) => `added       from ${from} by ${by}: ${value}`),
    ...seeds.map((seed, i) => `s${i}          ${seed}`),
    `answers 0   words 0 to 2 of sha256("s2/deck:quay/0"): ${first.join(" ")}, by 24, 23 and 22: ${first.map((word, i) => word % (24 - i)).join(" ")}`,
    `deck        ${deck.slice(0, 8).join(" ")} …`,
    throwAfter(6, 2, 0),
    throwAfter(13, 3, 2),
  ].join("\n");
}

test("the worked example of the protocol is what its words say, worked out with node:crypto alone", () => {
  const document = readFileSync(new URL("../../../../docs/protocol.md", import.meta.url), "utf8");
  const [, written] = /### A worked example[^`]*```text\n([^`]*)\n```/.exec(document) ?? [];
  expect(written).toBe(block());
});

test("and is what the kernel plays", () => {
  const match = Match.start(lanternQuay, { seed: secret, contributions });
  const hand = new DiceByHand(secret, [...contributions, late]);
  const { hands, deck } = match.state;
  expect([...hands["smuggler-1"]!, ...hands["warden-1"]!, ...deck]).toEqual(
    hand.shuffled(lanternQuay.content!.plain.cards, "quay", 0),
  );
  const faces = () => match.events("audience").flatMap((event) => (event.type === "dice-rolled" ? event.faces : []));
  night();
  const first = hand.throw(sides, 2, 6);
  expect([match.at, faces()]).toEqual([6, first]);
  match.answer({ seat: "warden-1", picks: ["pass"] });
  match.contribute(late);
  night();
  expect([match.at, faces()]).toEqual([13, [...first, ...hand.throw(sides, 2, 13)]]);
  const seen = [...contributions, late];
  expect(verify(lanternQuay, match.save(), hexOf(secret), seen)).toEqual({ sound: true, unproved: [] });

  /** Both stand at the north pier, cargo is landed and searched for without a tip-off, and no fog comes up. */
  function night(): void {
    for (const seat of match.seats) match.answer({ seat, picks: ["pier:north"] });
    const landing = match.asked[0]!.ids.find((id) => id.startsWith("land:"))!;
    match.answer({ seat: "smuggler-1", picks: [landing] });
    match.answer({ seat: "warden-1", picks: ["yes"] });
    match.answer({ seat: "warden-1", picks: [] });
    match.answer({ seat: "smuggler-1", picks: ["pass"] });
  }
});
