import type { RuleId } from "@tavolata/kernel";
import { useWords } from "../language/words.js";
import { useRulebook } from "./use-rulebook.js";
import "./rule-link.css";

/** The id of a rule, wherever it stands: it opens the rule's entry. */
export function RuleLink({ id }: { readonly id: RuleId }) {
  const { rules, open } = useRulebook();
  const { page, language } = useWords();
  const title = rules.get(id)?.title[language] ?? "";
  return (
    <button type="button" className="rule-link" aria-label={page("rules.open", { id, title })} onClick={() => open(id)}>
      {id}
    </button>
  );
}

export function RuleLinks({ ids }: { readonly ids: readonly RuleId[] }) {
  return ids.map((id) => <RuleLink key={id} id={id} />);
}
