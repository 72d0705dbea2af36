import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { isDialogOpen } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { isKeyWanted } from "@tavolata/ui/page/single-keys.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { Act, Barred, Pickable } from "@tavolata/ui/table/question/act.js";
import { ConfirmButton } from "@tavolata/ui/table/question/confirm-button.js";
import { useEffect, useState } from "react";
import type { Turn } from "../../state.js";
import { usePointing } from "../board/pointing.js";
import { type DeedGroup, deedGroups, groupIcons, groupKeys, groupOf, isStrike, optionIcon } from "../deeds.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { Extra } from "./extra.js";
import { usesLeft } from "./uses.js";
import "./rail.css";

/** HQ-3.8: what can be done, by kinds in a fixed order; other questions are a plain list. All of it can be had as one list. */
export function Rail(shown: HeroQuestScreenProps) {
  const { act, view } = shown;
  const { page } = useWords();
  const [isList, setList] = useState(false);
  const isAction = act.decision?.kind === "action";
  const turn = view.state.turn;
  if (!act.decision) return <p className="muted actions-none">{page("act.none")}</p>;
  return (
    <>
      {isAction && turn && !isList ? (
        <ol className="hq-groups">
          {deedGroups.map((group) => (
            <Group key={group} group={group} shown={shown} turn={turn} />
          ))}
        </ol>
      ) : (
        <PlainRail {...shown} />
      )}
      {isAction && (
        <button type="button" className="hq-list-switch" aria-pressed={isList} onClick={() => setList(!isList)}>
          {page("heroquest.text-list")}
        </button>
      )}
    </>
  );
}

