import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { distance } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { isPlain, placesOf } from "./deeds-here.js";
import { forbiddenSpaces } from "./forbidden.js";
import { places, radius } from "./layout.js";

const fights: readonly string[] = ["attack", "fight", "draw"];

/** Everything on the map that can be pressed: one button for each space, over the drawing, the nearest first. */
export function Targets() {
  const { shown, seen, hero, look } = useDesk();
  const { act } = shown;
  const speaker = useSpeaker();
  const bySpace = new Map<SpaceId, Pickable[]>();
  for (const choice of act.choices) {
    // Who stays has the large button, and the card of the space.
    if (choice.option.verb === "stay") continue;
    for (const space of placesOf(choice.option, seen)) bySpace.set(space, [...(bySpace.get(space) ?? []), choice]);
  }
  const away = (space: SpaceId) => (hero?.space ? distance(hero.space, space) : 0);
  return [...bySpace]
    .filter(([space]) => places[space])
    .sort(([a], [b]) => away(a) - away(b))
    .map(([space, choices]) => {
      const [x, y] = places[space]!;
      const [only] = choices;
      const isFight = choices.some(({ option }) => fights.includes(option.verb));
      const label = `${speaker.name(space)}: ${choices.map(({ option }) => speaker.sentence(option.label)).join(", ")}`;
      const className = `az-target ${isFight ? "attack" : "move"} at-${space}`;
      return (
        <div key={space} className="az-spot" data-space={space} style={{ left: x, top: y }}>
          {choices.length === 1 && only && isPlain(only.option) ? (
            <ChoiceButton act={act} choice={only} label={label} className={className} />
          ) : (
            <button type="button" aria-label={label} className={className} onClick={() => look(space)} />
          )}
        </div>
      );
    });
}

/** Spaces that the die would reach, but something forbids: hatched. Why is told when they are pressed. */
export function Forbidden() {
  const { shown, seen, hero } = useDesk();
  const { act } = shown;
  if (!hero?.space || act.decision?.kind !== "movement") return null;
  return forbiddenSpaces(act.barred, hero.space, seen.turn.spaces).map((space) => {
    const [x, y] = places[space]!;
    return (
      <g key={space} transform={`translate(${x} ${y})`} className="az-forbidden">
        <circle r={radius + 5} className="az-grow" />
      </g>
    );
  });
}
