import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("heroes", () => {
  test("aragorn: pays one from his own pool to ready after committing", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["aragorn"], resources: 1, allies: watcher }] });
    t.does("commit:aragorn").does("respond:aragorn");
    expect(t.card("aragorn")).toMatchObject({ exhausted: false, committed: true, resources: 0 });
  });

  test("theodred: a committed hero's pool gains one", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["theodred", "gimli"], allies: watcher }] });
    t.does("commit:theodred").does("respond:theodred");
    expect(t.card("theodred").resources).toBe(1);
  });

  test("gloin: gains as many resources as the damage he took", () => {
    const t = scene({ step: "enemy-attacks", players: [{ heroes: ["gloin"], allies: watcher, engaged: ["wargs"] }] });
    t.until("defender").does("undefended").until("response").does("respond:gloin");
    expect(t.card("gloin")).toMatchObject({ damage: 3, resources: 3 });
  });

  test("gimli: +1 attack for each damage on him", () => {
    const t = scene({ players: [{ heroes: ["gimli"], allies: watcher }], cards: { gimli: { damage: 4 } } });
    expect(statistic(plain, t.state, t.card("gimli"), "attack")).toBe(6);
  });

  test("legolas: two progress when his attack destroys an enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas"], allies: watcher, engaged: ["wolf-rider"] }],
    });
    t.does("attack:wolf-rider").does("attacker:legolas").until("response").does("respond:legolas");
    expect(t.state.quest.progress).toBe(2);
  });

  test("thalin: hurts every enemy revealed while he is committed", () => {
    const plan = (committed: boolean) =>
      scene({
        step: "staging",
        reveals: 1,
        players: [{ heroes: ["thalin"], allies: watcher }],
        cards: { thalin: { committed } },
        encounter: ["wargs", "forest-gate"],
      }).card("wargs").damage;
    expect([plan(true), plan(false)]).toEqual([1, 0]);
  });

  test("eowyn: any player may discard a card for +1 willpower, each once in a round", () => {
    const t = scene({
      step: "travel",
      players: [
        { heroes: ["eowyn"], hand: ["feint", "feint"] },
        { heroes: ["gimli"], hand: ["feint"], allies: watcher },
      ],
    });
    t.by(1, "use:eowyn").by(1, "discard:feint").by(2, "use:eowyn");
    expect(statistic(plain, t.state, t.card("eowyn"), "willpower")).toBe(6);
    expect(t.discard(2)).toEqual(["feint"]);
    expect(t.barredBy("use:eowyn")).toBe("LR-timing-8");
  });

  test("eleanor: exhausts to cancel a treachery, and the next card takes its place", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eleanor", "gimli"], threat: 40, allies: watcher }],
      encounter: ["evil-storm", "wargs", "forest-gate"],
    });
    t.does("respond:eleanor");
    expect(t.card("gimli").damage).toBe(0);
    expect(t.card("eleanor").exhausted).toBe(true);
    expect(t.titles(t.state.staging)).toEqual(["wargs"]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["evil-storm"]);
  });

  test("dunhere: alone he attacks in the staging area, with +1", () => {
    const t = scene({
      step: "player-attacks",
      staging: ["wargs"],
      players: [{ heroes: ["dunhere"], allies: watcher }],
    });
    t.does("attack:wargs").untilWindow("attack-total");
    expect(t.events("attack-totalled")[0]!.total).toBe(3);
  });

  test("denethor: looks at the top card and may put it at the bottom", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["denethor"], allies: watcher }],
      encounter: ["wargs", "forest-gate"],
    });
    t.does("use:denethor");
    expect(t.events("looked")[0]!.cards).toEqual(["wargs-1"]);
    t.does("bury");
    expect(t.titles(t.state.encounter.draw)).toEqual(["forest-gate", "wargs"]);
  });

  test("glorfindel: one resource heals one, once in a round", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["glorfindel", "gimli"], resources: 2, allies: watcher }],
      cards: { gimli: { damage: 2 } },
    });
    t.does("use:glorfindel");
    expect(t.card("gimli").damage).toBe(1);
    expect(t.barredBy("use:glorfindel")).toBe("LR-timing-8");
  });

  test("beravor: exhausts, and a player draws two", () => {
    const t = scene({ step: "travel", players: [{ heroes: ["beravor"], allies: watcher }, { heroes: ["gimli"] }] });
    t.by(1, "use:beravor").by(1, "target:player-2");
    expect(t.hand(2)).toHaveLength(2);
    expect(t.card("beravor").exhausted).toBe(true);
  });
});
