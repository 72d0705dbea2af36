import { statistic } from "../queries/statistics.js";
import { plain } from "./plain.js";
import { type Scene, type Seated, scene, watcher } from "./scene.js";

/** This card is revealed in the staging step. */
export function revealed(card: string, player: Seated = {}, more: Scene = {}) {
  return scene({
    step: "staging",
    reveals: 1,
    encounter: [card, "forest-gate", "old-forest-road"],
    players: [{ heroes: ["gimli", "aragorn"], ...player, allies: [...watcher, ...(player.allies ?? [])] }],
    ...more,
  });
}

/** An attack with this shadow card, up to the window after the shadow step; nobody defends unless somebody is named. */
export function shadowed(card: string, defender: string | undefined, player: Seated = {}, more: Scene = {}) {
  const t = scene({
    step: "combat",
    encounter: [card, "forest-gate", "old-forest-road", "forest-gate"],
    players: [
      {
        heroes: ["gimli", "aragorn"],
        threat: 20,
        engaged: ["hill-troll"],
        ...player,
        allies: [...watcher, ...(player.allies ?? [])],
      },
    ],
    ...more,
  });
  return t.until("defender").does(defender ? `defend:${defender}` : "undefended");
}

/** The attack of the enemy in `shadowed`, as it is now. */
export const attack = (t: ReturnType<typeof scene>) => statistic(plain, t.state, t.card("hill-troll"), "attack");
