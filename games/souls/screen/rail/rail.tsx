import { Icon } from "@tavolata/ui/controls/icon.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { BarredChoice, Pickable } from "@tavolata/ui/table/question/act.js";
import { BarredList } from "@tavolata/ui/table/question/barred-list.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { OptionList } from "@tavolata/ui/table/question/option-list.js";
import { useState } from "react";
import { type DeedGroup, deedGroups, groupIcons, groupOf } from "../deeds.js";
import { useDesk } from "../desk.js";
import { DefenceStrip } from "../fight/defence-strip.js";
import type { SoulsScreenProps } from "../shown.js";
import { FigureCard } from "./figure-card.js";
import { OptionButton } from "./option-button.js";
import "./rail.css";

/** The right of the table: the card that is looked at, the attack under way, and everything that can be done. */
export function Rail(shown: SoulsScreenProps) {
  const { page } = useWords();
  const { looked } = useDesk();
  const { act } = shown;
  return (
    <div className="sw-rail">
      <DefenceStrip />
      {looked !== undefined && <FigureCard />}
      {act.decision?.kind === "hero-turn" ? <Groups {...shown} /> : <PlainList {...shown} />}
      {/* The scroll of an enemy that acts comes by itself, and must not push away what is asked. */}
      {looked === undefined && <FigureCard />}
      {!act.decision && <p className="muted actions-none">{page("act.none")}</p>}
    </div>
  );
}

/** Every option in one list, in the table's own order. */
function PlainList({ act }: SoulsScreenProps) {
  return (
    <>
      <Options choices={act.choices} />
      <ConfirmButton act={act} />
      <BarredList barred={act.barred} />
    </>
  );
}

function Options({ choices }: { readonly choices: readonly Pickable[] }) {
  return (
    <OptionList choices={choices} className="sw-options">
      {(choice) => <OptionButton choice={choice} />}
    </OptionList>
  );
}

/** SS-4.2.1-a: what can be done in the turn, by kinds. All of it can be had as one list. */
function Groups(shown: SoulsScreenProps) {
  const { act } = shown;
  const { page } = useWords();
  const [isList, setList] = useState(false);
  const isShort = act.choices.length <= 9;
  return (
    <>
      {isList ? (
        <PlainList {...shown} />
      ) : (
        deedGroups.map((group) => (
          <Group
            key={`${act.decision?.key} ${group}`}
            group={group}
            choices={act.choices.filter(({ option }) => groupOf(option) === group)}
            barred={act.barred.filter(({ option }) => groupOf(option) === group)}
            isShort={isShort}
          />
        ))
      )}
      <button type="button" className="sw-list-switch" aria-pressed={isList} onClick={() => setList(!isList)}>
        {page("souls.text-list")}
      </button>
    </>
  );
}

interface GroupProps {
  readonly group: DeedGroup;
  readonly choices: readonly Pickable[];
  readonly barred: readonly BarredChoice[];
  readonly isShort: boolean;
}

function Group({ group, choices, barred, isShort }: GroupProps) {
  const { page } = useWords();
  const { group: opened, open } = useDesk();
  if (choices.length === 0 && barred.length === 0) return null;
  const name = page(`souls.deed.${group}`);
  const [only] = choices;
  if (only && choices.length === 1 && barred.length === 0) return <OptionButton choice={only} />;
  const usual = choices.length > 0 && (isShort || group === "attack" || group === "quest" || choices.length <= 2);
  const isOpen = opened === group || (opened === undefined && usual);
  return (
    <section className={choices.length === 0 ? "sw-group greyed" : "sw-group"}>
      <button
        type="button"
        className="sw-group-head"
        aria-expanded={isOpen}
        onClick={() => open(isOpen ? "end" : group)}
      >
        <Icon of={groupIcons[group]} />
        <span className="sw-group-name">{name}</span>
        <span className="sw-group-count number">{choices.length > 0 ? choices.length : page("souls.not-now")}</span>
      </button>
      {isOpen && <Options choices={choices} />}
      {isOpen && <BarredList barred={barred} />}
    </section>
  );
}
