import type { GameScreen, GameScreenProps } from "@tavolata/ui/game/game-screen.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { KeysDialog } from "@tavolata/ui/table/keys-dialog.js";
import { whoIs } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { lazy, type Ref, Suspense, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { StatisticsDialog } from "../statistics/statistics-dialog.js";
import { EndDialog } from "./end-dialog.js";
import { Menu } from "./menu.js";
import { UndoDialog } from "./undo-dialog.js";

const ExplainWindow = lazy(withWords(["figures"], () => import("../../explain/explain-window.js")));

export type WindowName = "menu" | "keys" | "undo" | "end" | "statistics" | "explain";

/** Opens a window over the table, past the table itself: nothing under it is drawn anew. */
export interface WindowsControl {
  open(name: WindowName): void;
  /** Explains what is pointed at, or lets one choose. */
  explain(at: string | undefined): void;
}

interface WindowsProps {
  readonly ref: Ref<WindowsControl>;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly shown: GameScreenProps;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
  readonly onTyped: () => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

const noKeys: NonNullable<GameScreen["keys"]> = [];

/** The windows over the table, of which one is open at most. The end opens its own. */
export function Windows({ ref, session, snapshot, shown, preferences, setPreferences, ...on }: WindowsProps) {
  const { onTyped, onAgain, onLeave } = on;
  const { outcome, undo, onlooker, view } = snapshot;
  const { screen } = session;
  const { seats } = shown;
  const speaker = useSpeaker();
  const [window, setWindow] = useState<WindowName | undefined>(outcome ? "end" : undefined);
  const [explained, setExplained] = useState<string>();
  useImperativeHandle(
    ref,
    () => ({
      open: setWindow,
      explain(at) {
        setExplained(at);
        setWindow("explain");
      },
    }),
    [],
  );
  const isLookingBack = snapshot.past !== undefined;
  const isToldOf = useRef(outcome !== undefined);
  // Together with what it is about: nobody should press something else in between.
  useLayoutEffect(() => {
    if (isLookingBack) return; // whoever comes back from there knows how it ended
    if (outcome && !isToldOf.current) setWindow("end");
    isToldOf.current = outcome !== undefined;
  }, [outcome, isLookingBack]);
  const close = () => setWindow(undefined);
  const named = () => seats.map((look) => ({ ...look, name: whoIs(look, screen.aliasOf?.(view, look.seat), speaker) }));
  switch (window) {
    case "menu":
      return (
        <Menu
          session={session}
          seats={seats}
          preferences={preferences}
          setPreferences={setPreferences}
          onLeave={onLeave}
          onKeys={() => setWindow("keys")}
          onStatistics={() => setWindow("statistics")}
          onExplain={
            screen.explains &&
            (() => {
              setExplained(undefined);
              setWindow("explain");
            })
          }
          onTyped={() => {
            close();
            onTyped();
          }}
          onClose={close}
        />
      );
    case "keys":
      return (
        <KeysDialog
          more={screen.keys ?? noKeys}
          preferences={preferences}
          setPreferences={setPreferences}
          onClose={close}
        />
      );
    case "explain":
      if (!screen.explains) return null;
      return (
        <Suspense>
          <ExplainWindow
            key={explained}
            game={session.game}
            explains={screen.explains}
            shown={shown}
            at={explained}
            onClose={close}
          />
        </Suspense>
      );
    case "undo":
      return <UndoDialog session={session} undo={undo} seat={onlooker} onClose={close} />;
    case "statistics":
      if (session.id === undefined) return null;
      return <StatisticsDialog table={session.id} seats={named()} onClose={close} />;
    case "end":
      if (!outcome) return null;
      return (
        <EndDialog
          session={session}
          outcome={outcome}
          seats={named()}
          onStatistics={() => setWindow("statistics")}
          report={screen.Report && <screen.Report {...shown} />}
          onAgain={onAgain}
          onLeave={onLeave}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
