import type { Callable } from "@tavolata/kernel";
import {
  CompanionBoardInstructions,
  CompanionCorrect,
  CompanionEntry,
  isEntered,
} from "@tavolata/ui/companion/at-table.js";
import { desk, phone, useCalm, useMedia } from "@tavolata/ui/controls/use-media.js";
import { usePointing } from "@tavolata/ui/explain/pointed-thing.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useWindowTitle } from "@tavolata/ui/page/window-title.js";
import { useRulebook } from "@tavolata/ui/rules/use-rulebook.js";
import { type Drawer, Drawers } from "@tavolata/ui/table/drawers.js";
import { Head } from "@tavolata/ui/table/head.js";
import { rememberTold, toldLines } from "@tavolata/ui/table/log/last-told.js";
import { DiceTray } from "@tavolata/ui/table/pace/dice-tray.js";
import type { BotPace } from "@tavolata/ui/table/pace/use-bot-pace.js";
import { useSounds } from "@tavolata/ui/table/pace/use-sounds.js";
import type { Act } from "@tavolata/ui/table/question/act.js";
import { Actions } from "@tavolata/ui/table/question/actions.js";
import { Calls } from "@tavolata/ui/table/question/calls.js";
import { MainButton } from "@tavolata/ui/table/question/main-button.js";
import { RightRail, type RightRailControl } from "@tavolata/ui/table/right-rail.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import { Seats } from "@tavolata/ui/table/seats/seats.js";
import type { TableSnapshot } from "@tavolata/ui/table/session.js";
import { Sheet, type SheetControl } from "@tavolata/ui/table/sheet.js";
import { ThrowsButton } from "@tavolata/ui/table/throws/throws-button.js";
import { TypedLine, type TypedLineControl } from "@tavolata/ui/table/typed/typed-line.js";
import { useKeys } from "@tavolata/ui/table/use-keys.js";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Bars } from "./bars/bars.js";
import { BotsControl } from "./bots-control.js";
import { KnownDiceMark } from "./dice-proof/known-dice.js";
import { useHint } from "./hint/use-hint.js";
import { Log } from "./log.js";
import { QuestionBar } from "./question-bar.js";
import { useSavedGlance } from "./saved/saved-glances.js";
import type { RoomProps } from "./table-room.js";
import { Talk } from "./talk/talk.js";
import { useAnswers } from "./use-answers.js";
import { useTableDeeds } from "./use-table-deeds.js";
import { exportMatch } from "./windows/menu.js";
import { Windows, type WindowsControl } from "./windows/windows.js";
import "./table-screen.css";

interface TableScreenProps extends RoomProps {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly SeatLook[];
  readonly pace: BotPace;
}

const noCalls: readonly Callable[] = [];

