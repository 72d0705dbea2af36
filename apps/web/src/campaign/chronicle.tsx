import lost from "game-icon:death-skull";
import won from "game-icon:laurels-trophy";
import next from "game-icon:treasure-map";
import { namesScenario } from "@tavolata/game";
import { joinTables, type MessageTables } from "@tavolata/language";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { matchTitle, useGameList } from "@tavolata/ui/game/game-list.js";
import { type PageKey, SpeakerProvider, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { useAct } from "@tavolata/ui/table/question/act.js";
import { seatLooks, withSeatNames } from "@tavolata/ui/table/seats/seat-looks.js";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { faultKey } from "../language/faults.js";
import { ImportFile } from "../new-table/import-file.js";
import { questIcon } from "../start/quest-icons.js";
import type { ServerSession } from "../table/server/server-session.js";
import { exportMatch } from "../table/windows/menu.js";
import { EmptyBook } from "./empty-book.js";
import { Road } from "./road.js";
import "./campaign.css";

interface ChronicleProps {
  readonly session: ServerSession;
  readonly messages: MessageTables;
}

export function Chronicle({ session, messages }: ChronicleProps) {
  const { language } = useSpeaker();
  const { seating, texts } = useSyncExternalStore(session.subscribe, session.snapshot);
  const named = useMemo(
    () => withSeatNames(texts ? joinTables(messages, texts) : messages, session.seats, seating),
    [messages, texts, session, seating],
  );
  return (
    <SpeakerProvider messages={named} language={language}>
      <Book session={session} messages={messages} />
    </SpeakerProvider>
  );
}

const nothing = { answer: () => {}, refuse: () => {} };

function Book({ session, messages }: ChronicleProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { screen } = session;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { view, events, seating } = snapshot;
  const seats = useMemo(
    () => seatLooks(screen, session.seats, seating, messages, speaker.language),
    [screen, session, seating, messages, speaker],
  );
  const act = useAct(undefined, screen, view, nothing);
  const shown = { view, events, seats, act, options: session.options };
  const Around = screen.Around ?? Bare;
  const scenario = useGameList()
    ?.find(({ id }) => id === session.game)
    ?.options.find(namesScenario);
  const scenarios = scenario?.type === "choice" ? scenario.values : [];
  const chapters = screen.chaptersIn?.(view, session.options, scenarios);
  if (!chapters) {
    return (
      <EmptyBook title={page("campaign.none")}>
        <p>{page("campaign.none-means")}</p>
        <a className="button large" href={addressOf({ at: "new" })}>
          {page("home.lay-table")}
        </a>
      </EmptyBook>
    );
  }
  const { record, present, length, fallen, shared, score } = chapters;
  const titleOf = (quest: string) => matchTitle({ quest }, speaker);
  return (
    <div className="campaign">
      <section className="campaign-book" aria-labelledby="chronicle">
        <h2 id="chronicle">{page("campaign.chronicle")}</h2>
        <p className="muted">
          {length === undefined
            ? page("campaign.played", { played: record.length })
            : page("campaign.progress", { played: record.length, length })}
          {score !== undefined && ` · ${page("campaign.score", { score })}`}
        </p>
        {length !== undefined && <Road record={record} length={length} isPlaying={!snapshot.outcome} />}
        {record.length === 0 && (
          <EmptyBook title={page("campaign.unwritten")}>
            <p>{page("campaign.unwritten-means")}</p>
          </EmptyBook>
        )}
        <ol>
          {record.map((played, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quest may be played twice
            <li key={i} className="chronicle-quest">
              <span className="chronicle-picture">
                <Icon of={questIcon(session.game, played.quest)} />
              </span>
              <div>
                <h3>{titleOf(played.quest)}</h3>
                <p className={played.won ? "chronicle-won" : "chronicle-lost"}>
                  <Icon of={played.won ? won : lost} />
                  {played.rounds === undefined
                    ? page("campaign.done")
                    : page(played.won ? "campaign.won" : "campaign.lost", { rounds: played.rounds })}
                </p>
                <p className="muted">
                  {[
                    ...(played.gold === undefined ? [] : [page("campaign.gold", { gold: played.gold })]),
                    ...(played.lost.length === 0
                      ? []
                      : [page("campaign.fell", { names: named(speaker, played.lost) })]),
                  ].join(" · ")}
                </p>
              </div>
            </li>
          ))}
          {!snapshot.outcome && (
            <li className="chronicle-quest next">
              <span className="chronicle-picture">
                <Icon of={present === undefined ? next : questIcon(session.game, present)} />
              </span>
              <div>
                <p className="chronicle-over">{page(present === undefined ? "campaign.between" : "campaign.next")}</p>
                {present !== undefined && <h3>{titleOf(present)}</h3>}
                <p className="muted">
                  <screen.Round view={view} />
                </p>
                <a className="button" href={addressOf({ at: "table", id: session.id })}>
                  {page("invite.to-table")}
                </a>
              </div>
            </li>
          )}
        </ol>
      </section>
      <div className="campaign-side">
        <section aria-labelledby="party">
          <h2 id="party">{page("campaign.party")}</h2>
          {screen.Party && (
            <Around {...shown}>
              <screen.Party {...shown} />
            </Around>
          )}
        </section>
        {fallen.length > 0 && (
          <section aria-labelledby="fallen">
            <h2 id="fallen">{page("campaign.fallen")}</h2>
            <p>{page("campaign.fell", { names: named(speaker, fallen) })}</p>
          </section>
        )}
        {shared.items.length > 0 && (
          <section aria-labelledby="shared">
            <h2 id="shared">{page(`campaign.${shared.title}`)}</h2>
            <ul className="campaign-found">
              {counted(named(speaker, shared.items)).map(([name, count]) => (
                <li key={name}>{count > 1 ? `${name} × ${count}` : name}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="campaign-files" aria-label={page("campaign.files")}>
          <ExportCampaign session={session} />
          <ImportFile />
        </section>
      </div>
    </div>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Each name once, with how often it came. */
function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

function named(speaker: ReturnType<typeof useSpeaker>, ids: readonly string[]): string[] {
  return ids.map((id) => speaker.name(id));
}

function ExportCampaign({ session }: { readonly session: ServerSession }) {
  const { page } = useWords();
  const [refused, setRefused] = useState<PageKey>();
  const take = () => exportMatch(session).catch((error: unknown) => setRefused(faultKey(error)));
  return (
    <>
      <button type="button" className="button" onClick={() => void take()}>
        {page("campaign.export")}
      </button>
      {refused && <p role="alert">{page(refused)}</p>}
    </>
  );
}
