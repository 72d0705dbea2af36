import { countsPlayers, namesCampaign, namesScenario } from "@tavolata/game";
import { type OptionDefinition, type OptionValue, usualOptions } from "@tavolata/kernel";
import type { Language } from "@tavolata/language";
import type { RuleInfo } from "@tavolata/ui/game/game-data.js";
import type { ShelfGame } from "@tavolata/ui/game/game-list.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { byChapter, chapterOf } from "@tavolata/ui/rules/chapters.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { RuledText } from "@tavolata/ui/rules/ruled-text.js";
import { useRulebook } from "@tavolata/ui/rules/use-rulebook.js";
import { type TablePlan, withOption, withoutPresets } from "./plan.js";

interface HouseRulesProps {
  readonly game: ShelfGame;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

/** Texts aren't rules, and have a place of their own. */
type RuleDefinition = Exclude<OptionDefinition, { type: "text" }>;

function isHouseRule(option: OptionDefinition): option is RuleDefinition {
  // These have a place of their own, too.
  if (namesScenario(option) || namesCampaign(option) || countsPlayers(option)) return false;
  return option.type !== "text";
}

/** Every rule that can be played either way, with its text. */
export function HouseRules({ game, plan, setPlan }: HouseRulesProps) {
  const { page, language } = useWords();
  const { rules } = useRulebook();
  const options = game.options.filter(isHouseRule);
  if (options.length === 0) return null;
  const usual = usualOptions(game.options, plan.options);
  const changed = options.filter((option) => (plan.options[option.id] ?? usual[option.id]) !== option.default).length;
  return (
    <section className="new-step" aria-labelledby="house-rules">
      <h2 id="house-rules" className="new-step-title">
        {page("new.house-rules")}
      </h2>
      <p className="muted" role="status">
        {page("new.changed", { count: changed })}
      </p>
      {grouped(options, rules.values(), language).map(({ id, title, options: own }) => (
        <details key={id} className="new-rules">
          <summary>
            <span className="serif">{title ?? page("rules-group.table")}</span>{" "}
            <span className="muted">{page("new.rules", { count: own.length })}</span>
          </summary>
          <ul>
            {own.map((option) => (
              <li key={option.id} className="new-rule">
                <HouseRule option={option} usual={usual[option.id]!} plan={plan} setPlan={setPlan} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

interface Group {
  readonly id: string;
  readonly title: string | undefined;
  readonly options: readonly RuleDefinition[];
}

/** By the chapters of the catalogue, in its order; what no rule speaks of comes last. */
function grouped(options: readonly RuleDefinition[], rules: Iterable<RuleInfo>, language: Language): readonly Group[] {
  const chapters = byChapter(rules);
  const of = ({ rule }: RuleDefinition) => (rule === undefined ? "" : chapterOf(rule));
  const known = chapters.map(({ id, first }) => ({ id, title: first.title[language] }));
  const rest = options.filter((option) => !known.some(({ id }) => id === of(option)));
  return [
    ...known.map(({ id, title }) => ({ id, title, options: options.filter((option) => of(option) === id) })),
    { id: "", title: undefined, options: rest },
  ].filter((group) => group.options.length > 0);
}

interface HouseRuleProps {
  readonly option: RuleDefinition;
  /** What it is when nobody changes it: the preset may say so. */
  readonly usual: OptionValue;
  readonly plan: TablePlan;
  readonly setPlan: (plan: TablePlan) => void;
}

function HouseRule({ option, usual, plan, setPlan }: HouseRuleProps) {
  const { language } = useWords();
  const speaker = useSpeaker();
  const { rules } = useRulebook();
  const rule = option.rule === undefined ? undefined : rules.get(option.rule);
  const set = (value: OptionValue) => setPlan(withOption(withoutPresets(plan, option), option.id, value, usual));
  const value = plan.options[option.id] ?? usual;
  const label = speaker.sentence({ key: `option.${option.id}` });
  return (
    <>
      {option.type === "switch" ? (
        <label className="new-switch">
          <input type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />
          <span>{label}</span>
        </label>
      ) : (
        <label className="new-value">
          <span>{label}</span>
          <select
            className="field"
            value={String(value)}
            onChange={(event) => set(option.type === "number" ? Number(event.target.value) : event.target.value)}
          >
            {valuesOf(option).map((one) => (
              <option key={one} value={one}>
                {typeof one === "number" ? one : speaker.name(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {rule && (
        <p className="muted new-rule-text">
          <RuledText text={rule.text[language]} of={rule.id} /> <RuleLink id={rule.id} />
        </p>
      )}
    </>
  );
}

function valuesOf(option: Exclude<RuleDefinition, { type: "switch" }>): readonly (number | string)[] {
  if (option.type === "choice") return option.values;
  return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}
