import { bar, type Flow, Match, type Table } from "@tavolata/kernel";
import { clockwiseFrom } from "@tavolata/kit";
import { expect, test } from "vitest";
import { happen, instead, openWindow, type ReactionWindow } from "../../rules/07-timing/reaction-window.js";
import { answer, tiny } from "../tiny.js";

interface Play {
  /** What happened, in order. */
  log: string[];
  /** What must react, as long as it is in play. */
  forced: string[];
  /** What each seat may do. */
  optional: Record<string, string[]>;
}

/** A window in which a reaction is a word that goes into the log. */
function window(t: Table<Play>, more: Partial<ReactionWindow<string>> = {}): ReactionWindow<string> {
  return {
    kind: "respond",
    seats: ["anna", "bruno", "carla"],
    forced: () => t.state.forced,
    optional: (seat) => t.state.optional[seat] ?? [],
    id: (reaction) => `react:${reaction}`,
    *resolve(reaction) {
      t.state.log.push(reaction);
    },
    ...more,
  };
}

function begin(play: Partial<Play>, rule: (t: Table<Play>) => Flow<unknown>, autopass = true) {
  const state: Play = { log: [], forced: [], optional: {}, ...play };
  return Match.start(tiny(state, rule, { seats: ["anna", "bruno", "carla"] }), { seed: "1", settings: { autopass } });
}

test("a window with nothing to offer asks nobody, not even at a table that asks about everything", () => {
  const match = begin({}, (t) => openWindow(t, window(t)), false);
  expect(match.outcome).toBeDefined();
  expect(match.at).toBe(0);
});

test("what is forced comes first and without a question, then what is optional", () => {
  const match = begin({ forced: ["guards", "fire"], optional: { bruno: ["strength"] } }, (t) =>
    openWindow(t, window(t)),
  );
  expect(match.state.log).toEqual(["guards", "fire"]);
  answer(match, "bruno respond", "react:strength");
  expect(match.state.log).toEqual(["guards", "fire", "strength"]);
  expect(match.outcome).toBeDefined();
});

test("who may order forced reactions is asked as long as there is something to order", () => {
  const match = begin({ forced: ["a", "b", "c"] }, (t) => openWindow(t, window(t, { orderedBy: () => "bruno" })));
  answer(match, "bruno forced-order", "react:c");
  expect(match.asked[0]!.ids).toEqual(["react:a", "react:b"]);
  answer(match, "bruno forced-order", "react:b");
  expect(match.state.log).toEqual(["c", "b", "a"]);
});

test("a single forced reaction is never asked about", () => {
  const match = begin({ forced: ["a"] }, (t) => openWindow(t, window(t, { orderedBy: () => "bruno" })), false);
  expect(match.state.log).toEqual(["a"]);
  expect(match.at).toBe(0);
});

test("a window may have only forced or only optional reactions, and neither replaces the event", () => {
  const match = begin({}, function* (t) {
    const { forced, optional, ...rest } = window(t);
    const forcedOnly = yield* openWindow(t, { ...rest, forced: () => ["f"] });
    const optionalOnly = yield* openWindow(t, { ...rest, optional: (seat) => (seat === "anna" ? ["o"] : []) });
    t.state.log.push(`${forcedOnly} ${optionalOnly}`);
  });
  answer(match, "anna respond", "react:o");
  expect(match.state.log).toEqual(["f", "o", "false false"]);
});

test("when all have passed in a row, nobody is asked again", () => {
  const match = begin({ optional: { anna: ["a"], bruno: ["b"], carla: ["c"] } }, (t) => openWindow(t, window(t)));
  answer(match, "anna respond", "pass");
  answer(match, "bruno respond", "pass");
  answer(match, "carla respond", "pass");
  expect(match.outcome).toBeDefined();
});

test("a forced reaction that left play before its turn doesn't resolve", () => {
  const match = begin({ forced: ["a", "b"] }, (t) =>
    openWindow(
      t,
      window(t, {
        *resolve(reaction) {
          t.state.log.push(reaction);
          t.state.forced = [];
        },
      }),
    ),
  );
  expect(match.state.log).toEqual(["a"]);
});

