import type { Decision } from "@tavolata/kernel";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useSpeaker, useWords } from "../language/words.js";
import type { Act } from "../table/question/act.js";
import { type CardGroup, enteredLately, found, groupsOf, noteEntered } from "./card-groups.js";
import { Entered } from "./entered.js";

interface CardEntryProps {
  readonly act: Act;
  readonly decision: Decision;
}

/** The card that was drawn: by a few letters of its name, among those that came lately, or in the list of all that it may be. */
export function CardEntry({ act, decision }: CardEntryProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [searched, setSearched] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const entered = act.choices.filter(({ picked }) => picked).map(({ option }) => option.id);
  const groups = useMemo(
    () => groupsOf(decision.options, ({ label }) => speaker.sentence(label)),
    [decision.options, speaker],
  );
  const fitting = found(groups, searched);
  const lately = searched === "" ? enteredLately(groups) : [];
  const isFull = act.collects && entered.length >= decision.max;
  const left = ({ ids }: CardGroup) => ids.find((one) => !entered.includes(one));
  const enter = (group: CardGroup) => {
    const { name } = group;
    const id = left(group);
    if (id === undefined || isFull) return;
    noteEntered(name);
    setSearched("");
    act.pick(id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
    else if (event.key !== "Enter") return;
    else if (act.canConfirm) act.confirm();
    else if (searched !== "") fitting.filter(left).slice(0, 1).forEach(enter);
    event.preventDefault();
  };
  const Cards = ({ of }: { readonly of: readonly CardGroup[] }) => (
    <>
      {of.map((group) => (
        <button
          key={group.name}
          type="button"
          className="entry-card"
          aria-disabled={isFull || group.ids.every((id) => entered.includes(id))}
          onClick={() => enter(group)}
        >
          {group.name}
          {group.ids.length > 1 && (
            <span className="muted number">{page("companion.copies", { count: group.ids.length })}</span>
          )}
        </button>
      ))}
    </>
  );
  return (
    <>
      <label className="entry-search">
        <span className="unseen">{page("companion.search")}</span>
        <input
          type="search"
          className="field"
          value={searched}
          placeholder={page("companion.search")}
          onChange={({ target }) => setSearched(target.value)}
          onKeyDown={onKey}
        />
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from button to button */}
      <div ref={list} className="entry-cards" onKeyDown={goByArrow}>
        {lately.length > 0 && (
          <>
            <h3>{page("companion.recent")}</h3>
            <Cards of={lately} />
            <h3>{page("companion.all-cards")}</h3>
          </>
        )}
        {Cards({ of: fitting })}
        {fitting.length === 0 && <p className="muted">{page("companion.no-card")}</p>}
      </div>
      {act.collects && <Entered act={act} decision={decision} entered={entered} />}
    </>
  );
}

/** The arrows go to the button before or after. */
function goByArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const step =
    event.key === "ArrowDown" || event.key === "ArrowRight"
      ? 1
      : event.key === "ArrowUp" || event.key === "ArrowLeft"
        ? -1
        : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
  event.preventDefault();
}