/** The common frame: head, question bar, seats, board, actions and log, dice; on a phone the rails are a sheet. */
export function TableScreen(props: TableScreenProps) {
  const { session, keeping, snapshot, seats, pace, preferences, setPreferences, onAgain, onLeave } = props;
  const { screen } = session;
  const { page } = useWords();
  const speaker = useSpeaker();
  const isPhone = useMedia(phone);
  const isDesk = useMedia(desk);
  const { open: openRules } = useRulebook();
  const windows = useRef<WindowsControl>(null);
  const typed = useRef<TypedLineControl>(null);
  const [drawer, setDrawer] = useState<Drawer>();
  const logRef = useRef<HTMLDivElement>(null);
  const { act, refusal, refusals, refuse } = useAnswers(session, snapshot, keeping?.isElsewhere ?? false);
  const { onlooker, outcome } = snapshot;

  // What is done on the board must not lie under a sheet.
  const isReal = isEntered(act.decision);
  const isOffered = isReal || (screen.offersAll?.(snapshot.view) ?? false);
  const isBoards = act.decision !== undefined && !isReal && (isOffered || isDoneOnBoard(act));
  useEffect(() => {
    if (isBoards) setDrawer(undefined);
  }, [isBoards]);
  useWindowTitle(speaker.say({ key: "game.name" }), { id: session.id, isWaiting: act.decision !== undefined });

  const askUndo = useCallback(() => windows.current?.open("undo"), []);
  const { takeBack, doAgain, call, lookBack, askEarlier, wholeLog } = useTableDeeds(session, snapshot, refuse, askUndo);
  const pieces = [onlooker, ...(screen.piecesOf?.(snapshot.view, onlooker) ?? [])].join();
  const mine = useMemo(() => pieces.split(","), [pieces]);
  const hint = useHint(session, snapshot);
  const askHint = isReal ? undefined : hint.ask; // nobody knows what real dice ought to show
  const sheet = useRef<SheetControl>(null);
  const rail = useRef<RightRailControl>(null);
  const showLog = useCallback(() => {
    // On a phone and a tablet it is put away as long as nobody wants it, and where there is little room.
    flushSync(() => {
      sheet.current?.open("log");
      setDrawer("right");
      if (!logRef.current?.checkVisibility()) rail.current?.show("log");
    });
    logRef.current?.focus();
  }, []);
  // Whatever leads to something on the board (`data-leads`) puts away what lies over it.
  const makeRoom = ({ target }: MouseEvent) => {
    if (!(target as Element).closest("[data-leads]")) return;
    sheet.current?.lower();
    setDrawer(undefined);
  };
  const explain = useCallback((at: string | undefined) => windows.current?.explain(at), []);
  const pointedAt = usePointing(screen.explains ? explain : undefined);
  const keyDeeds = useMemo(
    () => ({
      z: () => void takeBack(),
      "shift+z": () => void doAgain(),
      h: () => askHint?.(),
      i: () => explain(pointedAt()),
      l: showLog,
      r: () => openRules(),
      "?": () => windows.current?.open("keys"),
      ":": () => typed.current?.open(),
    }),
    [takeBack, doAgain, openRules, askHint, showLog, explain, pointedAt],
  );
  useSavedGlance(session, snapshot, screen, (event) => speaker.event(event));
  useEffect(
    () =>
      rememberTold(
        snapshot.events
          .slice(Math.max(snapshot.earlier ?? 0, snapshot.events.length - toldLines))
          .map((event) => speaker.event(event)),
      ),
    [snapshot.events, snapshot.earlier, speaker],
  );
  useKeys(preferences.keys, act, keyDeeds);
  const isCalm = useCalm();
  useSounds(snapshot, screen, preferences.sound === "system" ? !isCalm : preferences.sound === "on");

  const { view, events, due } = snapshot;
  const calls = outcome ? noCalls : snapshot.interjections;
  const { options } = session;
  const shown = useMemo(
    () => ({ view, events, seats, act, due, options, calls, call }),
    [view, events, seats, act, due, options, calls, call],
  );
  // What doesn't change with a pause, a refusal or a drawer isn't drawn anew with it.
  const actions = useMemo(
    () => (
      <>
        {isReal ? (
          isPhone && <CompanionEntry act={act} gameScreen={screen} />
        ) : (
          <Actions
            act={act}
            gameScreen={screen}
            shown={shown}
            onResult={outcome && (() => windows.current?.open("end"))}
          />
        )}
        <Calls calls={calls} onCall={(callable) => void call(callable)} />
        {askHint && (
          <button type="button" className="button actions-hint" onClick={askHint}>
            {page("hint.ask")}
          </button>
        )}
      </>
    ),
    [act, screen, shown, outcome, calls, call, isPhone, isReal, askHint, page],
  );
  const head = useMemo(
    () => (
      <Head
        round={<screen.Round view={snapshot.view} />}
        mark={<KnownDiceMark table={session.table} />}
        aim={screen.Aim && <screen.Aim view={snapshot.view} />}
        undo={snapshot.undo}
        mayUndo={session.people.length > 0 && !snapshot.outcome && !snapshot.past}
        onUndo={() => void takeBack()}
        onRedo={snapshot.canRedo ? () => void doAgain() : undefined}
        onMenu={() => windows.current?.open("menu")}
      >
        {session.id !== undefined && <Talk session={session} moment={snapshot} />}
      </Head>
    ),
    [screen, snapshot, session, takeBack, doAgain],
  );
  const hasRealDice = session.table?.dice === "physical";
  const [misread, setMisread] = useState<number>();
  const bars = useMemo(
    () => (
      <Bars session={session} keeping={keeping} snapshot={snapshot} seats={seats} hint={hint}>
        {hasRealDice && session.people.length > 0 && (
          <CompanionBoardInstructions session={session} snapshot={snapshot} />
        )}
      </Bars>
    ),
    [session, keeping, snapshot, seats, hint, hasRealDice],
  );
  const log = (
    <Log
      ref={logRef}
      events={snapshot.past?.log ?? snapshot.events}
      now={snapshot.past?.event}
      gameScreen={screen}
      seedHash={session.seedHash}
      mine={mine}
      reasons={snapshot.reasons}
      refusals={refusals}
      earlier={snapshot.earlier}
      onEarlier={askEarlier}
      onWhole={wholeLog}
      onMoment={lookBack}
      onCorrect={hasRealDice && session.people.length > 0 && !snapshot.past ? setMisread : undefined}
    />
  );
  const party = screen.Party ? (
    <screen.Party {...shown} />
  ) : (
    <Seats seats={seats} view={snapshot.view} looks={screen} />
  );
  const tray = screen.Tray ? (
    <screen.Tray {...shown} />
  ) : (
    <DiceTray events={snapshot.events} seats={seats} gameScreen={screen} />
  );
  const throws = <ThrowsButton events={snapshot.events} options={options} gameScreen={screen} />;
  const bots = (
    <BotsControl
      session={session}
      snapshot={snapshot}
      seats={seats}
      pace={pace}
      hint={hint}
      preferences={preferences}
      setPreferences={setPreferences}
    />
  );
  const Around = screen.Around ?? Bare;
  return (
    <Around {...shown}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button inside is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside */}
      <div
        className={`table ${screen.Party ? "rich" : ""} ${drawer === undefined ? "" : `${drawer}-open`}`}
        onClick={makeRoom}
      >
        {head}
        <QuestionBar
          act={act}
          snapshot={snapshot}
          seats={seats}
          refusal={refusal}
          isOffered={isOffered}
          isPaused={pace.paused}
          gameScreen={screen}
          detail={screen.Detail && <screen.Detail {...shown} />}
          onHint={askHint}
          onResult={() => windows.current?.open("end")}
          onAgain={onAgain}
        />
        {bars}
        <TypedLine
          ref={typed}
          act={act}
          calls={calls}
          onCall={(callable) => void call(callable)}
          onUndo={() => void takeBack()}
          onRedo={() => void doAgain()}
          onLog={showLog}
          onLeave={onLeave}
          onExport={() => exportMatch(session)}
        />
        <main className="table-centre">
          <screen.Board {...shown} />
          {isPhone && tray}
          {screen.Hand && <screen.Hand {...shown} />}
        </main>
        {isPhone ? (
          <Sheet
            ref={sheet}
            actions={actions}
            party={
              <>
                {party}
                {throws}
                {bots}
              </>
            }
            log={log}
            me={screen.Me && <screen.Me {...shown} />}
            main={act.main && <MainButton act={act} />}
            isAsked={act.decision !== undefined}
            isOnBoard={isBoards}
          />
        ) : (
          <>
            <div className="table-left">
              {party}
              {screen.Party && throws}
            </div>
            {screen.Party ? (
              <RightRail
                ref={rail}
                actions={actions}
                card={isDesk && screen.Card && <screen.Card {...shown} />}
                log={log}
                asked={act.decision?.key}
                isOnBoard={isBoards}
              />
            ) : (
              <aside className="table-right">
                {actions}
                {log}
              </aside>
            )}
            <footer className="table-foot">
              {screen.Party && <Drawers drawer={drawer} setDrawer={setDrawer} />}
              {isReal ? (
                <CompanionEntry act={act} gameScreen={screen} />
              ) : (
                <>
                  {tray}
                  {throws}
                  {bots}
                  <MainButton act={act} />
                </>
              )}
            </footer>
          </>
        )}
        {misread !== undefined && (
          <CompanionCorrect
            session={session}
            snapshot={snapshot}
            event={misread}
            onClose={() => setMisread(undefined)}
          />
        )}
        {props.beside}
        <Windows
          ref={windows}
          session={session}
          snapshot={snapshot}
          shown={shown}
          preferences={preferences}
          setPreferences={setPreferences}
          onTyped={() => typed.current?.open()}
          onAgain={onAgain}
          onLeave={onLeave}
        />
      </div>
    </Around>
  );
}

/** Whether at least half of what can be done is done on the board: then it should be seen. */
function isDoneOnBoard({ choices }: Act): boolean {
  const onBoard = choices.filter(({ place }) => place !== undefined).length;
  return onBoard > 0 && onBoard * 2 >= choices.length;
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}
