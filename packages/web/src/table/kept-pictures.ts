import { useEffect, useRef } from "react";
import type { Looks, SmallPicture } from "../games/face.js";
import type { Moment, TableSession } from "./session.js";

const place = "tavolata.pictures";

/** Of so many tables this browser keeps a picture: those that were looked at last. */
const most = 24;

type Kept = Readonly<Record<string, SmallPicture>>;

/** The board of a table as it was last seen in this browser. */
export function pictureOf(table: string): SmallPicture | undefined {
  return read()[table];
}

/** Keeps a small picture of the board whenever somebody leaves the table or looks away. */
export function useKeptPicture(session: TableSession, { view, past }: Moment, looks: Looks): void {
  const newest = useRef(view);
  if (!past) newest.current = view;
  const { id } = session;
  useEffect(() => {
    const { pictureOf: draw } = looks;
    if (id === undefined || !draw) return;
    const keep = () => {
      const picture = draw(newest.current);
      if (picture) write({ ...without(read(), id), [id]: picture });
    };
    document.addEventListener("visibilitychange", keep);
    addEventListener("pagehide", keep);
    return () => {
      keep();
      document.removeEventListener("visibilitychange", keep);
      removeEventListener("pagehide", keep);
    };
  }, [id, looks]);
}

function without(kept: Kept, table: string): Kept {
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([id]) => id !== table)
      .slice(1 - most),
  );
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Kept;
  } catch {
    return {}; // a browser that keeps nothing, or something else in its place: then there are no pictures
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch (error) {
    console.warn("The picture of the table can't be kept:", error);
  }
}
