import {
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import { TabBadge, Tabs } from "../controls/tabs.js";
import { type PageKey, useWords } from "../language/words.js";
import "./right-rail.css";

type RailTab = "act" | "card" | "log";

const tabNames: Readonly<Record<RailTab, PageKey>> = {
  act: "table.actions",
  card: "tab.card",
  log: "tab.log",
};

/** Shows a part of the rail, whatever is shown now. */
export interface RightRailControl {
  show(tab: RailTab): void;
}

const CardContext = createContext(() => {});

/** Lets a game open the card's tab: somebody looks at a card for which there is no room beside the actions. */
export function useCardTab(): () => void {
  return useContext(CardContext);
}

interface RightRailProps {
  readonly ref: Ref<RightRailControl>;
  readonly actions: ReactNode;
  /** The card that is looked at, where the game has cards to read. */
  readonly card: ReactNode;
  readonly log: ReactNode;
  /** The question that is open. */
  readonly asked: string | undefined;
  /** Whether it is answered on the board: then nobody needs the list of actions for it. */
  readonly isOnBoard: boolean;
}

/** Actions, card and log: the chosen one has all the room that it needs, and the others stand below it where they can be read. */
export function RightRail({ ref, actions, card, log, asked, isOnBoard }: RightRailProps) {
  const { page } = useWords();
  const [tab, show] = useState<RailTab>("act");
  const id = useId();
  useImperativeHandle(ref, () => ({ show }), []);
  const showCard = useCallback(() => show("card"), []);
  useEffect(() => {
    if (asked !== undefined && !isOnBoard) show((before) => (before === "card" ? "act" : before));
  }, [asked, isOnBoard]);
  const names: readonly RailTab[] = card ? ["act", "card", "log"] : ["act", "log"];
  const panel = (name: RailTab) => ({
    id: `${id}${name}-panel`,
    role: "tabpanel",
    "aria-labelledby": `${id}${name}`,
    className: `rail-${name}`,
  });
  return (
    <CardContext value={showCard}>
      <aside className="table-right tabbed" data-tab={tab}>
        <Tabs id={id} label={page("sheet.title")} names={names} chosen={tab} onChoose={show}>
          {(one) => (
            <>
              {page(tabNames[one])}
              {one === "act" && asked !== undefined && tab !== "act" && <TabBadge says={page("seats.asked")} />}
            </>
          )}
        </Tabs>
        <div {...panel("act")}>{actions}</div>
        <div className="rail-rest">
          {card && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
            <div {...panel("card")} tabIndex={0}>
              {card}
            </div>
          )}
          <div {...panel("log")}>{log}</div>
        </div>
      </aside>
    </CardContext>
  );
}
