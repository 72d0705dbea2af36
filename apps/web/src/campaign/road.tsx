import lost from "game-icon:death-skull";
import won from "game-icon:laurels-trophy";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { type Journey, stonesOf } from "./stones.js";

/** The whole campaign at a glance: a stone for every quest, with how it ended. */
export function Road(journey: Journey) {
  return (
    <ol className="campaign-road" aria-hidden="true">
      {stonesOf(journey).map((stone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stones of a road have no other name
        <li key={i} className={stone}>
          {stone === "won" ? <Icon of={won} /> : stone === "lost" ? <Icon of={lost} /> : i + 1}
        </li>
      ))}
    </ol>
  );
}
