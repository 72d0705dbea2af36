import type { Content } from "@tavolata/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type ReadContent, readPlain } from "./read-content.js";

const ContentContext = createContext<ReadContent>(readPlain);

interface ContentProviderProps {
  /** The corrections of the table that is shown, as far as this page knows their figures. */
  readonly corrections: string;
  readonly children: ReactNode;
}

/** Stands around a table that is shown: whatever reads the game's content inside it reads it as the table is played with it. */
export function ContentProvider({ corrections, children }: ContentProviderProps) {
  const read = useMemo<ReadContent>(
    () => (corrections === "" ? readPlain : (content) => content.with(corrections)),
    [corrections],
  );
  return <ContentContext value={read}>{children}</ContentContext>;
}

/** How to read content, for what is no component and gets it handed. */
export function useReadContent(): ReadContent {
  return useContext(ContentContext);
}

/** A game's content as the table that is shown is played with it. */
export function useContent<C>(content: Content<C>): C {
  return useReadContent()(content);
}
