import { useSpeaker } from "@tavolata/ui/language/words.js";
import type { Act } from "@tavolata/ui/table/question/act.js";
import { middleOf, placeOf, unit } from "./places.js";
import type { Position } from "./position.js";

const size = unit * 0.84;

/** HQ-4.15-a: who may be pushed, and where to: an arrow out of each friend's square. */
export function Pushes({ act, position }: { readonly act: Act; readonly position: Position }) {
  const speaker = useSpeaker();
  return act.choices
    .filter(({ option }) => option.verb === "bump")
    .map(({ option }) => {
      const [friend, square] = (option.at ?? []).map((reference) => placeOf(position, reference));
      if (!friend || !square) return null;
      const [from, to] = [middleOf(friend.area), middleOf(square.area)];
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return (
        <button
          key={option.id}
          type="button"
          className="hq-target push"
          aria-label={speaker.sentence(option.label)}
          title={speaker.sentence(option.label)}
          style={{ left: (from.x + to.x) / 2, top: (from.y + to.y) / 2, width: size, height: size }}
          onClick={() => act.pick(option.id)}
        >
          <svg
            viewBox="-20 -20 40 40"
            aria-hidden="true"
            focusable="false"
            style={{ transform: `rotate(${angle}deg)` }}
          >
            <path d="M-15-6H1v-9L17 0 1 15V6h-16z" />
          </svg>
        </button>
      );
    });
}
