import { levels } from "@tavolata/bots";
import type { Leading, Link, TableInfo } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { KnownTo } from "@tavolata/ui/table/seats/known-to.js";
import { type SeatLook, sitterWords } from "@tavolata/ui/table/seats/seat-looks.js";
import type { TableSession } from "@tavolata/ui/table/session.js";
import { lazy, Suspense, useEffect, useState } from "react";
import { isCampaign } from "../../campaign/is-campaign.js";
import { faultKey } from "../../language/faults.js";
import { linkTo, ShareLink } from "../../new-table/share-link.js";
import { clientAt, isAtHome } from "../../offline/home-client.js";
import { sitOrAsk } from "../sit-or-ask.js";
import { LinkList } from "./link-list.js";
import { TableNotices } from "./table-notices.js";
import "./table-desk.css";

const DeskHere = lazy(withWords(["offline"], () => import("../../offline/desk-here.js")));

interface TableDeskProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly seats: readonly SeatLook[];
}

/** What is done about a table itself: who sits where, links, the next match, putting it aside. */
export function TableDesk({ session, table, seats }: TableDeskProps) {
  const { page } = useWords();
  const [refused, setRefused] = useState<PageKey>();
  const [made, setMade] = useState<{ readonly name: string; readonly link: string }>();
  const [links, setLinks] = useState<readonly Link[]>([]);
  const isPhone = useMedia(phone);
  const isOwner = table.owned === true;
  const client = clientAt(table.id);
  /** Nobody comes by a link to a table of this device. */
  const hasLinks = !isAtHome(table.id);
  const isOver = table.outcome !== undefined;
  const attempt = async (deed: () => Promise<unknown>) => {
    setRefused(undefined);
    try {
      await deed();
    } catch (error) {
      setRefused(faultKey(error));
    }
  };
  const readLinks = () => client.links(table.id).then(setLinks, () => setLinks([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links of this table, read once
  useEffect(() => {
    void readLinks();
  }, [table.id]);
  const make = (to: Leading, name: string) =>
    attempt(async () => {
      const { token } = await client.makeLink(table.id, to);
      const at = to.leads === "seat" ? "join" : to.leads === "replay" ? "replay" : "watch";
      setMade({ name, link: linkTo({ at, token }) });
      await readLinks();
    });
  const sit = (seat: Seat, wish: Parameters<typeof client.sit>[2]) => attempt(() => client.sit(table.id, seat, wish));
  return (
    <section className="desk" aria-label={page("desk.title")}>
      {refused && <p role="alert">{page(refused)}</p>}
      <details className="desk-part" open={!isPhone}>
        <summary>{page("seats.title")}</summary>
        <ul className="desk-seats">
          {seats.map((look) => {
            const isMine = session.people.includes(look.seat);
            const isFree = look.sitter.kind === "nobody";
            return (
              <li key={look.seat}>
                <SeatMark look={look} />
                <div>
                  <p>
                    <strong className="serif">{look.name}</strong>{" "}
                    <span className="muted">{isMine ? page("seats.you") : page(...sitterWords(look.sitter))}</span>
                  </p>
                  <KnownTo table={table} seat={look.seat} />
                  {!isOver && (
                    <div className="desk-deeds">
                      {(isMine || isOwner) && (
                        <BotChoice look={look} onChoose={(bot) => void sit(look.seat, { sits: "bot", bot })} />
                      )}
                      {hasLinks && (isMine || isOwner) && (
                        <button
                          type="button"
                          className="button"
                          onClick={() => void make({ leads: "seat", seat: look.seat }, look.name)}
                        >
                          {page("desk.to-person")}
                          <span className="unseen"> {look.name}</span>
                        </button>
                      )}
                      {isMine && (
                        <button
                          type="button"
                          className="button"
                          onClick={() => void sit(look.seat, { sits: "nobody" })}
                        >
                          {page("desk.stand-up")}
                          <span className="unseen"> {look.name}</span>
                        </button>
                      )}
                      {!isMine && (isFree || look.sitter.kind === "bot") && (isOwner || (table.open && isFree)) && (
                        <button
                          type="button"
                          className="button"
                          onClick={() => void attempt(() => sitOrAsk(client, table.id, look.seat))}
                        >
                          {page("seats.sit", { name: look.name })}
                        </button>
                      )}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </details>
      {hasLinks && !isOver && session.people.length > 0 && (
        <TableNotices client={client} table={table.id} attempt={attempt} />
      )}
      {table.commentators && (
        <p className="muted small">{page("desk.comment", { names: table.commentators.map(({ name }) => name) })}</p>
      )}
      {isOwner && hasLinks && (
        <>
          <h3>{page("desk.links")}</h3>
          <div className="desk-deeds">
            <button
              type="button"
              className="button"
              onClick={() => void make({ leads: "audience" }, page("desk.audience"))}
            >
              {page("desk.make-audience")}
            </button>
            {isOver && !table.lent && (
              <button
                type="button"
                className="button"
                onClick={() => void make({ leads: "replay" }, page("replay.title"))}
              >
                {page("desk.make-replay")}
              </button>
            )}
          </div>
          {!isOver && (
            <Commentary onMake={(delay) => void make({ leads: "commentator", delay }, page("desk.commentator"))} />
          )}
          {made && <ShareLink key={made.link} name={made.name} link={made.link} />}
          <LinkList
            links={links}
            onRevoke={(id) =>
              void attempt(async () => {
                await client.revokeLink(table.id, id);
                await readLinks();
              })
            }
          />
        </>
      )}
      <Suspense>
        <DeskHere table={table} />
      </Suspense>
      <div className="desk-deeds">
        {isOver && (
          <>
            {!table.lent && (
              <a className="button" href={addressOf({ at: "replay-of", id: table.id })}>
                {page("replay.title")}
              </a>
            )}
            <button
              type="button"
              className="button"
              onClick={() => void attempt(async () => goTo({ at: "table", id: (await client.rematch(table.id)).id }))}
            >
              {page("end.again")}
            </button>
          </>
        )}
        {isCampaign(table.options) && (
          <a className="button" href={addressOf({ at: "campaign", id: table.id })}>
            {page("campaign.title")}
          </a>
        )}
        <button
          type="button"
          className="button"
          onClick={() =>
            void attempt(async () => {
              await client.putAside(table.id, true);
              goTo({ at: "home" });
            })
          }
        >
          {page("tables.put-aside")}
        </button>
      </div>
    </section>
  );
}

/** Which bot plays for somebody, or instead of the bot that sits there. */
export function BotChoice({ look, onChoose }: { readonly look: SeatLook; readonly onChoose: (bot: string) => void }) {
  const { page } = useWords();
  const { sitter } = look;
  return (
    <select
      className="field"
      aria-label={page("desk.bot", { name: look.name })}
      value={sitter.kind === "bot" ? sitter.bot : ""}
      onChange={(event) => onChoose(event.target.value)}
    >
      {sitter.kind !== "bot" && <option value="">{page("desk.to-bot")}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {page(`sitter.${level}`)}
        </option>
      ))}
    </select>
  );
}

/** After how many minutes a commentator may be told. */
const delays = [1, 5, 15, 60];

/** A link for somebody who sees everything, some time later: it can't help anybody at the table. */
function Commentary({ onMake }: { readonly onMake: (delay: number) => void }) {
  const { page } = useWords();
  const [minutes, setMinutes] = useState(5);
  return (
    <div className="desk-commentary">
      <label>
        <span>{page("desk.delay")}</span>
        <select className="field" value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
          {delays.map((delay) => (
            <option key={delay} value={delay}>
              {page("desk.minutes", { minutes: delay })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={() => onMake(minutes * 60)}>
        {page("desk.make-commentator")}
      </button>
      <p className="muted small">{page("desk.commentator-means")}</p>
    </div>
  );
}
