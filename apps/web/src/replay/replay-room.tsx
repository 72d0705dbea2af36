import home from "game-icon:castle";
import type { TableInfo } from "@tavolata/client";
import { audience, type Save, type Verdict } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { LanguageSwitch } from "@tavolata/ui/controls/language-switch.js";
import { useMedia } from "@tavolata/ui/controls/use-media.js";
import { matchTitle } from "@tavolata/ui/game/game-list.js";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { type PageKey, SpeakerProvider, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { download } from "@tavolata/ui/table/match-file.js";
import { DiceTray } from "@tavolata/ui/table/pace/dice-tray.js";
import { useAct } from "@tavolata/ui/table/question/act.js";
import { seatLooks, withSeatNames } from "@tavolata/ui/table/seats/seat-looks.js";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { client, someone } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { linkTo, ShareLink } from "../new-table/share-link.js";
import { clientAt, isAtHome } from "../offline/home-client.js";
import { KnownDice, KnownDiceMark } from "../table/dice-proof/known-dice.js";
import { SeedProof } from "../table/dice-proof/seed-proof.js";
import { seatingOf } from "../table/seating-of-table.js";
import type { ReplayPlayer } from "./player.js";
import { Reel } from "./reel.js";
import { ReplayLog } from "./replay-log.js";
import "../table/table-screen.css";
import "@tavolata/ui/table/head.css";
import "./replay.css";

interface ReplayRoomProps {
  readonly table: TableInfo;
  readonly save: Save;
  readonly gameScreen: GameScreen;
  readonly player: ReplayPlayer;
  readonly messages: MessageTables;
  /** It is looked at by a link. */
  readonly isShared: boolean;
}

export function ReplayRoom(props: ReplayRoomProps) {
  const { table, messages } = props;
  const { language } = useSpeaker();
  const named = useMemo(
    () =>
      withSeatNames(
        messages,
        table.seats.map(({ seat }) => seat),
        seatingOf(table, {}),
      ),
    [messages, table],
  );
  return (
    <SpeakerProvider messages={named} language={language}>
      <Room {...props} />
    </SpeakerProvider>
  );
}

/** From this width on everybody's sheets have room beside the board. */
const wide = "(min-width: 1280px)";

const nothing = { answer: () => {}, refuse: () => {} };

function Room({ table, save, gameScreen, player, messages, isShared }: ReplayRoomProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { language } = speaker;
  const [at, setAt] = useState(player.length);
  const [onlooker, setOnlooker] = useState(() => table.seats.find(({ mine }) => mine)?.seat ?? audience);
  const [isAsking, setAsking] = useState(false);
  const title = table.questTitle ?? matchTitle(table.options, speaker) ?? table.game;
  useEffect(() => {
    document.title = `${title} · Tavolata`;
  }, [title]);
  const seats = useMemo(
    () => seatLooks(gameScreen, player.seats, seatingOf(table, {}), messages, language),
    [gameScreen, player, table, messages, language],
  );
  const { view, events } = useMemo(() => player.look(at, onlooker), [player, at, onlooker]);
  const all = useMemo(() => player.look(player.length, onlooker).events, [player, onlooker]);
  const act = useAct(undefined, gameScreen, view, nothing);
  const jump = useCallback((event: number) => setAt(player.momentOf(event, onlooker)), [player, onlooker]);
  const shown = { view, events, seats, act, options: player.options };
  const Around = gameScreen.Around ?? Bare;
  const hasRoom = useMedia(wide);
  return (
    <Around {...shown}>
      <div className={hasRoom && gameScreen.Party ? "replay with-party" : "replay"}>
        <header className="head">
          <div className="head-match">
            <h1 className="head-name">{title}</h1>
            <p className="head-round">
              <KnownDiceMark table={table} />
              {page("replay.title")} · <gameScreen.Round view={view} />
            </p>
          </div>
          <div className="head-tools">
            <label className="replay-eyes">
              <span className="unseen">{page("replay.eyes")}</span>
              <select className="field" value={onlooker} onChange={(event) => setOnlooker(event.target.value)}>
                <option value={audience}>{page("replay.audience")}</option>
                {seats.map(({ seat, name }) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" className="button" onClick={() => setAsking(true)}>
              {page("replay.more")}
            </button>
            <div className="head-language">
              <LanguageSwitch />
            </div>
            <a className="button bare" href={addressOf({ at: "home" })}>
              <Icon of={home} />
              <span className="head-word">{page("menu.leave")}</span>
            </a>
          </div>
        </header>
        {hasRoom && gameScreen.Party && (
          <div className="replay-party">
            <gameScreen.Party {...shown} />
          </div>
        )}
        <main className="table-centre replay-board">
          <gameScreen.Board {...shown} />
        </main>
        <aside className="replay-side">
          <ReplayLog events={all} told={events.length} onJump={jump} />
        </aside>
        <footer className="replay-foot">
          <Reel at={at} length={player.length} onGo={setAt} />
          {gameScreen.Tray ? (
            <gameScreen.Tray {...shown} />
          ) : (
            <DiceTray events={events} seats={seats} gameScreen={gameScreen} />
          )}
        </footer>
        {isAsking && (
          <More
            table={table}
            save={save}
            player={player}
            at={at}
            isShared={isShared}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Around>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}

interface MoreProps {
  readonly table: TableInfo;
  readonly save: Save;
  readonly player: ReplayPlayer;
  readonly at: number;
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** What can be done with a match that is over: play on from here, share it, verify it, keep it. */
function More({ table, save, player, at, isShared, onClose }: MoreProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [verdict, setVerdict] = useState<Verdict>();
  const [link, setLink] = useState<string>();
  const own = clientAt(table.id).ownContribution(table.id);
  const [refused, setRefused] = useState<PageKey>();
  const isBusy = useRef(false);
  const attempt = async (deed: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefused(undefined);
    try {
      await deed();
    } catch (error) {
      setRefused(faultKey(error));
    } finally {
      isBusy.current = false;
    }
  };
  const goOn = async () => {
    const keeper = clientAt(table.id);
    if (keeper === client) await someone(page("guest"));
    const seats = table.seats.map(
      ({ seat, bot }) => [seat, bot === undefined ? { sits: "me" as const } : { sits: "bot" as const, bot }] as const,
    );
    const { id } = await keeper.openFromFile({ save: player.saveAt(at), seats: Object.fromEntries(seats) });
    goTo({ at: "table", id });
  };
  const share = async () => {
    const { token } = await client.makeLink(table.id, { leads: "replay" });
    setLink(linkTo({ at: "replay", token }));
  };
  return (
    <Dialog title={page("replay.more")} onClose={onClose}>
      <div className="replay-more">
        <button
          type="button"
          className="button main"
          disabled={at === player.length}
          onClick={() => void attempt(goOn)}
        >
          {page("replay.go-on")}
        </button>
        <p className="muted">{page(at === player.length ? "replay.at-end" : "replay.go-on-means")}</p>
        <button
          type="button"
          className="button"
          onClick={() => setVerdict(player.verify(table.seedHash, table.contributions, own))}
        >
          {page("verify")}
        </button>
        <p role="status">
          {verdict &&
            (verdict.sound
              ? page("verify.sound")
              : page("verify.unsound", { problem: speaker.sentence(verdict.said) }))}
        </p>
        <KnownDice table={table} />
        <SeedProof seedHash={table.seedHash} seed={table.seed} contributions={save.contributions ?? []} own={own} />
        {isShared ? (
          <ShareLink name={page("replay.title")} link={location.href} />
        ) : (
          table.owned &&
          !isAtHome(table.id) && (
            <button type="button" className="button" onClick={() => void attempt(share)}>
              {page("desk.make-replay")}
            </button>
          )
        )}
        {link !== undefined && <ShareLink name={page("replay.title")} link={link} />}
        <button
          type="button"
          className="button"
          onClick={() => download(`${table.game}-${table.seedHash.slice(0, 8)}.json`, JSON.stringify(save, null, 1))}
        >
          {page("export")}
        </button>
        {refused && <p role="alert">{page(refused)}</p>}
      </div>
    </Dialog>
  );
}
