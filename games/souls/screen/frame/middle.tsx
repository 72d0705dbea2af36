import { Battlefield } from "../board/board.js";
import { useDesk } from "../desk.js";
import { EnemyTurnCard } from "../enemies/enemy-turn.js";
import { Emporium } from "../scenes/emporium.js";
import { Gathering } from "../scenes/gathering.js";
import { PowerChoice } from "../scenes/power-choice.js";
import { Reader } from "../scenes/reader.js";
import type { SoulsScreenProps } from "../shown.js";
import { Strip } from "./strip.js";

/** The middle of the screen: the heroes to choose from, the Emporium, or the battlefield. */
export function Middle(shown: SoulsScreenProps) {
  const { seen } = useDesk();
  const kind = shown.act.decision?.kind;
  if (seen.figures.length === 0) return <Gathering {...shown} />;
  return (
    <div className="sw-middle">
      {kind !== "outfit" && <Strip />}
      {kind === "outfit" ? <Emporium {...shown} /> : <Battlefield {...shown} />}
      {(kind === "gain-power" || kind === "gain-talent") && <PowerChoice {...shown} />}
      {kind !== "outfit" && <EnemyTurnCard />}
      <Reader {...shown} />
    </div>
  );
}
