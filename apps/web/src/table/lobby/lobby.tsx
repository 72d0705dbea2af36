import { scenarioIn } from "@tavolata/game";
import type { MessageTables } from "@tavolata/language";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { matchTitle } from "@tavolata/ui/game/game-list.js";
import { SpeakerProvider, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { seatLooks, withSeatNames } from "@tavolata/ui/table/seats/seat-looks.js";
import { useMemo, useSyncExternalStore } from "react";
import { ShareLink } from "../../new-table/share-link.js";
import { questIcon } from "../../start/quest-icons.js";
import { LineBar } from "../bars/line-bar.js";
import { LinkList } from "../desk/link-list.js";
import { handsAt } from "../saved/saved-hands.js";
import { seatingOf } from "../seating-of-table.js";
import { Conversation } from "../talk/talk.js";
import { FairDice } from "./fair-dice.js";
import type { Gathered, GatheringTable } from "./gathering-table.js";
import { LobbySeats } from "./lobby-seats.js";
import { Start } from "./start.js";
import { useLobby } from "./use-lobby.js";
import "../bars/bars.css";
import "../desk/table-desk.css";
import "./lobby.css";

interface LobbyProps {
  readonly gathering: GatheringTable;
  readonly messages: MessageTables;
}

/** A table that gathers those who will play: who sits where, how others come, and when it begins. */
export function Lobby({ gathering, messages }: LobbyProps) {
  const { language } = useSpeaker();
  const gathered = useSyncExternalStore(gathering.subscribe, gathering.gathered);
  const { table } = gathered;
  const places = table.seats.map(({ seat }) => seat);
  const seating = seatingOf(table, handsAt(table.id));
  const names = JSON.stringify(seating);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the seating and the seats
  const named = useMemo(() => withSeatNames(messages, places, seating), [messages, names]);
  return (
    <SpeakerProvider messages={named} language={language}>
      <Room gathering={gathering} gathered={gathered} messages={messages} />
    </SpeakerProvider>
  );
}

function Room({ gathering, gathered, messages }: LobbyProps & { readonly gathered: Gathered }) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const { table, line } = gathered;
  const isByLink = gathering.link !== undefined;
  const deeds = useLobby(table, isByLink);
  const places = table.seats.map(({ seat }) => seat);
  const mine = isByLink ? [] : table.seats.flatMap((one) => (one.mine ? [one.seat] : []));
  const seats = seatLooks(gathering.gameScreen, places, seatingOf(table, handsAt(table.id)), messages, language);
  const game = speaker.say({ key: "game.name" });
  const quest = table.questTitle ?? matchTitle(table.options, speaker);
  const isAtTable = mine.length > 0 || table.owned === true;
  const hasOthers = table.seats.some((one) => one.person && !one.mine);
  const session = { table, people: mine, say: (words: string) => gathering.say(words) };
  return (
    <PageFrame title={game}>
      {line === "lost" && <LineBar />}
      <div className="lobby">
        <header className="lobby-head">
          <span className="lobby-picture">
            <Icon of={questIcon(table.game, scenarioIn(table.options))} />
          </span>
          <div>
            <h1 className="page-title">{game}</h1>
            {quest !== undefined && quest !== game && <p className="serif lobby-quest">{quest}</p>}
          </div>
        </header>
        {deeds.refused && <p role="alert">{page(deeds.refused)}</p>}
        <Start table={table} deeds={deeds} />
        <LobbySeats table={table} seats={seats} mine={mine} deeds={deeds} />
        {isAtTable && (hasOthers || gathered.chat.length > 0) && (
          <section className="lobby-part lobby-talk" aria-labelledby="lobby-talk">
            <h2 id="lobby-talk">{page("talk.title")}</h2>
            <Conversation session={session} moment={gathered} />
          </section>
        )}
        <FairDice table={table} own={gathering.ownContribution} />
        {table.owned && (
          <details className="lobby-part">
            <summary>{page("desk.links")}</summary>
            <div className="desk">
              <div className="desk-deeds">
                <button
                  type="button"
                  className="button"
                  disabled={deeds.isBusy}
                  onClick={() => deeds.makeLink({ leads: "audience" })}
                >
                  {page("desk.make-audience")}
                </button>
              </div>
              {deeds.made?.to.leads === "audience" && (
                <ShareLink key={deeds.made.address} name={page("desk.audience")} link={deeds.made.address} />
              )}
              <LinkList links={deeds.links} onRevoke={deeds.revokeLink} />
            </div>
          </details>
        )}
        {isAtTable && (
          <div className="desk-deeds">
            <button type="button" className="button" disabled={deeds.isBusy} onClick={deeds.putAside}>
              {page("tables.put-aside")}
            </button>
          </div>
        )}
      </div>
    </PageFrame>
  );
}
