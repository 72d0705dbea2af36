import { useSpeaker } from "../../../language/words.js";
import type { Choice } from "../../../table/act.js";
import { ChoiceButton } from "../../../ui/choice-button.js";
import { useDesk } from "../desk.js";
import { places, radius } from "./layout.js";

/** Everything on the map that can be pressed: buttons over the drawing. */
export function Targets() {
  const { shown, seen, look } = useDesk();
  const { act } = shown;
  const speaker = useSpeaker();
  const byPlace = new Map<string, Choice[]>();
  for (const choice of act.choices) {
    for (const reference of choice.option.at ?? []) byPlace.set(reference, [...(byPlace.get(reference) ?? []), choice]);
  }
  return [...byPlace].map(([reference, choices]) => {
    const [kind, name = ""] = reference.split(":");
    const space = kind === "space" ? name : kind === "hero" ? (seen.heroes[name]?.space ?? "") : "";
    const at = places[space];
    const [only] = choices;
    // What is done with cards is in the hand and the list.
    if (
      !at ||
      !only ||
      kind === "card" ||
      (kind === "hero" && choices.every(({ option }) => !option.id.startsWith("attack:")))
    )
      return null;
    const label = choices.map(({ option }) => speaker.sentence(option.label)).join(", ");
    const isAttack = choices.some(({ option }) => /^(attack|fight|draw)/.test(option.id));
    const style = {
      left: at[0] - radius - 8,
      top: at[1] - radius - 8,
      width: 2 * radius + 16,
      height: 2 * radius + 16,
    };
    const className = `az-target ${isAttack ? "attack" : "move"} ${kind} at-${space}`;
    if (choices.length === 1)
      return <ChoiceButton key={reference} act={act} choice={only} className={className} label={label} style={style} />;
    return (
      <button
        key={reference}
        type="button"
        className={className}
        aria-label={label}
        style={style}
        onClick={() => look(space)}
      />
    );
  });
}