/** All options one after the other, those of a walk in words; below them what can't be done. */
function PlainRail({ act }: HeroQuestScreenProps) {
  const { page } = useWords();
  return (
    <>
      <ol className="actions-list">
        {act.choices.map((choice) => (
          <li key={choice.option.id}>
            <Deed act={act} choice={choice} />
          </li>
        ))}
      </ol>
      <ConfirmButton act={act} />
      {act.barred.length > 0 && (
        <details className="hq-barred">
          <summary>{page("act.barred")}</summary>
          <ul>
            {act.barred.map((barred) => (
              <li key={barred.option.id}>
                <BarredDeed barred={barred} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface GroupProps {
  readonly group: DeedGroup;
  readonly shown: HeroQuestScreenProps;
  readonly turn: Turn;
}

/** A kind of action: done at once where there is only one way, opened where there are several, greyed with the reason where there is none. */
function Group({ group, shown: { act, options }, turn }: GroupProps) {
  const { page } = useWords();
  const { group: opened, open, acting } = usePointing();
  const choices = act.choices.filter(({ option }) => groupOf(option) === group);
  const barred = act.barred.filter(({ option }) => groupOf(option) === group);
  const isOpen = opened === group;
  // HQ-18.3: dice without a target are thrown by whoever asks for it, never by the way.
  const isBlind = choices.length === 1 && choices[0]?.option.id === "attack-nobody";
  // A walk and the end of the turn are done by their name; where there is only one way, that one is. A blow shows its odds first.
  const first =
    choices.find(({ option }) => option.id === "move" || option.id === "end-turn") ??
    (choices.length === 1 && !isBlind && !choices.some(({ option }) => isStrike(option)) ? choices[0] : undefined);
  const name = page(`heroquest.deed.${group}`);
  const inside = (
    <>
      <span className="key" aria-hidden="true">
        {groupKeys[group].toUpperCase()}
      </span>
      <Icon of={groupIcons[group]} />
      <span className="hq-group-name">{name}</span>
      {choices.length > 0 && <Uses left={usesLeft(group, turn, acting, options)} />}
    </>
  );
  useGroupKey(group, () => {
    if (first) act.pick(first.option.id);
    else open(isOpen ? undefined : group);
  });
  if (choices.length === 0) {
    const [why] = barred;
    return (
      <li className="hq-group greyed">
        {why ? (
          <button
            type="button"
            className="hq-group-head"
            aria-expanded={isOpen}
            onClick={() => open(isOpen ? undefined : group)}
          >
            {inside}
            <Reason barred={why} />
          </button>
        ) : (
          <div className="hq-group-head">
            {inside}
            <span className="hq-group-why">{page(`heroquest.no.${group}`)}</span>
          </div>
        )}
        {isOpen && <BarredList barred={barred} />}
      </li>
    );
  }
  if (first) {
    const others = choices.filter((choice) => choice !== first);
    const more = others.length + barred.length;
    return (
      <li className={isOpen ? "hq-group open" : "hq-group"}>
        <div className="hq-group-row">
          <ChoiceButton act={act} choice={first} className="hq-group-head">
            {inside}
            <Single choice={first} group={group} turn={turn} />
          </ChoiceButton>
          {more > 0 && (
            <button
              type="button"
              className="hq-group-more"
              aria-expanded={isOpen}
              aria-label={page("heroquest.more", { group: name, count: others.length })}
              onClick={() => open(isOpen ? undefined : group)}
            >
              <span aria-hidden="true">{others.length > 0 ? `+${others.length}` : "?"}</span>
            </button>
          )}
        </div>
        {isOpen && <Deeds act={act} choices={others} barred={barred} />}
      </li>
    );
  }
  return (
    <li className={`hq-group ${isOpen ? "open" : ""} ${isBlind ? "greyed" : ""}`}>
      <button
        type="button"
        className="hq-group-head"
        aria-expanded={isOpen}
        onClick={() => open(isOpen ? undefined : group)}
      >
        {inside}
        {isBlind && <span className="hq-group-why">{page("heroquest.no.attack")}</span>}
      </button>
      {isOpen && <Deeds act={act} choices={choices} barred={barred} />}
    </li>
  );
}

interface DeedsProps {
  readonly act: Act;
  readonly choices: readonly Pickable[];
  readonly barred: readonly Barred[];
}

function Deeds({ act, choices, barred }: DeedsProps) {
  return (
    <>
      {choices.length > 0 && (
        <ol className="hq-deeds">
          {choices.map((choice) => (
            <li key={choice.option.id}>
              <Deed act={act} choice={choice} />
            </li>
          ))}
        </ol>
      )}
      <BarredList barred={barred} />
    </>
  );
}

/** What the only way to do it is, where the name of the group doesn't say so already. */
function Single({
  choice,
  group,
  turn,
}: {
  readonly choice: Pickable;
  readonly group: DeedGroup;
  readonly turn: Turn;
}) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const plain = choice.option.id === "move" || choice.option.id === "end-turn";
  const text = plain
    ? page(group === "end" ? "heroquest.actions-left" : "heroquest.dice-thrown", { actions: turn.actions })
    : speaker.sentence(choice.option.label);
  return <span className="hq-group-left">{text}</span>;
}

/** How often it may still be done. */
function Uses({ left }: { readonly left: number | undefined }) {
  const { page } = useWords();
  if (left === undefined) return null;
  return (
    <span className="hq-group-uses number" title={page("heroquest.uses", { left })}>
      <span aria-hidden="true">{left}</span>
      <span className="unseen">{page("heroquest.uses", { left })}</span>
    </span>
  );
}

function Reason({ barred }: { readonly barred: Barred }) {
  const speaker = useSpeaker();
  return <span className="hq-group-why">{speaker.sentence(barred.option.bar.reason)}</span>;
}

/** The letter of a group does what a press on it would do. */
function useGroupKey(group: DeedGroup, press: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen() || !isKeyWanted(event)) return;
      if ((event.target as Element).closest("input, select, textarea")) return;
      if (event.key.toLowerCase() === groupKeys[group]) press();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

/** One option: icon, words, and what should be known before: odds, cost, the card's text. */
function Deed({ act, choice }: { readonly act: Act; readonly choice: Pickable }) {
  const speaker = useSpeaker();
  const { look } = usePointing();
  const { option, number } = choice;
  const icon = optionIcon(option);
  const at = option.at?.[0];
  const isAimed = isStrike(option) && at !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is looked at on the board follows the pointer
    <div
      onPointerEnter={(event) => isAimed && event.pointerType === "mouse" && look(at)}
      onFocus={() => isAimed && look(at)}
      className="hq-deed"
    >
      <ChoiceButton act={act} choice={choice} className={`action ${option.verb}`}>
        {number < 10 && (
          <span className="key number" aria-hidden="true">
            {number}
          </span>
        )}
        {icon && <Icon of={icon} />}
        <span className="action-label">
          {speaker.sentence(option.label)}
          <Extra option={option} />
        </span>
        {act.collects && (
          <span className="action-tick" aria-hidden="true">
            {choice.times > 1 ? choice.times : choice.picked ? "✓" : ""}
          </span>
        )}
      </ChoiceButton>
    </div>
  );
}

function BarredList({ barred }: { readonly barred: readonly Barred[] }) {
  if (barred.length === 0) return null;
  return (
    <ul className="hq-deeds">
      {barred.map((one) => (
        <li key={one.option.id}>
          <BarredDeed barred={one} />
        </li>
      ))}
    </ul>
  );
}

function BarredDeed({ barred: { option } }: { readonly barred: Barred }) {
  const speaker = useSpeaker();
  return (
    <div className="hq-barred-deed">
      <span>
        <s>{speaker.sentence(option.label)}</s>
        <span className="action-reason">{speaker.sentence(option.bar.reason)}</span>
      </span>
      <RuleLink id={option.bar.rule} />
    </div>
  );
}
