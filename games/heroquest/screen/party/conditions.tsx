import type { Message } from "@tavolata/kernel";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { isInShock } from "../../queries/figures.js";
import type { Figure } from "../../state.js";

/** What keeps somebody from acting as usual, and what potions and spells do to them. */
function conditionsOf(figure: Figure): Message[] {
  const states: Message[] = [];
  if (figure.prone > 0) states.push({ key: "draw.prone" });
  if (figure.mind < 0 && figure.fullMind > 0) states.push({ key: "draw.unconscious" });
  if (isInShock(figure)) states.push({ key: "draw.shock" });
  if (figure.buried) states.push({ key: "draw.buried" });
  if (figure.pit) states.push({ key: "draw.in-pit" });
  for (const { what, of, change } of figure.lasting) {
    states.push({ key: of ? `lasting.${what}.${of}` : `lasting.${what}`, args: { change } });
  }
  return states;
}

export function Conditions({ figure }: { readonly figure: Figure }) {
  const speaker = useSpeaker();
  const states = conditionsOf(figure).filter(({ key }) => speaker.has(key));
  if (states.length === 0) return null;
  return (
    <ul className="hq-conditions">
      {states.map((state) => (
        <li key={`${state.key} ${JSON.stringify(state.args)}`}>{speaker.say(state)}</li>
      ))}
    </ul>
  );
}