test("what came into play after the trigger isn't forced by it", () => {
  const match = begin({ forced: ["a"] }, (t) =>
    openWindow(
      t,
      window(t, {
        *resolve(reaction) {
          t.state.log.push(reaction);
          t.state.forced = ["a", "b"];
        },
      }),
    ),
  );
  expect(match.state.log).toEqual(["a"]);
});

test("seats react one at a time in their order, until all have passed in a row", () => {
  const match = begin({ optional: { anna: ["a1", "a2"], bruno: [], carla: ["c1"] } }, (t) => openWindow(t, window(t)));
  answer(match, "anna respond", "react:a2");
  answer(match, "carla respond", "pass");
  expect(match.asked[0]!.ids).toEqual(["react:a1", "pass"]);
  answer(match, "anna respond", "pass");
  expect(match.outcome).toBeDefined();
  expect(match.state.log).toEqual(["a2"]);
});

test("who has passed is asked again after somebody else has reacted", () => {
  const match = begin({ optional: { anna: ["a1"], carla: ["c1", "c2"] } }, (t) => openWindow(t, window(t)));
  answer(match, "anna respond", "pass");
  answer(match, "carla respond", "react:c1");
  answer(match, "anna respond", "react:a1");
  answer(match, "carla respond", "pass");
  expect(match.outcome).toBeDefined();
  expect(match.state.log).toEqual(["c1", "a1"]);
});

test("the order of the seats begins with whom it is said to", () => {
  const match = begin({ optional: { anna: ["a"], carla: ["c"] } }, (t) =>
    openWindow(t, window(t, { seats: clockwiseFrom(t.seats, "bruno") })),
  );
  answer(match, "carla respond", "pass");
  answer(match, "anna respond", "pass");
  expect(match.outcome).toBeDefined();
});

test("a reaction is used once in a window, unless it repeats", () => {
  const once = begin({ optional: { anna: ["a"] } }, (t) => openWindow(t, window(t)));
  answer(once, "anna respond", "react:a");
  expect(once.outcome).toBeDefined();
  const again = begin({ optional: { anna: ["a"] } }, (t) => openWindow(t, window(t, { repeats: true })));
  answer(again, "anna respond", "react:a");
  answer(again, "anna respond", "react:a");
  answer(again, "anna respond", "pass");
  expect(again.state.log).toEqual(["a", "a"]);
});

test("what a reaction brings can be used in the same window", () => {
  const match = begin({ optional: { anna: ["draw"] } }, (t) =>
    openWindow(
      t,
      window(t, {
        *resolve(reaction) {
          t.state.log.push(reaction);
          t.state.optional["bruno"] = ["drawn"];
        },
      }),
    ),
  );
  answer(match, "anna respond", "react:draw");
  answer(match, "bruno respond", "react:drawn");
  expect(match.state.log).toEqual(["draw", "drawn"]);
});

test("who has only what is barred isn't asked; beside something allowed the bar is shown", () => {
  const wording = { bar: (reaction: string) => (reaction.startsWith("dear") ? bar("T-1", "too-dear") : undefined) };
  const match = begin(
    { optional: { anna: ["dear-1"], bruno: ["dear-2", "cheap"] } },
    (t) => openWindow(t, window(t, { wording })),
    false,
  );
  const decision = match.decision("bruno", { explain: true })!;
  expect(decision.options.map(({ id }) => id)).toEqual(["react:cheap", "pass"]);
  expect(decision.barred!.map(({ id, bar }) => [id, bar.rule])).toEqual([["react:dear-2", "T-1"]]);
});

test("whose cards are hidden can be asked anyway, so that being asked tells nothing", () => {
  const match = begin({}, (t) => openWindow(t, window(t, { asksAnyway: (seat) => seat === "bruno" })));
  expect(match.asked[0]!.ids).toEqual(["pass"]);
  answer(match, "bruno respond", "pass");
  expect(match.outcome).toBeDefined();
});

test("the rules behind a window stand on its questions", () => {
  const match = begin({ forced: ["a", "b"], optional: { anna: ["c"] } }, (t) =>
    openWindow(t, window(t, { orderedBy: () => "anna", rules: ["T-2"] })),
  );
  expect(match.decision()!.rules).toEqual(["T-2"]);
  answer(match, "anna forced-order", "react:a");
  expect(match.decision()!.rules).toEqual(["T-2"]);
});

