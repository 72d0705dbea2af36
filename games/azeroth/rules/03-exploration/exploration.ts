import { type Bar, bar, each, one, say } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { eventNameOn } from "../../content/tables.js";
import type { Resource } from "../../content/types.js";
import { isCity, spaceAt } from "../../queries/board.js";
import { mightPlay } from "../../queries/hand.js";
import { eventIgnoresAggro, redMarkerAt } from "../../queries/markers.js";
import { travelTargets } from "../../queries/travel.js";
import type { AzerothFlow, SpaceId, Table } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { beginPhase } from "../02-movement/begin.js";
import { drawQuest } from "../08-quests/draw-quest.js";
import { drawAbilities } from "../09-heroes/hand.js";
import { heal } from "../09-heroes/health.js";
import { type HeroAction, heroActionOffer } from "../09-heroes/hero-actions.js";
import { secretly } from "../09-heroes/secrecy.js";
import { placeDiscovery, revealDiscoveries } from "./discoveries.js";
import { travel } from "./travel.js";

/** AZ-turn-1: the second phase. */
export function* beginExploration(t: Table): AzerothFlow<string> {
  beginPhase(t, "exploration");
  return "explore";
}

/** AZ-explore-1 to AZ-explore-3: all discoveries here or, where there are none, one resource. Cards may come before. */
export function* explore(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const { space } = s.heroes[seat]!;
  if (s.turn.done) return yield* afterwards(t);
  const choice = yield* t.choose<"reveal" | "done" | Resource | HeroAction>(
    seat,
    "exploration",
    () => {
      const actions = heroActionOffer(t, seat, "exploration");
      const { resources } = spaceAt(space);
      const hasTokens = s.tokens[space] !== undefined;
      const taking = each(
        resources,
        { verb: "resource", target: ({ resource }) => resource },
        {
          label: (one) => say(`resource.${one.resource}`, { amount: amountOf(t.content, s, one) }),
          bar: (one) => whyNotResource(t.content, s, one),
        },
      );
      if (hasTokens) return [one("reveal", { at: () => [`space:${space}`] }), taking, actions];
      return resources.length > 0 ? [taking, actions] : [one("done"), actions];
    },
    {
      ...secretly(
        t.content,
        s,
        seat,
        "exploration",
        s.tokens[space] ? ["AZ-explore-1", "AZ-explore-2"] : ["AZ-explore-3"],
      ),
      ...(isBare(s, space) ? { title: say("ask.exploration-nothing") } : {}),
    },
  );
  if (typeof choice === "object" && "action" in choice) {
    yield* choice.run();
    return "explore";
  }
  if (choice === "reveal") yield* revealDiscoveries(t);
  else if (choice === "done") t.emit({ type: "nothing-to-explore", seat, space }, { rules: ["AZ-explore-3"] });
  else yield* take(t, choice);
  s.turn.done = true;
  return "explore";
}

/** Nothing lies here, and nothing is printed. */
function isBare(s: AzerothView, space: SpaceId): boolean {
  return s.tokens[space] === undefined && spaceAt(space).resources.length === 0;
}

/** What is for this phase alone may still be played after what it demands. */
function* afterwards(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  if (!mightPlay(t.content, s, seat, "exploration", "exploration")) return "challenge";
  const choice = yield* t.choose<"done" | HeroAction>(
    seat,
    "after-exploration",
    () => [one("done"), heroActionOffer(t, seat, "exploration")],
    { rules: ["AZ-abil-2"], passes: false },
  );
  if (choice === "done") return "challenge";
  yield* choice.run();
  return "explore";
}

/** AZ-explore-2, AZ-explore-8. */
function whyNotResource(content: AzerothContent, s: AzerothView, { resource }: Resource): Bar | undefined {
  const hero = s.heroes[s.active]!;
  if (s.tokens[hero.space]) return bar("AZ-explore-2", "discoveries-first");
  if (resource !== "travel") return undefined;
  if (redMarkerAt(s, hero.space) && !eventIgnoresAggro(content, s)) return bar("AZ-explore-8", "no-travel-from-aggro");
  return travelTargets(hero).length > 0 ? undefined : bar("AZ-explore-8", "nowhere-to-travel");
}

/** AZ-explore-4, AZ-explore-5: what is printed, and what the event in play adds in cities. */
function amountOf(content: AzerothContent, s: AzerothView, resource: Resource): number {
  if (!("amount" in resource)) return 0;
  let { amount }: { amount: number } = resource;
  if (s.event === "" || !isCity(s.heroes[s.active]!.space)) return amount;
  for (const effect of content.events[eventNameOn(s.event)]!.lasting ?? []) {
    if (effect.effect === "city-resources") amount += effect[resource.resource];
  }
  return amount;
}

function* take(t: Table, resource: Resource): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  const { space } = s.heroes[seat]!;
  const amount = amountOf(t.content, s, resource);
  const isMore = "amount" in resource && amount > resource.amount;
  t.emit(
    { type: "resource-taken", seat, space, resource: resource.resource, amount },
    { rules: isMore ? ["AZ-explore-3", "AZ-event-4"] : ["AZ-explore-3"] },
  );
  switch (resource.resource) {
    case "heal":
      return heal(t, seat, amount, ["AZ-explore-4"]);
    case "study":
      return yield* drawAbilities(t, seat, amount, ["AZ-explore-5"]);
    case "discovery":
      return yield* placeDiscovery(t);
    case "quest":
      return yield* drawQuest(t, seat, ["AZ-explore-7"]);
    case "travel":
      return yield* travel(t);
  }
}
