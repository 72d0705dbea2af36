import { formsOf } from "@tavolata/souls/open";
import { useWords } from "../../../language/words.js";
import type { Choice } from "../../../table/act.js";
import { OptionLine } from "../../../table/option-list.js";
import { optionIcon, restOf, verbOf } from "../deeds.js";
import { useDesk } from "../desk.js";
import { attackOdds } from "../odds.js";
import { figureIn, tableOf } from "../seen.js";

/** One thing that can be done: its key, its picture, its words, and for an attack what it promises. Looking at it shows the area that it means. */
export function OptionButton({ choice }: { readonly choice: Choice }) {
  const { shown, pointAt, seen } = useDesk();
  const { act } = shown;
  const { option } = choice;
  const odds = useOdds(choice);
  const [kind, name = ""] = (option.at?.[0] ?? "").split(":");
  const point = () => {
    if (kind === "area") pointAt(name);
    else if (kind === "figure") pointAt(figureIn(seen, name)?.area);
  };
  return (
    <div data-option={option.id} className="sw-option" onPointerEnter={point} onPointerLeave={() => pointAt(undefined)}>
      <OptionLine act={act} choice={choice} icon={optionIcon(option)}>
        {odds && <small className="sw-odds">{odds}</small>}
      </OptionLine>
    </div>
  );
}

/** The chances of an attack with a weapon, before effects. */
function useOdds({ option }: Choice): string | undefined {
  const { page, language } = useWords();
  const { seen, acting } = useDesk();
  if (verbOf(option) !== "attack" || !acting) return undefined;
  const [weapon, id] = restOf(option).split(":");
  const target = figureIn(seen, id);
  const form = formsOf(tableOf(seen), acting).find((one) => one.with === weapon)?.form;
  if (!target || !form) return undefined;
  const { wound, fell, expected } = attackOdds(seen, acting, target, form);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return page("souls.odds", {
    range: form.range === 0 ? page("souls.melee") : page("souls.range", { range: form.range }),
    expected: number.format(expected),
    wound: percent.format(wound),
    fell: percent.format(fell),
  });
}
