import { describe, expect, test } from "vitest";
import { everything, Match } from "../src/index.js";
import { chooseWord, smallGame } from "./small-game.js";

/** Ann says a word for ever: everybody hears it, Ann more than that. */
const game = smallGame(function* (t) {
  const word = yield* chooseWord(t, "ann", "a", "b");
  t.state.notes.push(word);
  t.emit({ type: "noted", note: word }, { rules: ["X-1"], secret: { fields: ["note"], to: ["bob"] } });
  if (t.state.notes.length % 3 === 0)
    t.emit({ type: "whispered", note: `${t.state.notes.length}` }, { rules: [], to: ["ann"] });
  return "play";
});

function played(answers: number): Match<object> {
  const match = Match.start(game, { seed: "recalling" }) as unknown as Match<object>;
  while (match.at < answers) match.answer({ seat: "ann", picks: [match.at % 5 === 0 ? "word:b" : "word:a"] });
  return match;
}

const onlookers = ["ann", "bob", everything];
const stored = (match: Match<object>) => JSON.parse(JSON.stringify({ save: match.save(), recent: match.recentEvents }));

describe("a long match", () => {
  test("has all its events at hand after it was recalled, also those of answers that came meanwhile", () => {
    const match = played(500);
    match.shortenEvents(10);
    expect(match.firstEvent("ann")).toBeGreaterThan(400);
    const pieces = match.recalling(50);
    let given = 0;
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done) {
        expect(piece.value).toBe("whole");
        break;
      }
      match.answer({ seat: "ann", picks: [match.at % 5 === 0 ? "word:b" : "word:a"] });
      given += 1;
    }
    expect(given).toBeGreaterThan(8);
    const same = played(500 + given);
    for (const as of onlookers) {
      expect(match.firstEvent(as)).toBe(0);
      expect(match.events(as)).toEqual(same.events(as));
      expect(match.events(as, 7, 9)).toEqual(same.events(as).slice(7, 9));
    }
    match.shortenEvents(10);
    expect(match.firstEvent("ann")).toBeGreaterThan(400);
    expect(match.eventCount("ann")).toBe(same.eventCount("ann"));
  });

  test("has its dice as they were thrown, also when somebody added to them meanwhile", () => {
    const die = { id: "die", faces: ["1", "2", "3", "4", "5", "6"] };
    const throwing = smallGame(function* (t) {
      yield* chooseWord(t, "ann", "a", "b");
      yield* t.roll(die, 3, "luck");
      return "play";
    });
    const match = Match.start(throwing, { seed: "added" });
    const go = (answers: number) => {
      while (match.at < answers) match.answer({ seat: "ann", picks: ["word:a"] });
    };
    go(300);
    const pieces = match.recalling(50);
    pieces.next();
    match.contribute({ from: 301, by: "bob", value: "b".repeat(40) });
    go(400);
    const thrown = match.events("ann", 395);
    for (;;) {
      const { done, value } = pieces.next();
      if (!done) continue;
      expect(value).toBe("whole");
      break;
    }
    expect(match.firstEvent("ann")).toBe(0);
    expect(match.events("ann", 395)).toEqual(thrown);
  });

  test("isn't recalled when something was taken back meanwhile", () => {
    const match = played(300);
    const pieces = match.recalling(50);
    pieces.next();
    match.undo("ann", { to: 290 });
    expect(pieces.next()).toEqual({ done: true, value: "moved" });
    expect([...match.recalling(1_000)]).toEqual([]);
    expect(match.events("bob")).toEqual(played(290).events("bob"));
  });

  test("has the events beside its save at hand when it is opened again", () => {
    const match = played(500);
    match.shortenEvents(30);
    const { save, recent } = stored(match);
    const opened = Match.load(game, save);
    expect(opened.eventCount("ann") - opened.firstEvent("ann")).toBeLessThan(10);
    expect(opened.remember(recent)).toBe(true);
    for (const as of onlookers) {
      expect(opened.firstEvent(as)).toBe(match.firstEvent(as));
      expect(opened.events(as, match.firstEvent(as))).toEqual(match.events(as, match.firstEvent(as)));
      expect(opened.eventCount(as)).toBe(match.eventCount(as));
    }
    opened.answer({ seat: "ann", picks: ["word:b"] });
    expect(opened.events("bob", 499)).toEqual(played(501).events("bob", 499));
  });

  test("takes no events that don't reach up to its save, or count otherwise", () => {
    const { save } = stored(played(500));
    for (const other of [played(400), played(480)]) {
      const { recent } = stored(other);
      expect(Match.load(game, save).remember(recent)).toBe(false);
    }
    const { recent } = stored(played(500));
    const odd = { ...recent, before: { ...recent.before, bob: recent.before.bob - 1 } };
    expect(Match.load(game, save).remember(odd)).toBe(false);
    expect(Match.load(game, save).events("ann")).toEqual(played(500).events("ann"));
  });
});
