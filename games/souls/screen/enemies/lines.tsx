import { useSpeaker } from "@tavolata/ui/language/words.js";
import { lineMessage } from "../../content/describe.js";
import type { Behaviour } from "../../content/types.js";
import { useSay } from "../words.js";
import type { Activation } from "./turn.js";

interface LinesProps {
  readonly lines: Behaviour["lines"];
  readonly activation: Activation | undefined;
}

/** SS-15.7.1-a: the lines of a scroll; the one that was used stands out, those before it are struck through with the reason. */
export function Lines({ lines, activation }: LinesProps) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <ol className="sw-lines">
      {lines.map((line, i) => {
        const why = activation?.skipped[i + 1];
        const isUsed = activation?.line === i + 1;
        const words = speaker.sentence(lineMessage(line));
        return (
          <li key={words} className={isUsed ? "used" : why === undefined ? "" : "struck"}>
            {why === undefined ? <LineWords words={words} /> : <s>{words}</s>}
            {why !== undefined && <small>{speaker.name(why)}</small>}
            {isUsed && activation.victim && <small>{say("souls.goes-for", { victim: activation.victim })}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** A line as it is printed: the distances at which it counts stand before it, each in a plate of its own. */
function LineWords({ words }: { readonly words: string }) {
  const [, ranges = "", rest = words] = /^((?:\{[^}]*\}\s*)*)(.*)$/s.exec(words) ?? [];
  return (
    <span>
      {[...ranges.matchAll(/\{([^}]*)\}/g)].map(([, range]) => (
        <span key={range} className="sw-distance number">
          {range}
        </span>
      ))}
      {rest}
    </span>
  );
}