/** An event between a window before it and one after it, each with reactions of its own. */
function wound(before: Partial<Play>, after: Partial<Play>) {
  return function* (t: Table<Play>): Flow {
    const part = ({ forced = [], optional = {} }: Partial<Play>) =>
      window(t, {
        forced: () => forced,
        optional: (seat) => optional[seat] ?? [],
        *resolve(reaction) {
          t.state.log.push(reaction);
          return reaction.startsWith("instead") ? instead : undefined;
        },
      });
    const happened = yield* happen(t, {
      before: part(before),
      *event() {
        t.state.log.push("WOUND");
      },
      after: part(after),
    });
    t.state.log.push(happened ? "happened" : "replaced");
  };
}

test("the course of an event: before, the event, after; in each the forced ones first", () => {
  const match = begin(
    {},
    wound({ forced: ["f1"], optional: { bruno: ["o1"] } }, { forced: ["f2"], optional: { anna: ["o2"] } }),
  );
  answer(match, "bruno respond", "react:o1");
  answer(match, "anna respond", "react:o2");
  expect(match.state.log).toEqual(["f1", "o1", "WOUND", "f2", "o2", "happened"]);
});

test("a forced replacement: nothing else reacts, and the event and what follows it are left out", () => {
  const match = begin(
    {},
    wound({ forced: ["instead-1", "instead-2"], optional: { bruno: ["o1"] } }, { forced: ["f2"] }),
  );
  expect(match.state.log).toEqual(["instead-1", "replaced"]);
});

test("an optional replacement works when it is chosen, and only then", () => {
  const rule = wound({ optional: { bruno: ["instead-dodge"] } }, { forced: ["f2"] });
  const dodged = begin({}, rule);
  answer(dodged, "bruno respond", "react:instead-dodge");
  expect(dodged.state.log).toEqual(["instead-dodge", "replaced"]);
  const hit = begin({}, rule);
  answer(hit, "bruno respond", "pass");
  expect(hit.state.log).toEqual(["WOUND", "f2", "happened"]);
});

test("an event without windows just happens", () => {
  const match = begin({}, function* (t) {
    t.state.log.push(String(yield* happen(t, { event: () => t.confirm("anna", "sure") })));
  });
  answer(match, "anna sure", "no");
  expect(match.state.log).toEqual(["true"]);
});

test("a reaction may open a window of its own, and the first one goes on where it was", () => {
  const match = begin({ optional: { anna: ["outer"], bruno: ["late"] } }, (t) =>
    openWindow(
      t,
      window(t, {
        *resolve(reaction) {
          t.state.log.push(reaction);
          if (reaction === "outer")
            yield* openWindow(t, window(t, { kind: "inner", optional: (seat) => (seat === "carla" ? ["inner"] : []) }));
        },
      }),
    ),
  );
  answer(match, "anna respond", "react:outer");
  answer(match, "carla inner", "react:inner");
  answer(match, "bruno respond", "react:late");
  expect(match.state.log).toEqual(["outer", "inner", "late"]);
});

test("a match saved in the middle of a window goes on the same", () => {
  const rule = (t: Table<Play>) => openWindow(t, window(t, { orderedBy: () => "carla" }));
  const match = begin({ forced: ["f", "g"], optional: { anna: ["a", "b"] } }, rule);
  answer(match, "carla forced-order", "react:g");
  answer(match, "anna respond", "react:b");
  const loaded = Match.load(match.ruleset, JSON.parse(JSON.stringify(match.save())));
  expect(loaded.state).toEqual(match.state);
  expect(loaded.asked[0]!.ids).toEqual(["react:a", "pass"]);
});

test("seats go round the table, and nobody else does", () => {
  expect(clockwiseFrom(["anna", "bruno", "carla"], "carla")).toEqual(["carla", "anna", "bruno"]);
  expect(clockwiseFrom(["anna"], "anna")).toEqual(["anna"]);
  expect(() => clockwiseFrom(["anna"], "dora")).toThrow('Nobody called "dora" sits here.');
});
