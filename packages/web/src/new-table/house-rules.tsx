import type { OptionDefinition } from "@tavolata/kernel";
import type { ShelfGame } from "../games/game-list.js";
import { type PageKey, useSpeaker, useWords } from "../language/words.js";
import { RuleLink } from "../rules/rule-link.js";
import { useRulebook } from "../rules/rulebook.js";
import { type Plan, withOption } from "./plan.js";

interface HouseRulesProps {
  readonly game: ShelfGame;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
}

/** These have a place of their own. */
const elsewhere = ["quest", "scenario", "adventurers", "heroes", "pairs", "players"];

/** Texts aren't rules, and have a place of their own, too. */
type RuleDefinition = Exclude<OptionDefinition, { type: "text" }>;

function isHouseRule(option: OptionDefinition): option is RuleDefinition {
  if (option.id === "campaign" && option.type === "switch") return false; // it stands below the quests
  return option.type !== "text" && !elsewhere.includes(option.id);
}

const groups = ["heroic", "movement", "combat", "magic", "search", "table"] as const;
type Group = (typeof groups)[number];

/** Every rule that can be played either way, with its text. */
export function HouseRules({ game, plan, setPlan }: HouseRulesProps) {
  const { page } = useWords();
  const options = game.options.filter(isHouseRule);
  if (options.length === 0) return null;
  const changed = options.filter(({ id, default: usual }) => (plan.options[id] ?? usual) !== usual).length;
  return (
    <section className="new-step" aria-labelledby="house-rules">
      <h2 id="house-rules" className="new-step-title">
        {page("new.house-rules")}
      </h2>
      <p className="muted" role="status">
        {page("new.changed", { count: changed })}
      </p>
      {groups.map((group) => {
        const own = options.filter(({ rule }) => groupOf(rule) === group);
        if (own.length === 0) return null;
        return (
          <details key={group} className="new-rules">
            <summary>
              <span className="serif">{page(`rules-group.${group}` satisfies PageKey)}</span>{" "}
              <span className="muted">{page("new.rules", { count: own.length })}</span>
            </summary>
            <ul>
              {own.map((option) => (
                <li key={option.id} className="new-rule">
                  <HouseRule option={option} plan={plan} setPlan={setPlan} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** By the chapter of the rulebook. */
function groupOf(rule: string | undefined): Group {
  const [, chapter = ""] = /^HQ-(RH|\d+)/.exec(rule ?? "") ?? [];
  if (chapter === "RH" || chapter === "0") return "heroic";
  if (chapter === "4") return "movement";
  if (["3", "6", "7"].includes(chapter)) return "combat";
  if (chapter === "8") return "magic";
  return ["5", "10", "12"].includes(chapter) ? "search" : "table";
}

interface HouseRuleProps {
  readonly option: RuleDefinition;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
}

function HouseRule({ option, plan, setPlan }: HouseRuleProps) {
  const { language } = useWords();
  const speaker = useSpeaker();
  const { rules } = useRulebook();
  const rule = option.rule === undefined ? undefined : rules.get(option.rule);
  const set = (value: boolean | number | string) => setPlan(withOption(plan, option.id, value, option.default));
  const value = plan.options[option.id] ?? option.default;
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
          {rule.text[language]} <RuleLink id={rule.id} />
        </p>
      )}
    </>
  );
}

function valuesOf(option: Exclude<RuleDefinition, { type: "switch" }>): readonly (number | string)[] {
  if (option.type === "choice") return option.values;
  return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}
