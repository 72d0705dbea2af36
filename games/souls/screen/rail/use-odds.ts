import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { soulsContent } from "../../content/content.js";
import { formsOf } from "../../queries/attack/weapons.js";
import { findFigure } from "../../queries/figures.js";
import { useDesk } from "../desk.js";
import { attackOdds } from "../fight/odds.js";

/** Says the chances of an attack with a weapon, before effects; nothing for anything else. */
export function useOdds(): (choice: Pickable | undefined) => string | undefined {
  const content = useContent(soulsContent);
  const { page, language } = useWords();
  const { seen, acting } = useDesk();
  return (choice) => {
    if (choice?.option.verb !== "attack" || !acting) return undefined;
    const { target: id, using } = choice.option;
    const target = findFigure(seen, id);
    const form = formsOf(content, seen, acting).find((one) => one.with === using)?.form;
    if (!target || !form) return undefined;
    const { wound, fell, expected } = attackOdds(content, seen, acting, target, form);
    const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return page("souls.odds", {
      range: form.range === 0 ? page("souls.melee") : page("souls.range", { range: form.range }),
      expected: number.format(expected),
      wound: percent.format(wound),
      fell: percent.format(fell),
    });
  };
}
