import { held } from "@tavolata/language";
import { idsInText } from "./ids-in-text.js";
import { RuleLink } from "./rule-link.js";
import { useRulebook } from "./use-rulebook.js";

interface RuledTextProps {
  readonly text: string;
  /** The rule whose own text it is: nobody needs to be led to where they are. */
  readonly of?: string;
}

/** A text in which the ids of rules open their entries. */
export function RuledText({ text, of }: RuledTextProps) {
  const { rules } = useRulebook();
  const pieces = idsInText(held(text), (id) => rules.has(id) && id !== of);
  return pieces.map(({ text: words, isRule }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay as they are
    isRule ? <RuleLink key={i} id={words} /> : words,
  );
}
