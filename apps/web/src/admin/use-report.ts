import type { HouseReport } from "@tavolata/client";
import { asText, persisted } from "@tavolata/ui/page/persisted.js";
import { useEffect, useState } from "react";
import { client } from "../app/client.js";

/** How often it is asked anew, in milliseconds. */
const every = 10_000;

/** The token is forgotten when the window is closed. */
const kept = persisted("tavolata.admin", (found) => asText(found) ?? "", { isText: true, isOfWindow: true });

export interface Report {
  readonly report: HouseReport | undefined;
  /** Why there is none, or none that is newer. */
  readonly error: unknown;
  /** Asks with this token from now on. */
  show(token: string): void;
}

/** How the house is doing, asked again and again. */
export function useReport(): Report {
  const [token, setToken] = useState(kept.read);
  const [report, setReport] = useState<HouseReport>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const told = await client.houseReport(token);
        if (!isWanted) return;
        setReport(told);
        setError(undefined);
      } catch (reason) {
        if (!isWanted) return;
        setError(reason);
      }
      timer = setTimeout(ask, every);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [token]);
  return {
    report,
    error,
    show(given) {
      kept.write(given);
      setReport(undefined);
      setError(undefined);
      setToken(given);
    },
  };
}
