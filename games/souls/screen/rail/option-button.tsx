import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { OptionLine } from "@tavolata/ui/table/question/option-list.js";
import { findFigure } from "../../queries/figures.js";
import { optionIcon } from "../deeds.js";
import { useDesk } from "../desk.js";
import { useOdds } from "./use-odds.js";

/** One thing that can be done: its key, its picture, its words, and for an attack what it promises. Looking at it shows the area that it means. */
export function OptionButton({ choice }: { readonly choice: Pickable }) {
  const { shown, pointAt, seen } = useDesk();
  const { act } = shown;
  const { option } = choice;
  const odds = useOdds()(choice);
  const [kind, name = ""] = (option.at?.[0] ?? "").split(":");
  const point = () => {
    if (kind === "area") pointAt(name);
    else if (kind === "figure") pointAt(findFigure(seen, name)?.area);
  };
  return (
    <div data-option={option.id} className="sw-option" onPointerEnter={point} onPointerLeave={() => pointAt(undefined)}>
      <OptionLine act={act} choice={choice} icon={optionIcon(option)}>
        {odds && <small className="sw-odds">{odds}</small>}
      </OptionLine>
    </div>
  );
}
