import { each, one, say } from "@tavolata/kernel";
import { discoveryOn, nameOf } from "../../content/tables.js";
import { isCity, spaceIds } from "../../queries/board.js";
import { healthLeft } from "../../queries/health.js";
import type { Azeroth, AzerothFlow, CardId, SpaceId, Table } from "../../state.js";
import { applyAll } from "../11-effects/apply.js";

/** AZ-disc-4. */
const mostTokens = 2;

/** AZ-explore-1: all discoveries of the space, one at a time, the oldest first. */
export function* revealDiscoveries(t: Table): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  const { space } = s.heroes[seat]!;
  for (let token = s.tokens[space]?.[0]; token !== undefined; token = s.tokens[space]?.[0]) {
    const { colour, effects } = discoveryOn(t.content, token);
    takeToken(s, space);
    delete s.known[token];
    t.emit(
      { type: "discovery-revealed", seat, space, token, colour },
      { rules: ["AZ-explore-1", "AZ-explore-2"], reveals: true },
    );
    if (colour === "green") {
      yield* keepOrNot(t, token);
      continue;
    }
    // AZ-disc-1: it acts at once and is discarded.
    s.discoveries.discard.unshift(token);
    // AZ-disc-6: whoever is defeated is elsewhere then; the other tokens stay where they are.
    const isDeadly = effects.some(
      (one) => one.effect === "wound" && one.amount >= healthLeft(t.content, s.heroes[seat]!),
    );
    yield* applyAll(t, seat, effects, nameOf(token), isDeadly ? ["AZ-disc-1", "AZ-disc-6"] : ["AZ-disc-1"]);
    if (isDeadly) return;
  }
}

function takeToken(s: Azeroth, space: SpaceId): void {
  const tokens = s.tokens[space]!;
  tokens.shift();
  if (tokens.length === 0) delete s.tokens[space];
}

/** AZ-disc-2: kept, or discarded without effect. */
function* keepOrNot(t: Table, token: CardId): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  // While it is asked about, the token lies open with the others that nobody has.
  s.discoveries.discard.unshift(token);
  const keeps = yield* t.choose(seat, "keep-discovery", () => [one("keep"), one("decline")], {
    title: say("ask.keep-discovery", { token }),
    rules: ["AZ-disc-2"],
  });
  if (keeps === "decline") {
    t.emit({ type: "discovery-declined", seat, token }, { rules: ["AZ-disc-2"] });
    return;
  }
  s.discoveries.discard.splice(s.discoveries.discard.indexOf(token), 1);
  s.heroes[seat]!.kept.push(token);
  t.emit({ type: "discovery-kept", seat, token }, { rules: ["AZ-disc-2"] });
}

/** AZ-explore-6, AZ-disc-5: draws a token, looks at it, and puts it face down on a legal space. */
export function* placeDiscovery(t: Table): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  const { draw, discard } = s.discoveries;
  if (draw.length === 0 && discard.length > 0) {
    draw.push(...discard.splice(0));
    yield* t.shuffle(draw, "discoveries", "AZ-disc-5");
  }
  const [token] = yield* t.draw(draw, 1, "discoveries", seat);
  if (token === undefined) {
    t.emit({ type: "no-discovery-left", seat }, { rules: ["AZ-explore-6", "AZ-disc-5"] });
    return;
  }
  s.found.push(token);
  s.known[token] = [seat];
  const secret = { fields: ["token" as const], to: [seat] };
  t.emit({ type: "discovery-drawn", seat, token }, { rules: ["AZ-explore-6"], secret });
  if (!spaceIds.some((space) => mayHold(s, space))) {
    s.found.pop();
    draw.push(token);
    t.emit({ type: "discovery-returned", seat, token }, { rules: ["AZ-disc-4"], secret });
    return;
  }
  const space = yield* t.choose(
    seat,
    "place-discovery",
    () => [
      each(
        spaceIds.filter((one) => mayHold(s, one)),
        "place",
        { at: (one) => [`space:${one}`] },
      ),
    ],
    { title: say("ask.place-discovery", { token }), rules: ["AZ-explore-6", "AZ-disc-4"] },
  );
  // Read anew: in a world that was dealt anew for somebody else it is another token.
  const placed = s.found.pop()!;
  s.known[placed] = [seat];
  s.tokens[space] = [...(s.tokens[space] ?? []), placed];
  t.emit({ type: "discovery-placed", seat, space, token: placed }, { rules: ["AZ-explore-6", "AZ-disc-4"], secret });
}

/** AZ-disc-4: no city, not the hero's own space, at most two tokens. */
function mayHold(s: Azeroth, space: SpaceId): boolean {
  return !isCity(space) && space !== s.heroes[s.active]!.space && (s.tokens[space]?.length ?? 0) < mostTokens;
}
