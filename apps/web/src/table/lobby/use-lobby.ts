import type { Leading, Link, Sitting, TableInfo } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useCallback, useEffect, useState } from "react";
import { someone } from "../../app/client.js";
import { faultKey } from "../../language/faults.js";
import { linkTo } from "../../new-table/share-link.js";
import { clientAt } from "../../offline/home-client.js";

/** A link that was just made: it is told this once. */
interface MadeLink {
  readonly to: Leading;
  readonly address: string;
}

/** What can be done at a table that gathers. */
export interface LobbyDeeds {
  sit(seat: Seat, wish: Sitting): void;
  begin(): void;
  makeLink(to: Leading): void;
  revokeLink(id: string): void;
  putAside(): void;
  readonly links: readonly Link[];
  readonly made: MadeLink | undefined;
  readonly refused: PageKey | undefined;
  readonly isBusy: boolean;
}

/** @param isByLink one looks on by a link, and sits down at the table itself */
export function useLobby({ id, owned }: TableInfo, isByLink: boolean): LobbyDeeds {
  const { page } = useWords();
  const guest = page("guest");
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PageKey>();
  const [made, setMade] = useState<MadeLink>();
  const [links, setLinks] = useState<readonly Link[]>([]);
  const client = clientAt(id);
  const readLinks = useCallback(async () => setLinks(owned ? await client.links(id) : []), [client, id, owned]);
  useEffect(() => {
    readLinks().catch((error: unknown) => setRefused(faultKey(error)));
  }, [readLinks]);
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await deed();
    } catch (error) {
      setRefused(faultKey(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    sit: (seat, wish) =>
      void attempt(async () => {
        await someone(guest);
        await client.sit(id, seat, wish);
        if (isByLink) goTo({ at: "table", id });
      }),
    begin: () => void attempt(() => client.begin(id)),
    makeLink: (to) =>
      void attempt(async () => {
        const { token } = await client.makeLink(id, to);
        setMade({ to, address: linkTo({ at: to.leads === "seat" ? "join" : "watch", token }) });
        await readLinks();
      }),
    revokeLink: (link) =>
      void attempt(async () => {
        await client.revokeLink(id, link);
        setMade(undefined);
        await readLinks();
      }),
    putAside: () =>
      void attempt(async () => {
        await client.putAside(id, true);
        goTo({ at: "home" });
      }),
    links,
    made,
    refused,
    isBusy,
  };
}
