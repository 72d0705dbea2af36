import { each } from "@tavolata/kernel";
import { nextAreas } from "../../queries/board/distance.js";
import { flies, seatFor } from "../../queries/profile.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { enter } from "../06-actions/entering.js";

/**
 * SS-10.2-a: one area back. SS-10.2-d: to where it came from, or else where its player chooses. SS-10.2-e: nowhere when there is no legal area.
 * SS-10.2-f: also when it can't move by itself. SS-10.2-g: without an Evade.
 */
export function* push(t: Table, figure: Figure): SoulsFlow {
  // SS-11.1-n.
  if (figure.kind === "ghost") return;
  const ways = nextAreas(t.state, figure.area, flies(t.content, t.state, figure));
  if (ways.length === 0) {
    t.emit({ type: "push-stopped", figure: figure.id }, { rules: ["SS-10.2-e"] });
    return;
  }
  const back = ways.includes(figure.cameFrom)
    ? figure.cameFrom
    : yield* t.choose(
        seatFor(t.state, figure),
        "push-where",
        () => [each(ways, "push", { at: (area) => [`area:${area}`] })],
        { rules: ["SS-10.2-d"] },
      );
  const rules = ["SS-10.2-a", "SS-10.2-g", "SS-10.2-h"];
  if (t.state.attacks.length > 0) rules.push("SS-10.2-b", "SS-10.2-c");
  if (figure.ko || figure.stunned !== "none" || figure.slowed !== "none") rules.push("SS-10.2-f");
  yield* enter(t, figure, back, "pushed", ...rules);
}
